// SPDX-License-Identifier: GPL-3.0-or-later
#define _GNU_SOURCE
#include "internal.h"

#include <dirent.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

/* Sanitizers reserve terabytes of addresses. */
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define IS_SANITIZED 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define IS_SANITIZED 1
#endif
#endif

/* Memory that is mapped in whatever way. A limit of data, which the window sets, does not cover shared memory. Threads
 * reserve addresses that they do not use. */
static const rlim_t most_page_memory = (rlim_t)4 << 30, most_tool_memory = (rlim_t)8 << 30;
static const rlim_t most_decoder_memory = (rlim_t)1 << 30;
/* How many more threads the user may have. The kernel counts those of all processes, so this leaves room for others. */
static const rlim_t most_threads = 2048;
/* SwiftPM refuses to run with fewer than 2,048. */
static const rlim_t most_open_files = 1024, most_driver_files = 2048;
/* The largest file that a tool writes. Pages and the decoder write none. */
static const rlim_t most_file_size = (rlim_t)1 << 30;

unsigned long count_threads_of_user(void) {
    unsigned long count = 0;
    uid_t user = getuid();
    DIR *all = opendir("/proc");
    if (!all) return 0;
    for (struct dirent *entry; (entry = readdir(all));) {
        char tasks[300];
        struct stat status;
        if (entry->d_name[0] < '0' || entry->d_name[0] > '9') continue;
        snprintf(tasks, sizeof tasks, "%s/task", entry->d_name);
        if (fstatat(dirfd(all), tasks, &status, 0) != 0 || status.st_uid != user) continue;
        /* Two of the links are those of a folder without others in it. */
        if (status.st_nlink > 2) count += status.st_nlink - 2;
    }
    closedir(all);
    return count;
}

static void limit(__rlimit_resource_t resource, rlim_t most) {
    struct rlimit present;
    if (getrlimit(resource, &present) != 0) return;
    if (present.rlim_max < most) most = present.rlim_max;
    setrlimit(resource, &(struct rlimit){most, most});
}

void limit_resources(enum sandbox_role role) {
    bool is_tool = role == sandbox_tool || role == sandbox_driver;
#ifndef IS_SANITIZED
    limit(RLIMIT_AS, is_tool ? most_tool_memory : role == sandbox_decoder ? most_decoder_memory : most_page_memory);
#endif
    limit(RLIMIT_NOFILE, role == sandbox_driver ? most_driver_files : most_open_files);
    limit(RLIMIT_FSIZE, is_tool ? most_file_size : 0);
    unsigned long threads = count_threads_of_user();
    if (threads > 0) limit(RLIMIT_NPROC, threads + most_threads);
}
