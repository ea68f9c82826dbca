// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer.h"

#include <errno.h>
#include <stdlib.h>
#include <unistd.h>

void write_all(const void *bytes, size_t count) {
    while (count > 0) {
        ssize_t done = write(STDOUT_FILENO, bytes, count);
        if (done < 0 && errno == EINTR) continue;
        if (done <= 0) _exit(EXIT_FAILURE);
        bytes = (const char *)bytes + done;
        count -= (size_t)done;
    }
}

bool read_all(void *bytes, size_t count) {
    while (count > 0) {
        ssize_t done = read(STDIN_FILENO, bytes, count);
        if (done < 0 && errno == EINTR) continue;
        if (done <= 0) return false;
        bytes = (char *)bytes + done;
        count -= (size_t)done;
    }
    return true;
}
