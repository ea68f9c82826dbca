// SPDX-License-Identifier: GPL-3.0-or-later
#define _GNU_SOURCE
#include "internal.h"

#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

/* The first descriptor that a restricted process does not inherit. */
enum { first_private = 4, most_paths = 512 };

static const char *value(const char *argument, const char *option) {
    size_t length = strlen(option);
    return strncmp(argument, option, length) == 0 ? argument + length : NULL;
}

static int fail(const char *what, int error) {
    fprintf(stderr, "%s: %s: %s\n", program_invocation_short_name, what, strerror(error));
    return -1;
}

static bool is_refusal(int error) { return error == EPERM || error == EACCES; }

bool sandbox_is_refused(void) {
    return (sandbox_landlock_version() == 0 && is_refusal(errno)) || (!sandbox_can_filter() && is_refusal(errno));
}

int sandbox_enter(enum sandbox_role role, int count, char **arguments) {
    struct path paths[most_paths];
    size_t known = 0;
    int version = INT_MAX, next = 1;
    bool is_trusted = false, may_be_incomplete = false;
    for (; next < count; next++) {
        const char *argument = arguments[next], *text;
        if (strncmp(argument, "--", 2) != 0) break;
        if (strcmp(argument, "--") == 0) {
            next++;
            break;
        }
        if (known == most_paths) return fail(argument, E2BIG);
        if ((text = value(argument, "--read="))) {
            paths[known++] = (struct path){access_read, text};
        } else if ((text = value(argument, "--write="))) {
            paths[known++] = (struct path){access_write, text};
        } else if ((text = value(argument, "--execute="))) {
            paths[known++] = (struct path){access_execute, text};
        } else if ((text = value(argument, "--landlock="))) {
            version = atoi(text);
        } else if (strcmp(argument, "--children") == 0 && role != sandbox_page) {
            role = sandbox_driver;
        } else if (strcmp(argument, "--forks") == 0 && role != sandbox_tool) {
            role = sandbox_forking_page;
        } else if (strcmp(argument, "--page") == 0 && role == sandbox_tool) {
            role = sandbox_page_start;
        } else if (strcmp(argument, "--incomplete") == 0) {
            may_be_incomplete = true;
        } else if (strcmp(argument, "--trusted") == 0) {
            is_trusted = true;
        } else {
            return fail(argument, EINVAL);
        }
    }
    if (role == sandbox_forking_page && !guard_forks()) return fail("fork", errno);
    if (is_trusted) return next;

    /* Descriptors that were opened elsewhere are not subject to Landlock. */
    syscall(SYS_close_range, first_private, ~0U, 0);
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return fail("prctl", errno);
    if (version > sandbox_landlock_version()) version = sandbox_landlock_version();
    if (version < 1 && !may_be_incomplete) return fail("landlock", ENOSYS);
    if (!sandbox_can_filter() && !may_be_incomplete) return fail("seccomp", ENOSYS);
    limit_resources(role);
    if (!landlock_restrict(paths, known, version)) return fail("landlock", errno);
    if (role == sandbox_decoder) return next;
    if (!filter_restrict(role, landlock_limits_signals(version))) return fail("seccomp", errno);
    return next;
}

bool sandbox_complete(void) { return filter_restrict(sandbox_page, false); }
