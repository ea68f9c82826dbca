// SPDX-License-Identifier: GPL-3.0-or-later
#define _GNU_SOURCE
#include "CDecoderLink.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

extern char **environ;

/* The variables of the environment that a decoder gets. Others may contain secrets, and a file of a stranger may take the
 * decoder over. */
static const char *const needed[] = {
    /* Where libraries and their loaders are. */
    "LD_LIBRARY_PATH", "GDK_PIXBUF_MODULE_FILE", "GDK_PIXBUF_MODULEDIR",
    /* Where fonts are, and the user's language, on which the texts of a drawing and their fonts depend. */
    "HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_DATA_DIRS", "FONTCONFIG_FILE", "FONTCONFIG_PATH",
    "LANG", "LANGUAGE", "LC_ALL", "LC_CTYPE", "LC_MESSAGES",
    /* Glycin starts bubblewrap, or, in a Flatpak, asks its portal for a process. */
    "PATH", "XDG_RUNTIME_DIR", "DBUS_SESSION_BUS_ADDRESS",
    /* What GLib, the Swift runtime, and sanitizers do about errors, in tests. */
    "G_DEBUG", "SWIFT_BACKTRACE", "ASAN_OPTIONS", "TSAN_OPTIONS",
};
enum { needed_count = sizeof needed / sizeof *needed };

/* A message of one byte with room for a descriptor. */
struct message {
    struct msghdr header;
    struct iovec part;
    char byte;
    _Alignas(struct cmsghdr) char control[CMSG_SPACE(sizeof(int))];
};

static void prepare(struct message *message) {
    message->part = (struct iovec){&message->byte, 1};
    message->header = (struct msghdr){
        .msg_iov = &message->part,
        .msg_iovlen = 1,
        .msg_control = message->control,
        .msg_controllen = sizeof message->control,
    };
}

/* Returns a variable of the environment with its name, or NULL if it is not set. */
static char *find_variable(const char *name) {
    size_t length = strlen(name);
    for (char **variable = environ; variable && *variable; variable++)
        if (strncmp(*variable, name, length) == 0 && (*variable)[length] == '=') return *variable;
    return NULL;
}

pid_t decoder_start(const char *const *arguments, int *link) {
    int ends[2];
    /* The end of one message is seen without its length. */
    if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) != 0) return -1;
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    posix_spawn_file_actions_adddup2(&actions, ends[1], decoder_link);
    /* The thread may block signals, and the program may ignore some. */
    sigset_t none, all;
    sigemptyset(&none);
    sigfillset(&all);
    posix_spawnattr_init(&attributes);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setsigdefault(&attributes, &all);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
    char *environment[needed_count + 1] = {NULL}, **end = environment;
    for (int i = 0; i < needed_count; i++)
        if ((*end = find_variable(needed[i]))) end++;
    pid_t process;
    int error = posix_spawn(&process, arguments[0], &actions, &attributes, (char *const *)arguments, environment);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    close(ends[1]);
    if (error != 0) {
        close(ends[0]);
        return -1;
    }
    *link = ends[0];
    return process;
}

int decoder_open(int link, enum decoder_task task) {
    int ends[2];
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) return -1;
    struct message message = {.byte = (char)task};
    prepare(&message);
    struct cmsghdr *control = CMSG_FIRSTHDR(&message.header);
    control->cmsg_level = SOL_SOCKET;
    control->cmsg_type = SCM_RIGHTS;
    control->cmsg_len = CMSG_LEN(sizeof(int));
    memcpy(CMSG_DATA(control), &ends[1], sizeof(int));
    ssize_t count = sendmsg(link, &message.header, MSG_NOSIGNAL);
    close(ends[1]);
    if (count == 1) return ends[0];
    close(ends[0]);
    return -1;
}

int decoder_accept(int link, enum decoder_task *task) {
    struct message message = {0};
    int socket;
    prepare(&message);
    ssize_t count;
    do count = recvmsg(link, &message.header, MSG_CMSG_CLOEXEC);
    while (count < 0 && errno == EINTR);
    struct cmsghdr *control = CMSG_FIRSTHDR(&message.header);
    if (count != 1 || !control || control->cmsg_len != CMSG_LEN(sizeof(int))) return -1;
    memcpy(&socket, CMSG_DATA(control), sizeof(int));
    *task = message.byte == decoder_sound ? decoder_sound : decoder_pictures;
    return socket;
}
