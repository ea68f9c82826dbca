/* Adapts the Swift runtime of a page. In addition to the functions below, the target replaces `open`, see workers.c.
 *
 * Runs all tasks of a page on its thread, whatever their isolation: which of several threads is first would be a matter
 * of chance. It is written in C because Swift cannot express the calling convention of the runtime's hooks. */

#ifndef CPAGETASKS_H
#define CPAGETASKS_H

#include <stdbool.h>

/* Makes this thread that of the page, and installs the hooks. `call_later` is called with each job that is to run after
 * a number of seconds, and passes it to `page_tasks_run` then. Returns whether the runtime has the hooks. */
bool page_tasks_install_hooks(void (*call_later)(double seconds, void *job));

/* Runs a job on the thread of the page, as soon as that runs jobs. */
void page_tasks_run(void *job);

#endif
