/* Adapts the Swift runtime of a page. In addition to the functions below, the target replaces `open`, see workers.c.
 *
 * Lets tasks that wait for the page's clock continue on the main thread. The Swift runtime would resume them on another
 * thread first, so it would be a matter of chance whether they continue before the next step. It is written in C because
 * Swift cannot express the calling convention of the runtime's hook. */

#ifndef CPAGETASKS_H
#define CPAGETASKS_H

#include <stdbool.h>

/* Installs the hook. Returns whether the runtime has it. */
bool page_tasks_install_hook(void);

/* Sets whether tasks that this thread resumes continue on the main thread. */
void page_tasks_set_resuming(bool is_resuming);

#endif
