// SPDX-License-Identifier: GPL-3.0-or-later
#define _GNU_SOURCE
#include "rules.h"

#include <asm/ioctls.h>
#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/syscall.h>

#define ALLOW(name) {.number = SYS_##name}
#define REFUSE(name, code) {.number = SYS_##name, .check = check_refuse, .error = code}
#define END {.number = -1}

/* The flag of O_TMPFILE without O_DIRECTORY, and the flag of PR_SET_VMA. */
#define TEMPORARY (O_TMPFILE & ~O_DIRECTORY)
#define NAME_MEMORY 0x53564d41
/* The system calls of Linux 5.16 and newer that glibc uses where they exist. */
#define FUTEX_WAITV 449
/* Those of Landlock. The headers of supported distributions are older. */
#define LANDLOCK_CREATE_RULESET 444
#define LANDLOCK_ADD_RULE 445
#define LANDLOCK_RESTRICT_SELF 446

/* F_SETOWN, for one, sends signals to other processes. */
static const uint32_t descriptor_commands[] = {
    F_DUPFD_CLOEXEC, F_GETFD, F_SETFD, F_GETFL, F_SETFL, F_GETPIPE_SZ, 0,
};
static const uint32_t descriptor_and_lock_commands[] = {
    F_DUPFD_CLOEXEC, F_GETFD, F_SETFD, F_GETFL, F_SETFL, F_GETPIPE_SZ, F_GETLK, F_SETLK, F_SETLKW, 0,
};
/* FIOSETOWN does too, and TIOCSTI types on a terminal. */
static const uint32_t device_commands[] = {TCGETS, TIOCGWINSZ, FIONREAD, FIONBIO, FIOCLEX, FIONCLEX, 0};
static const uint32_t process_commands[] = {PR_SET_NAME, PR_GET_NAME, NAME_MEMORY, 0};
static const uint32_t process_and_restriction_commands[] = {
    PR_SET_NAME, PR_GET_NAME, NAME_MEMORY, PR_SET_NO_NEW_PRIVS, PR_SET_SECCOMP, 0,
};

/* What every program may do. */
const struct rule common_rules[] = {
    /* Reading files. Landlock limits which. */
    ALLOW(read), ALLOW(readv), ALLOW(pread64), ALLOW(preadv), ALLOW(preadv2), ALLOW(lseek), ALLOW(close),
    ALLOW(close_range), ALLOW(fstat), ALLOW(newfstatat), ALLOW(statx), ALLOW(statfs), ALLOW(fstatfs),
    ALLOW(getdents64), ALLOW(readlinkat), ALLOW(faccessat), ALLOW(faccessat2), ALLOW(getcwd), ALLOW(chdir),
    ALLOW(fchdir), ALLOW(umask), ALLOW(fadvise64), ALLOW(readahead),
    /* Writing to what is open. */
    ALLOW(write), ALLOW(writev), ALLOW(dup), ALLOW(dup3), ALLOW(pipe2), ALLOW(eventfd2),
    {.number = SYS_fcntl, .check = check_choice, .argument = 1, .values = descriptor_commands, .error = EPERM},
    {.number = SYS_ioctl, .check = check_choice, .argument = 1, .values = device_commands, .error = ENOTTY},
    /* Waiting. */
    ALLOW(ppoll), ALLOW(pselect6), ALLOW(epoll_create1), ALLOW(epoll_ctl), ALLOW(epoll_pwait), ALLOW(epoll_pwait2),
    ALLOW(timerfd_create), ALLOW(timerfd_settime), ALLOW(timerfd_gettime), ALLOW(nanosleep), ALLOW(clock_nanosleep),
    ALLOW(futex), {.number = FUTEX_WAITV}, ALLOW(sched_yield), ALLOW(restart_syscall),
    /* Time and chance. */
    ALLOW(clock_gettime), ALLOW(clock_getres), ALLOW(gettimeofday), ALLOW(times), ALLOW(getrandom), ALLOW(setitimer),
    ALLOW(getitimer),
    /* Memory. */
    ALLOW(mmap), ALLOW(mprotect), ALLOW(munmap), ALLOW(mremap), ALLOW(madvise), ALLOW(brk), ALLOW(mincore),
    ALLOW(msync), ALLOW(membarrier),
    /* Its own threads. clone3 is left out, because a filter cannot see its flags. */
    {.number = SYS_clone, .check = check_bits, .mask = CLONE_THREAD | CLONE_VM, .value = CLONE_THREAD | CLONE_VM,
     .error = EPERM},
    ALLOW(set_robust_list), ALLOW(rseq), ALLOW(set_tid_address), ALLOW(exit), ALLOW(exit_group), ALLOW(gettid),
    ALLOW(getcpu), ALLOW(sched_getaffinity), ALLOW(sched_getparam), ALLOW(sched_getscheduler),
    ALLOW(sched_get_priority_max), ALLOW(sched_get_priority_min),
    {.number = SYS_prctl, .check = check_choice, .argument = 0, .values = process_commands, .error = EPERM},
    /* Its own signals. */
    ALLOW(rt_sigaction), ALLOW(rt_sigprocmask), ALLOW(rt_sigreturn), ALLOW(rt_sigpending), ALLOW(rt_sigtimedwait),
    ALLOW(rt_sigsuspend), ALLOW(sigaltstack), ALLOW(signalfd4),
    {.number = SYS_kill, .check = check_own_process, .argument = 0, .error = EPERM},
    {.number = SYS_tgkill, .check = check_own_process, .argument = 0, .error = EPERM},
    /* What it is and may use. */
    ALLOW(getpid), ALLOW(getppid), ALLOW(getuid), ALLOW(geteuid), ALLOW(getgid), ALLOW(getegid), ALLOW(getresuid),
    ALLOW(getresgid), ALLOW(getgroups), ALLOW(getrusage), ALLOW(sysinfo), ALLOW(uname),
    /* Limits can be read, but not set. */
    {.number = SYS_prlimit64, .check = check_null, .argument = 2, .error = EPERM},
#ifdef __x86_64__
    ALLOW(stat), ALLOW(lstat), ALLOW(readlink), ALLOW(access), ALLOW(getdents), ALLOW(dup2), ALLOW(pipe),
    ALLOW(eventfd), ALLOW(poll), ALLOW(select), ALLOW(epoll_create), ALLOW(epoll_wait), ALLOW(signalfd), ALLOW(time),
    ALLOW(alarm), ALLOW(pause), ALLOW(getrlimit), ALLOW(getpgrp),
#endif
    END,
};

/* What a page may do in addition. */
const struct rule page_rules[] = {
    {.number = SYS_openat, .check = check_bits, .argument = 2, .value = 0, .error = EACCES,
     .mask = O_ACCMODE | O_CREAT | O_TRUNC | TEMPORARY},
#ifdef __x86_64__
    {.number = SYS_open, .check = check_bits, .argument = 1, .value = 0, .error = EACCES,
     .mask = O_ACCMODE | O_CREAT | O_TRUNC | TEMPORARY},
#endif
    /* The link to the window is connected, so no address is needed. */
    {.number = SYS_sendto, .check = check_null, .argument = 4, .error = EPERM},
    END,
};

/* What the tools of the toolchain may do in addition. Landlock limits which files they change and execute. */
const struct rule tool_rules[] = {
    /* Landlock before version 3 does not cover truncating a file that is opened for reading. */
    {.number = SYS_openat, .check = check_not_bits, .argument = 2, .mask = O_ACCMODE | O_TRUNC, .value = O_TRUNC,
     .error = EACCES},
    ALLOW(mkdirat), ALLOW(unlinkat), ALLOW(renameat2), ALLOW(linkat), ALLOW(symlinkat), ALLOW(ftruncate),
    ALLOW(fallocate), ALLOW(flock), ALLOW(fsync), ALLOW(fdatasync), ALLOW(pwrite64), ALLOW(pwritev), ALLOW(pwritev2),
    ALLOW(copy_file_range), ALLOW(sendfile), ALLOW(execve),
    /* The compiler checks whether the process that has locked the module cache still exists. */
    ALLOW(getsid),
#ifdef SYS_renameat
    ALLOW(renameat),
#endif
#ifdef __x86_64__
    {.number = SYS_open, .check = check_not_bits, .argument = 1, .mask = O_ACCMODE | O_TRUNC, .value = O_TRUNC,
     .error = EACCES},
    {.number = SYS_creat}, ALLOW(mkdir), ALLOW(rmdir), ALLOW(unlink), ALLOW(rename), ALLOW(link), ALLOW(symlink),
    /* The dynamic linker sets up the thread pointer. */
    ALLOW(arch_prctl),
#endif
    END,
};

/* What the driver of the toolchain may do in addition. */
const struct rule driver_rules[] = {
    {.number = SYS_clone, .check = check_bits, .argument = 0, .value = 0, .error = EPERM,
     .mask = CLONE_NEWNS | CLONE_NEWCGROUP | CLONE_NEWUTS | CLONE_NEWIPC | CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNET
         | CLONE_PARENT | CLONE_PTRACE},
    /* Foundation waits for child processes with a pair of sockets. They can be connected to nothing else. */
    ALLOW(wait4), ALLOW(waitid), ALLOW(setpgid), ALLOW(getpgid), ALLOW(socketpair),
    /* SwiftPM keeps what it has built in a database. */
    {.number = SYS_fcntl, .check = check_choice, .argument = 1, .values = descriptor_and_lock_commands,
     .error = EPERM},
#ifdef __x86_64__
    ALLOW(fork), ALLOW(vfork),
#endif
    END,
};

/* What a page that forks itself may do in addition. The C library forks with these flags. */
const struct rule fork_rules[] = {
    {.number = SYS_clone, .check = check_bits_or_next, .argument = 0,
     .mask = ~(uint32_t)(CLONE_CHILD_SETTID | CLONE_CHILD_CLEARTID), .value = SIGCHLD},
    ALLOW(wait4),
    END,
};

/* What a program that becomes a page may do in addition: start, and restrict itself. None of this gives it a right. */
const struct rule start_rules[] = {
    ALLOW(execve),
    {.number = SYS_prctl, .check = check_choice, .argument = 0, .values = process_and_restriction_commands,
     .error = EPERM},
    {.number = LANDLOCK_CREATE_RULESET}, {.number = LANDLOCK_ADD_RULE}, {.number = LANDLOCK_RESTRICT_SELF},
    {.number = SYS_prlimit64, .check = check_own_process_or_zero, .argument = 0, .error = EPERM},
#ifdef __x86_64__
    ALLOW(arch_prctl),
#endif
    END,
};

/* Where Landlock limits signals to processes with the same restrictions. */
const struct rule signal_rules[] = {ALLOW(kill), ALLOW(tgkill), END};

/* What is never allowed, with the error that programs expect then. */
const struct rule refused_rules[] = {
    /* Changing files. Landlock does not cover all of these. */
    REFUSE(truncate, EACCES), REFUSE(ftruncate, EACCES), REFUSE(mkdirat, EACCES), REFUSE(mknodat, EACCES),
    REFUSE(unlinkat, EACCES), REFUSE(renameat2, EACCES), REFUSE(linkat, EACCES), REFUSE(symlinkat, EACCES),
    REFUSE(fchmod, EACCES), REFUSE(fchmodat, EACCES), REFUSE(fchown, EACCES), REFUSE(fchownat, EACCES),
    REFUSE(utimensat, EACCES), REFUSE(setxattr, EACCES), REFUSE(lsetxattr, EACCES), REFUSE(fsetxattr, EACCES),
    REFUSE(removexattr, EACCES), REFUSE(lremovexattr, EACCES), REFUSE(fremovexattr, EACCES),
    REFUSE(getxattr, ENOTSUP), REFUSE(lgetxattr, ENOTSUP), REFUSE(fgetxattr, ENOTSUP), REFUSE(listxattr, ENOTSUP),
    REFUSE(llistxattr, ENOTSUP), REFUSE(flistxattr, ENOTSUP),
    /* Network, other programs, and other processes. */
    REFUSE(socket, EPERM), REFUSE(socketpair, EPERM), REFUSE(connect, EPERM), REFUSE(bind, EPERM),
    REFUSE(listen, EPERM), REFUSE(accept, EPERM), REFUSE(accept4, EPERM), REFUSE(sendmsg, EPERM),
    REFUSE(sendmmsg, EPERM), REFUSE(recvmsg, EPERM), REFUSE(execve, EPERM), REFUSE(execveat, EPERM),
    REFUSE(tkill, EPERM), REFUSE(rt_sigqueueinfo, EPERM), REFUSE(rt_tgsigqueueinfo, EPERM),
    REFUSE(pidfd_open, EPERM), REFUSE(pidfd_send_signal, EPERM), REFUSE(ptrace, EPERM),
    REFUSE(process_vm_readv, EPERM), REFUSE(process_vm_writev, EPERM), REFUSE(kcmp, EPERM),
    /* The system. */
    REFUSE(mount, EPERM), REFUSE(umount2, EPERM), REFUSE(unshare, EPERM), REFUSE(setns, EPERM), REFUSE(chroot, EPERM),
    REFUSE(pivot_root, EPERM), REFUSE(bpf, EPERM), REFUSE(perf_event_open, EPERM), REFUSE(userfaultfd, EPERM),
    REFUSE(inotify_init1, EPERM), REFUSE(fanotify_init, EPERM), REFUSE(keyctl, EPERM), REFUSE(add_key, EPERM),
    REFUSE(request_key, EPERM), REFUSE(setpriority, EPERM), REFUSE(sched_setaffinity, EPERM),
    REFUSE(sched_setparam, EPERM), REFUSE(sched_setscheduler, EPERM), REFUSE(sched_setattr, EPERM),
    REFUSE(setrlimit, EPERM), REFUSE(shmget, EPERM), REFUSE(msgget, EPERM), REFUSE(semget, EPERM),
    REFUSE(mq_open, EPERM),
#ifdef __x86_64__
    REFUSE(creat, EACCES), REFUSE(mkdir, EACCES), REFUSE(rmdir, EACCES), REFUSE(mknod, EACCES),
    REFUSE(unlink, EACCES), REFUSE(rename, EACCES), REFUSE(renameat, EACCES), REFUSE(link, EACCES),
    REFUSE(symlink, EACCES), REFUSE(chmod, EACCES), REFUSE(chown, EACCES), REFUSE(lchown, EACCES),
    REFUSE(utime, EACCES), REFUSE(utimes, EACCES), REFUSE(futimesat, EACCES), REFUSE(fork, EPERM),
    REFUSE(vfork, EPERM), REFUSE(inotify_init, EPERM),
#endif
    END,
};
