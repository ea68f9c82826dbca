// SPDX-License-Identifier: GPL-3.0-or-later
/* Starts a program with restrictions: peekaboard-sandbox [OPTION…] -- PROGRAM [ARGUMENT…]; CSandbox.h has the options.
 * It is a program of its own because it starts much faster than one that loads the Swift runtime. */

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "CSandbox.h"

int main(int count, char **arguments) {
    int next = sandbox_enter(sandbox_tool, count, arguments);
    if (next < 0) return EXIT_FAILURE;
    if (next == count) {
        errno = EINVAL;
        perror(arguments[0]);
        return 2;
    }
    execv(arguments[next], &arguments[next]);
    perror(arguments[next]);
    return 127;
}
