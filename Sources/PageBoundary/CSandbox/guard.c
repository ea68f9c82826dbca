// SPDX-License-Identifier: GPL-3.0-or-later
#define _GNU_SOURCE
#include "internal.h"

#include <errno.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

/* How many more processes and threads the user may have, on account of a page that forks. Root has no such limit. */
enum { most_forks = 160 };

static void end_group(int number) {
    (void)number;
    kill(0, SIGKILL);
}

static void handle(int number, void (*handler)(int)) {
    struct sigaction action = {.sa_handler = handler};
    sigaction(number, &action, NULL);
}

/* Waits until a process has ended in another way than by leaving. Returns its status. */
static int wait_for_end(pid_t first) {
    int status = 0;
    for (;;) {
        pid_t process = wait(&status);
        if (process < 0 && errno == EINTR) continue;
        bool has_left = WIFEXITED(status) && WEXITSTATUS(status) == sandbox_left;
        if (process < 0 || process == first || !has_left) return status;
    }
}

static _Noreturn void end_like(int status) {
    if (WIFSIGNALED(status)) {
        handle(WTERMSIG(status), SIG_DFL);
        raise(WTERMSIG(status));
    }
    _exit(WIFEXITED(status) ? WEXITSTATUS(status) : 1);
}

/* Enters another group of processes, that of what has started the page if there is one. */
static bool leave_group(pid_t outer_group) {
    if (outer_group > 0) return setpgid(0, outer_group) == 0;
    /* That group is outside of the process namespace, and has no number here. A group exists until its first process has
       been waited for. */
    pid_t leader = fork();
    if (leader == 0) _exit(setpgid(0, 0));
    siginfo_t end;
    while (waitid(P_PID, (id_t)leader, &end, WEXITED | WNOWAIT) < 0 && errno == EINTR) {}
    return setpgid(0, leader) == 0;
}

/* Kills all processes but this one. */
static void end_others(pid_t outer_group) {
    pid_t group = getpgrp();
    if (leave_group(outer_group)) kill(-group, SIGKILL);
    while (wait(NULL) >= 0 || errno == EINTR) {}
}

static void limit_forks(void) {
    struct rlimit limit;
    if (getrlimit(RLIMIT_NPROC, &limit) != 0) return;
    rlim_t most = count_threads_of_user() + most_forks;
    if (most < limit.rlim_max) setrlimit(RLIMIT_NPROC, &(struct rlimit){most, most});
}

bool guard_forks(void) {
    pid_t outer_group = getpgrp(), parent = getppid();
    if (setpgid(0, 0) != 0 || prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0) != 0) return false;
    /* The process that has started this one may not be able to kill the group when it ends. */
    handle(SIGTERM, end_group);
    /* The process may have been started from a thread that blocks signals. */
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    prctl(PR_SET_PDEATHSIG, SIGTERM, 0, 0, 0);
    if (getppid() != parent) end_group(0);
    pid_t guard = getpid(), first = fork();
    if (first < 0) return false;
    if (first == 0) {
        handle(SIGTERM, SIG_DFL);
        prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0);
        if (getppid() != guard) _exit(1);
        limit_forks();
        return true;
    }
    /* A request for a report is for the processes of the page. */
    handle(SIGUSR1, SIG_IGN);
    /* The ends of pipes and of the link belong to the page. */
    syscall(SYS_close_range, 0, ~0U, 0);
    int status = wait_for_end(first);
    end_others(outer_group);
    end_like(status);
}
