// SPDX-License-Identifier: GPL-3.0-or-later
#define _GNU_SOURCE
#include "internal.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

/* From <linux/landlock.h> of Linux 6.12. The headers of supported distributions are older, and so may the kernel be. */
enum { create_ruleset = 444, add_rule = 445, restrict_self = 446 };
enum { get_version = 1, path_beneath = 1 };

/* Access rights for files. */
enum {
    execute = 1 << 0,
    write_file = 1 << 1,
    read_file = 1 << 2,
    read_folder = 1 << 3,
    remove_folder = 1 << 4,
    remove_file = 1 << 5,
    make_folder = 1 << 7,
    make_file = 1 << 8,
    make_link = 1 << 12,
    move = 1 << 13,
    truncate_file = 1 << 14,
    control_device = 1 << 15,
};

struct ruleset {
    uint64_t files, network, scopes;
};

struct __attribute__((packed)) beneath {
    uint64_t allowed;
    int32_t folder;
};

/* What each version can restrict. The bytes of a ruleset that a version does not know must be zero. Version 1 also has
 * devices, sockets, and pipes, which are never allowed. */
static struct ruleset restrictions(int version) {
    struct ruleset all = {.files = (1 << 13) - 1};
    if (version >= 2) all.files |= move;
    if (version >= 3) all.files |= truncate_file;
    if (version >= 4) all.network = 1 << 0 | 1 << 1; /* TCP: bind, connect */
    if (version >= 5) all.files |= control_device;
    if (version >= 6) all.scopes = 1 << 0 | 1 << 1; /* abstract Unix sockets, signals */
    return all;
}

int sandbox_landlock_version(void) {
    long version = syscall(create_ruleset, NULL, 0, get_version);
    return version > 0 ? (int)version : 0;
}

bool landlock_limits_signals(int version) { return version >= 6; }

static uint64_t rights(enum access access) {
    uint64_t reading = read_file | read_folder;
    switch (access) {
    case access_execute: return reading | execute;
    case access_write:
        return reading | write_file | remove_folder | remove_file | make_folder | make_file | make_link | move
            | truncate_file;
    default: return reading;
    }
}

static bool allow(int rules, const struct path *path, uint64_t restricted) {
    int file = open(path->name, O_PATH | O_CLOEXEC);
    /* Nothing can be allowed where there is nothing. */
    if (file < 0) return true;
    struct stat status;
    struct beneath rule = {.allowed = rights(path->access) & restricted, .folder = file};
    bool is_done = fstat(file, &status) == 0;
    if (is_done && !S_ISDIR(status.st_mode)) rule.allowed &= execute | write_file | read_file | truncate_file;
    is_done = is_done && syscall(add_rule, rules, path_beneath, &rule, 0) == 0;
    /* The kernel may create a file of /proc again, to which the rule would not apply, unless it is open. */
    if (strncmp(path->name, "/proc/", 6) != 0) close(file);
    return is_done;
}

bool landlock_restrict(const struct path *paths, size_t count, int version) {
    if (version < 1) return true;
    struct ruleset restricted = restrictions(version);
    /* Older kernels accept a longer structure that ends with zeros. */
    int rules = (int)syscall(create_ruleset, &restricted, sizeof restricted, 0);
    if (rules < 0) return false;
    bool is_done = true;
    for (size_t i = 0; i < count && is_done; i++) is_done = allow(rules, &paths[i], restricted.files);
    is_done = is_done && syscall(restrict_self, rules, 0) == 0;
    close(rules);
    return is_done;
}
