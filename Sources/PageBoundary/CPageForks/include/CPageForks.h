// SPDX-License-Identifier: GPL-3.0-or-later
/* Forks of a page's process. They are written in C because Swift has no `fork`. */

#ifndef CPAGEFORKS_H
#define CPAGEFORKS_H

#include <stdbool.h>

/* Forks this process. Returns 0 in the new process, 1 in this one, and -1 if that has failed. The new process is not a
 * child of this one, so that it need not be waited for. Both are single-threaded then, or should be: the new process has
 * no other threads. */
int page_fork(void);

/* Whether the process has threads that a new process would lack. The thread with which Pango looks for fonts does not
 * count while it has nothing to do. */
bool page_has_threads(void);

/* The memory that the process does not share with others, or only since it was forked, in bytes; 0 if that is not known. */
long page_own_memory(void);

/* Replaces an event counter, which the process shares with the one that it was forked from, by one of its own. */
void page_fork_replace_counter(int descriptor);

/* Sets whether the process reports where it is when it is asked to. One that only waits has nothing to report. */
void page_fork_set_reports(bool are_enabled);

/* Ends the process without a trace. */
_Noreturn void page_fork_leave(void);

#endif
