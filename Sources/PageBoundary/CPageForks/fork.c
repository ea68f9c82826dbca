// SPDX-License-Identifier: GPL-3.0-or-later
#define _GNU_SOURCE
#include "CPageForks.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/wait.h>
#include <unistd.h>

#include "CSandbox.h"

int page_fork(void) {
    /* Otherwise both would write what is in the buffers. */
    fflush(NULL);
    pid_t middle = fork();
    if (middle < 0) return -1;
    if (middle == 0) {
        pid_t child = fork();
        if (child == 0) return 0;
        _exit(child < 0);
    }
    int status;
    while (waitpid(middle, &status, 0) < 0) {
        if (errno != EINTR) return -1;
    }
    return status == 0 ? 1 : -1;
}

/* Reads a file about a thread. */
static bool read_file(const char *thread, const char *name, char *text, size_t size) {
    char path[320];
    snprintf(path, sizeof path, "/proc/self/task/%s/%s", thread, name);
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return false;
    ssize_t count = read(file, text, size - 1);
    close(file);
    text[count > 0 ? count : 0] = 0;
    return count > 0;
}

long page_own_memory(void) {
    char thread[16], text[128];
    long resident, shared;
    snprintf(thread, sizeof thread, "%d", (int)getpid());
    bool is_known = read_file(thread, "statm", text, sizeof text)
        && sscanf(text, "%*d %ld %ld", &resident, &shared) == 2;
    return is_known ? (resident - shared) * sysconf(_SC_PAGESIZE) : 0;
}

static bool is_idle_font_thread(const char *thread) {
    char name[64], state[256];
    if (!read_file(thread, "comm", name, sizeof name) || strncmp(name, "[pango] ", 8) != 0) return false;
    if (!read_file(thread, "stat", state, sizeof state)) return false;
    const char *end = strrchr(state, ')');
    return end != NULL && end[1] != 0 && end[2] == 'S';
}

bool page_has_threads(void) {
    DIR *threads = opendir("/proc/self/task");
    if (threads == NULL) return true;
    bool is_found = false;
    for (struct dirent *entry; !is_found && (entry = readdir(threads)) != NULL;) {
        if (entry->d_name[0] == '.' || atoi(entry->d_name) == getpid()) continue;
        is_found = !is_idle_font_thread(entry->d_name);
    }
    closedir(threads);
    return is_found;
}

void page_fork_replace_counter(int descriptor) {
    /* What was counted is not known, so the reader looks for itself. */
    int counter = eventfd(1, EFD_NONBLOCK | EFD_CLOEXEC);
    if (counter < 0) return;
    dup3(counter, descriptor, O_CLOEXEC);
    close(counter);
}

void page_fork_set_reports(bool are_enabled) {
    sigset_t reports;
    sigemptyset(&reports);
    sigaddset(&reports, SIGUSR1);
    sigprocmask(are_enabled ? SIG_UNBLOCK : SIG_BLOCK, &reports, NULL);
}

void page_fork_leave(void) { _exit(sandbox_left); }
