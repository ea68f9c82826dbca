// SPDX-License-Identifier: GPL-3.0-or-later
#define _GNU_SOURCE
#include "CPageFaults.h"

#include <dlfcn.h>
#include <link.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdio_ext.h>
#include <string.h>
#include <unistd.h>
#include <unwind.h>

/* The maximum number of addresses in a report. For infinite recursion, the innermost frames are enough. */
enum { limit = 24 };

/* Addresses in the page's library, innermost frame first. */
struct addresses {
    uintptr_t at[limit];
    int count;
    bool in_main_error;
};

/* Where the last error was thrown. When an uncaught error ends the page, the stack no longer shows it. */
static struct addresses thrown;
/* The function that the Swift runtime calls for an uncaught error. */
static void *error_in_main;
static uintptr_t library_base, library_start, library_end;
/* The buffer of stdout. It is static so that the handler can write its contents when the page crashes. */
static char line[1 << 16];
/* The last words need more of it than a report. */
static char signal_stack[1 << 20];
/* What the page does: 's' for a step and 'i' for an input, and the step. */
static volatile char activity;
static volatile int activity_step;
static void (*last_words)(void);

static void put(const char *text) {
    size_t count = strlen(text);
    while (count > 0) {
        ssize_t written = write(STDERR_FILENO, text, count);
        if (written <= 0) return;
        text += written;
        count -= (size_t)written;
    }
}

static void put_digits(uintptr_t number, unsigned base) {
    char digits[24];
    char *first = digits + sizeof digits;
    *--first = 0;
    do *--first = "0123456789abcdef"[number % base]; while ((number /= base) > 0);
    put(first);
}

static void put_number(uintptr_t number, unsigned base) {
    put(" ");
    put_digits(number, base);
}

static _Unwind_Reason_Code visit(struct _Unwind_Context *context, void *data) {
    struct addresses *addresses = data;
    int is_exact = 0;
    uintptr_t address = _Unwind_GetIPInfo(context, &is_exact);
    /* A return address can belong to the line after the call. */
    if (!is_exact) address--;
    if (address >= library_start && address < library_end) {
        /* The linker's stubs are in the library too, but have no line information and cannot be unwound. */
        if (!_Unwind_FindEnclosingFunction((void *)address)) return _URC_NO_REASON;
        addresses->at[addresses->count++] = address - library_base;
    } else if (error_in_main && _Unwind_FindEnclosingFunction((void *)address) == error_in_main) {
        addresses->in_main_error = true;
    }
    return addresses->count < limit ? _URC_NO_REASON : _URC_END_OF_STACK;
}

static void will_throw(void) {
    thrown.count = 0;
    _Unwind_Backtrace(visit, &thrown);
}

static void write_report(int number) {
    struct addresses now = {0};
    put("\x1e" "fault");
    put_number((uintptr_t)number, 10);
    if (activity) {
        put((char[]){' ', activity, 0});
        put_digits((uintptr_t)activity_step, 10);
    }
    if (library_end > library_start) _Unwind_Backtrace(visit, &now);
    const struct addresses *addresses = now.in_main_error ? &thrown : &now;
    for (int i = 0; i < addresses->count; i++) put_number(addresses->at[i], 16);
    put("\n");
}

static void handle(int number) {
    if (number == SIGUSR1) {
        /* While the main thread handles one request, the kernel hands the next one to any other thread. */
        if (gettid() != getpid()) {
            tgkill(getpid(), getpid(), number);
            return;
        }
    } else {
        size_t pending = __fpending(stdout);
        if (pending <= sizeof line && write(STDOUT_FILENO, line, pending) < 0) pending = 0;
    }
    write_report(number);
    bool is_swift_error = number == SIGILL || number == SIGTRAP;
    if (!is_swift_error || !last_words || gettid() != getpid()) return;
    alarm(1);
    last_words();
}

void page_faults_note(int step, bool is_input) {
    activity = is_input ? 'i' : 's';
    activity_step = step;
}

void page_faults_call_at_end(void (*function)(void)) { last_words = function; }

void page_faults_install_handlers(void) {
    static const int fatal[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE, SIGSYS};
    setvbuf(stdout, line, _IOLBF, sizeof line);
    stack_t stack = {.ss_sp = signal_stack, .ss_size = sizeof signal_stack};
    sigaltstack(&stack, NULL);
    /* The handler is reset before it runs, so when the signal recurs, the default action ends the process. */
    struct sigaction action = {.sa_handler = handle, .sa_flags = SA_ONSTACK | SA_RESETHAND | SA_NODEFER};
    for (size_t i = 0; i < sizeof fatal / sizeof *fatal; i++) sigaction(fatal[i], &action, NULL);
    action.sa_flags = SA_ONSTACK | SA_RESTART;
    sigaction(SIGUSR1, &action, NULL);
    signal(SIGPIPE, SIG_IGN);
    /* The process may have been started from a thread that blocks signals. */
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
}

static int find(struct dl_phdr_info *info, size_t size, void *data) {
    (void)size;
    for (int i = 0; i < info->dlpi_phnum; i++) {
        const ElfW(Phdr) *part = &info->dlpi_phdr[i];
        uintptr_t start = info->dlpi_addr + part->p_vaddr, end = start + part->p_memsz;
        if (part->p_type != PT_LOAD || (uintptr_t)data < start || (uintptr_t)data >= end) continue;
        library_base = info->dlpi_addr;
        library_start = start;
        library_end = end;
        return 1;
    }
    return 0;
}

void page_faults_set_library(const void *address) {
    dl_iterate_phdr(find, (void *)address);
    error_in_main = dlsym(RTLD_DEFAULT, "swift_errorInMain");
    void (*set_handler)(void (*)(void)) = (void (*)(void (*)(void)))dlsym(RTLD_DEFAULT, "_swift_setWillThrowHandler");
    void (**typed)(void) = dlsym(RTLD_DEFAULT, "_swift_willThrowTypedImpl");
    if (set_handler) set_handler(will_throw);
    if (typed) *typed = will_throw;
    /* The first backtrace loads what the unwinder needs, which is not safe in a signal handler. */
    will_throw();
}

static void *wait_for_hangup(void *link) {
    struct pollfd descriptor = {.fd = (int)(intptr_t)link};
    while (poll(&descriptor, 1, -1) <= 0 || descriptor.revents == 0) {}
    _exit(0);
}

void page_faults_exit_with_link(int link) {
    /* Signals must be delivered to the thread that runs the page. */
    sigset_t all, before;
    pthread_t thread;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    pthread_create(&thread, NULL, wait_for_hangup, (void *)(intptr_t)link);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
}
