// SPDX-License-Identifier: GPL-3.0-or-later
/* Adapts the Swift runtime of a page. In addition to the function below, the target replaces `open`, see workers.c.
 *
 * Runs all tasks of a page on its thread, whatever their isolation: which of several threads is first would be a matter
 * of chance. It is written in C because Swift cannot express the calling convention of the runtime's hook. */

#ifndef CPAGETASKS_H
#define CPAGETASKS_H

#include <stdbool.h>

/* Installs the hook. Returns whether the runtime has it. */
bool page_tasks_install_hook(void);

#endif
