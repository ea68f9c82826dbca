// SPDX-License-Identifier: GPL-3.0-or-later
/* Code of the page's process that has to be in C: a signal handler must neither allocate memory nor take locks, and
 * Swift does not guarantee that. */

#ifndef CPAGEFAULTS_H
#define CPAGEFAULTS_H

#include <stdbool.h>

/* Installs handlers that report on standard error where the page is when a fatal signal or SIGUSR1 arrives. A report is
 * a line that starts with the character U+001E, such as `fault 4 s120 1a2b 3c4d`: the signal number, the step that the
 * page ran last (`s120`) or at which it received its last input (`i120`), then hexadecimal addresses relative to the
 * start of the page's library, innermost frame first. After a fatal signal, it is of the
 * thread that caused it, and buffered output is written before the report; after SIGUSR1, it is of the main thread. */
void page_faults_install_handlers(void);

/* Sets the page's library, given any address in it. Reports contain no addresses before this call. */
void page_faults_set_library(const void *address);

/* Notes that the page runs a step, or receives an input at it. */
void page_faults_note(int step, bool is_input);

/* Sets what is called after the report of an error that Swift has found, on the main thread and on its stack. It may do
 * what a signal handler must not do, because Swift has stopped at a place of the page's code. */
void page_faults_call_at_end(void (*last_words)(void));

/* Exits the process as soon as the peer closes the socket `link`, whatever the page is doing. */
void page_faults_exit_with_link(int link);

#endif
