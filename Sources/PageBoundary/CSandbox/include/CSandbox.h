// SPDX-License-Identifier: GPL-3.0-or-later
/* Restricts a process to what a Swift page, its compiler, or a decoder of pictures needs, with Landlock and seccomp. It
 * is written in C because it has to run before a program has started threads, and in a launcher that starts quickly. */

#ifndef CSANDBOX_H
#define CSANDBOX_H

#include <stdbool.h>

/* What a process may do in addition to reading files. */
enum sandbox_role {
    /* Write to the files that are open already. */
    sandbox_page,
    /* Also fork itself. */
    sandbox_forking_page,
    /* Execute the program of a page, which restricts itself once its libraries are loaded. */
    sandbox_page_start,
    /* Read files, with less memory. System calls are not restricted yet; see `sandbox_complete`. */
    sandbox_decoder,
    /* Also write files and execute programs, as far as the options allow. */
    sandbox_tool,
    /* Also start child processes. */
    sandbox_driver,
};

/* The status with which a forked process ends if the others are to go on. */
enum { sandbox_left = 86 };

/* The version of Landlock in this kernel; 0 if there is none. */
int sandbox_landlock_version(void);

/* Whether this kernel can filter system calls. */
bool sandbox_can_filter(void);

/* Whether Landlock or seccomp is not missing, but refused, such as by a container. */
bool sandbox_is_refused(void);

/* Restricts this process, and all that it starts, as the options at the start of `arguments` describe, which are the
 * arguments of `main`. Nothing else is allowed.
 *
 *   --read=PATH      a file, or a folder with everything in it, that can be read
 *   --write=PATH     a folder that can also be changed
 *   --execute=PATH   a program, or a folder with programs, that can also be executed
 *   --landlock=N     use no more than version N of Landlock
 *   --incomplete     go on if this kernel lacks Landlock or seccomp, with what there is
 *   --children       a tool may start child processes
 *   --forks          a page may fork itself. This process stays as the guard of its processes, which are a group: as
 *                    soon as one of them ends, unless with the status `sandbox_left`, or this process gets `SIGTERM`,
 *                    all of them are killed.
 *   --page           a tool may do no more than start the program of a page. That program can restrict itself further.
 *   --trusted        no restriction
 *
 * Memory, threads, open files, and the size of files are limited, too. Paths that do not exist, or that this process
 * cannot open, are ignored. Returns the index of the first argument that is not an option, or, after a message on standard
 * error, -1 if the restriction has failed. Must be called before any thread is started. */
int sandbox_enter(enum sandbox_role role, int count, char **arguments);

/* Restricts the system calls of a process that a decoder has forked, to those of a page. Returns false if this fails
 * although the kernel has seccomp. */
bool sandbox_complete(void);

#endif
