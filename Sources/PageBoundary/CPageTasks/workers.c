// SPDX-License-Identifier: GPL-3.0-or-later
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

/* libdispatch looks every second which of its threads are running, in /proc/THREAD/stat, and crashes if it cannot open
 * that file. A page can only read /proc/self, so this function, which libdispatch calls instead of that of the C
 * library, opens the same file there. */

/* Returns a file that says that a thread is waiting, in case that even this file cannot be read. */
static int open_placeholder(void) {
    static const char text[] = "0 (page) S 0 0 0 0 0 0\n";
    int ends[2];
    if (pipe2(ends, O_CLOEXEC | O_NONBLOCK) != 0) return -1;
    if (write(ends[1], text, sizeof text - 1) < 0) { /* Then the file is empty. */ }
    close(ends[1]);
    return ends[0];
}

int open(const char *path, int flags, ...) {
    mode_t mode = 0;
    if (flags & (O_CREAT | __O_TMPFILE)) {
        va_list rest;
        va_start(rest, flags);
        mode = va_arg(rest, mode_t);
        va_end(rest);
    }
    int file = (int)syscall(SYS_openat, AT_FDCWD, path, flags, mode);
    int thread, length = 0;
    if (file >= 0 || sscanf(path, "/proc/%d/stat%n", &thread, &length) != 1 || path[length] != 0) return file;
    char own[64];
    snprintf(own, sizeof own, "/proc/self/task/%d/stat", thread);
    file = (int)syscall(SYS_openat, AT_FDCWD, own, flags, 0);
    return file >= 0 ? file : open_placeholder();
}
