// SPDX-License-Identifier: GPL-3.0-or-later
#include "CPhysics.h"

#include <stdio.h>
#include <stdlib.h>

LAZY_LIBRARY_LOADER(chipmunk_functions, "libchipmunk.so.7", CHIPMUNK_FUNCTIONS)

/* Debian's Chipmunk prints a note about itself when the first space is made. A page's console is not the place for it. */
static void make_quiet_space(const struct chipmunk_functions *chipmunk) {
    char *note = NULL;
    size_t length = 0;
    FILE *output = stdout, *memory = open_memstream(&note, &length);
    if (memory != NULL) stdout = memory;
    cpSpace *space = chipmunk->cpSpaceNew();
    stdout = output;
    if (memory != NULL) fclose(memory);
    free(note);
    chipmunk->cpSpaceFree(space);
}

bool chipmunk_load(struct chipmunk_functions *chipmunk) {
    if (!chipmunk_functions_load(chipmunk)) return false;
    make_quiet_space(chipmunk);
    return true;
}
