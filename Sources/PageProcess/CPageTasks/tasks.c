#define _GNU_SOURCE
#include "CPageTasks.h"

#include <dlfcn.h>

/* A job of the Swift runtime. */
struct job;
typedef void enqueue(struct job *job) __attribute__((swiftcall));
typedef void hook(struct job *job, enqueue *original) __attribute__((swiftcall));

static _Thread_local bool resumes;
static enqueue *enqueue_on_main;

static __attribute__((swiftcall)) void enqueue_globally(struct job *job, enqueue *original) {
    (resumes ? enqueue_on_main : original)(job);
}

bool page_tasks_install_hook(void) {
    hook **place = dlsym(RTLD_DEFAULT, "swift_task_enqueueGlobal_hook");
    enqueue_on_main = (enqueue *)dlsym(RTLD_DEFAULT, "swift_task_enqueueMainExecutor");
    if (!place || !enqueue_on_main) return false;
    *place = enqueue_globally;
    return true;
}

void page_tasks_set_resuming(bool is_resuming) { resumes = is_resuming; }
