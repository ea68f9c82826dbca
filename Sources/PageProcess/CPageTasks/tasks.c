#define _GNU_SOURCE
#include "CPageTasks.h"

#include <dlfcn.h>
#include <pthread.h>
#include <time.h>

/* A job of the Swift runtime. */
struct job;
typedef __attribute__((swiftcall)) void enqueue(struct job *job);
typedef __attribute__((swiftcall)) void hook(struct job *job, enqueue *original);
typedef __attribute__((swiftcall)) void enqueue_late(unsigned long long delay, struct job *job);
typedef __attribute__((swiftcall)) void hook_late(unsigned long long delay, struct job *job, enqueue_late *original);
typedef __attribute__((swiftcall)) void enqueue_at(
    long long seconds, long long nanoseconds, long long, long long, int clock, struct job *job);
typedef __attribute__((swiftcall)) void hook_at(
    long long seconds, long long nanoseconds, long long, long long, int clock, struct job *job, enqueue_at *original);

static enqueue *enqueue_on_main;
static void (*call_later)(double seconds, void *job);
static pthread_t page_thread;

static __attribute__((swiftcall)) void enqueue_now(struct job *job, enqueue *original) { enqueue_on_main(job); }

static __attribute__((swiftcall)) void enqueue_after(
    unsigned long long delay, struct job *job, enqueue_late *original) {
    if (!pthread_equal(pthread_self(), page_thread)) return original(delay, job);
    call_later((double)delay / 1e9, job);
}

static __attribute__((swiftcall)) void enqueue_at_deadline(
    long long seconds, long long nanoseconds, long long tolerance_seconds, long long tolerance_nanoseconds, int clock,
    struct job *job, enqueue_at *original) {
    if (!pthread_equal(pthread_self(), page_thread))
        return original(seconds, nanoseconds, tolerance_seconds, tolerance_nanoseconds, clock, job);
    /* The runtime's clocks are 1, which goes on while the computer sleeps, and 2. */
    struct timespec now;
    clock_gettime(clock == 1 ? CLOCK_BOOTTIME : CLOCK_MONOTONIC, &now);
    double delay = (double)(seconds - now.tv_sec) + (double)(nanoseconds - now.tv_nsec) / 1e9;
    call_later(delay, job);
}

bool page_tasks_install_hooks(void (*call)(double seconds, void *job)) {
    hook **place = dlsym(RTLD_DEFAULT, "swift_task_enqueueGlobal_hook");
    hook_late **place_late = dlsym(RTLD_DEFAULT, "swift_task_enqueueGlobalWithDelay_hook");
    hook_at **place_at = dlsym(RTLD_DEFAULT, "swift_task_enqueueGlobalWithDeadline_hook");
    enqueue_on_main = (enqueue *)dlsym(RTLD_DEFAULT, "swift_task_enqueueMainExecutor");
    if (!place || !place_late || !place_at || !enqueue_on_main) return false;
    call_later = call;
    page_thread = pthread_self();
    *place = enqueue_now;
    *place_late = enqueue_after;
    *place_at = enqueue_at_deadline;
    return true;
}

void page_tasks_run(void *job) { enqueue_on_main(job); }
