// SPDX-License-Identifier: GPL-3.0-or-later
#ifndef CSANDBOX_INTERNAL_H
#define CSANDBOX_INTERNAL_H

#include "CSandbox.h"

#include <stddef.h>
#include <stdint.h>

/* What a path can be used for. */
enum access { access_read, access_write, access_execute };

struct path {
    enum access access;
    const char *name;
};

/* Restricts access to files, and more in newer versions of Landlock, of which at most the given one is used. Returns
 * false if this fails although the kernel has Landlock. */
bool landlock_restrict(const struct path *paths, size_t count, int version);

/* Whether the given version of Landlock limits signals to processes with the same restrictions. */
bool landlock_limits_signals(int version);

/* Limits what this process and those that it starts can use. Must be called while it can read /proc. */
void limit_resources(enum sandbox_role role);

/* The number of threads of all processes of the user. */
unsigned long count_threads_of_user(void);

/* Starts the process of a page that may fork itself, in which this function returns. Its number of processes is limited.
 * The process that has called it becomes their guard. Returns false if this fails. */
bool guard_forks(void);

/* Restricts the system calls. `allows_signals` is whether signals can be sent to other processes. Returns false if this
 * fails although the kernel has seccomp. */
bool filter_restrict(enum sandbox_role role, bool allows_signals);

#endif
