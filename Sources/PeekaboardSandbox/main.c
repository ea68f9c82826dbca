/* Starts a program with restrictions: peekaboard-sandbox [OPTION…] -- PROGRAM [ARGUMENT…]; CSandbox.h has the options.
 * It is a program of its own because it starts much faster than one that loads the Swift runtime. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "CSandbox.h"

int main(int count, char **arguments) {
    int next = sandbox_enter(sandbox_tool, count, arguments);
    if (next < 0) return EXIT_FAILURE;
    if (next == count) {
        fputs("peekaboard-sandbox: this is a part of peekaboard-live\n", stderr);
        return 2;
    }
    execv(arguments[next], &arguments[next]);
    perror(arguments[next]);
    return 127;
}
