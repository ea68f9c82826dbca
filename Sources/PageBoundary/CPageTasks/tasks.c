// SPDX-License-Identifier: GPL-3.0-or-later
#define _GNU_SOURCE
#include "CPageTasks.h"

#include <dlfcn.h>

/* A job of the Swift runtime. */
struct job;
typedef void enqueue(struct job *job) __attribute__((swiftcall));
typedef void hook(struct job *job, enqueue *original) __attribute__((swiftcall));

static enqueue *enqueue_on_main;

static __attribute__((swiftcall)) void enqueue_globally(struct job *job, enqueue *original) { enqueue_on_main(job); }

bool page_tasks_install_hook(void) {
    hook **place = dlsym(RTLD_DEFAULT, "swift_task_enqueueGlobal_hook");
    enqueue_on_main = (enqueue *)dlsym(RTLD_DEFAULT, "swift_task_enqueueMainExecutor");
    if (!place || !enqueue_on_main) return false;
    *place = enqueue_globally;
    return true;
}
