// SPDX-License-Identifier: GPL-3.0-or-later
/* Decodes picture files: peekaboard-decoder [OPTION…]; CSandbox.h has the options. CDecoderLink.h has the requests, which
 * come from a window. Each file is decoded in a process of its own, which is restricted, because a file of a stranger may
 * take over the process. The first process starts the others: it has loaded the libraries, and never reads a file. */

#define _GNU_SOURCE
#include <errno.h>
#include <gdk-pixbuf/gdk-pixbuf.h>
#include <link.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "CDecoderLink.h"
#include "CSandbox.h"

/* What has been found out about the file of a request. */
struct reading {
    struct decoder_request request;
    struct decoder_answer answer;
    gboolean is_known;
};

/* Since version 2.44, gdk-pixbuf can be built with glycin, which restricts processes of its own. That does not work in a
 * process that is restricted already. */
static int is_glycin(struct dl_phdr_info *library, size_t size, void *data) {
    (void)size, (void)data;
    return strstr(library->dlpi_name, "libglycin") != NULL;
}

/* Says how large the picture is to be. The loader calls this when it has read the header of the file. */
static void judge(GdkPixbufLoader *loader, int width, int height, struct reading *reading) {
    reading->is_known = TRUE;
    reading->answer.natural_width = width;
    reading->answer.natural_height = height;
    if ((int64_t)width * height > reading->request.most_pixels) {
        reading->answer.verdict = decoder_too_many_pixels;
        return gdk_pixbuf_loader_set_size(loader, 0, 0); /* Stops decoding. */
    }
    GdkPixbufFormat *format = gdk_pixbuf_loader_get_format(loader);
    char *name = format ? gdk_pixbuf_format_get_name(format) : NULL;
    gboolean is_enlarged = reading->request.enlarges_drawings && g_strcmp0(name, "svg") == 0;
    g_free(name);
    int longest = MAX(width, height);
    if (longest < 1 || (longest <= reading->request.longest_side && !is_enlarged)) return;
    double scale = (double)reading->request.longest_side / longest;
    gdk_pixbuf_loader_set_size(loader, MAX(1, (int)(width * scale)), MAX(1, (int)(height * scale)));
}

/* Returns the upright picture, or NULL, with the verdict in the answer. */
static GdkPixbuf *decode(const guchar *bytes, size_t count, struct reading *reading) {
    GdkPixbufLoader *loader = gdk_pixbuf_loader_new();
    g_signal_connect(loader, "size-prepared", G_CALLBACK(judge), reading);
    gboolean is_whole = gdk_pixbuf_loader_write(loader, bytes, count, NULL);
    is_whole = gdk_pixbuf_loader_close(loader, NULL) && is_whole;
    if (reading->answer.verdict != decoder_done) return NULL;
    reading->answer.verdict = reading->is_known ? decoder_damaged : decoder_unknown_kind;
    GdkPixbuf *pixels = is_whole && reading->is_known ? gdk_pixbuf_loader_get_pixbuf(loader) : NULL;
    if (!pixels) return NULL;
    const char *orientation = gdk_pixbuf_get_option(pixels, "orientation");
    if (orientation && *orientation >= '5' && *orientation <= '8') {
        int width = reading->answer.natural_width;
        reading->answer.natural_width = reading->answer.natural_height;
        reading->answer.natural_height = width;
    }
    GdkPixbuf *upright = gdk_pixbuf_apply_embedded_orientation(pixels);
    if (!upright) return NULL;
    reading->answer.verdict = decoder_done;
    reading->answer.width = gdk_pixbuf_get_width(upright);
    reading->answer.height = gdk_pixbuf_get_height(upright);
    return upright;
}

static void write_all(const void *bytes, size_t count) {
    while (count > 0) {
        ssize_t done = write(STDOUT_FILENO, bytes, count);
        if (done < 0 && errno == EINTR) continue;
        if (done <= 0) _exit(EXIT_FAILURE);
        bytes = (const char *)bytes + done;
        count -= (size_t)done;
    }
}

/* Writes a row in Cairo's format, in which colors are multiplied by the opacity. */
static void write_row(const guchar *row, int width, int channels, uint32_t *converted) {
    for (int x = 0; x < width; x++, row += channels) {
        uint32_t alpha = channels == 4 ? row[3] : 255, color = 0;
        for (int i = 0; i < 3; i++) color = color << 8 | (row[i] * alpha + 127) / 255;
        converted[x] = alpha << 24 | color;
    }
    write_all(converted, (size_t)width * sizeof *converted);
}

/* Decodes standard input, and writes the answer to standard output. */
static void answer(const struct decoder_request *request) {
    struct reading reading = {.request = *request};
    struct stat status;
    if (fstat(STDIN_FILENO, &status) != 0) return;
    void *bytes = mmap(NULL, (size_t)status.st_size, PROT_READ, MAP_PRIVATE, STDIN_FILENO, 0);
    if (bytes == MAP_FAILED) return;
    GdkPixbuf *pixels = decode(bytes, (size_t)status.st_size, &reading);
    write_all(&reading.answer, sizeof reading.answer);
    if (!pixels) return;
    int width = reading.answer.width, stride = gdk_pixbuf_get_rowstride(pixels);
    const guchar *row = gdk_pixbuf_read_pixels(pixels);
    uint32_t *converted = g_new(uint32_t, width);
    for (int y = 0; y < reading.answer.height; y++, row += stride)
        write_row(row, width, gdk_pixbuf_get_n_channels(pixels), converted);
}

/* Loads the libraries for drawings, so that each process need not do so. */
static void load_libraries(void) {
    static const char drawing[] = "<svg xmlns='http://www.w3.org/2000/svg' width='1' height='1'><path d='M0 0h1v1z'/></svg>";
    struct reading reading = {.request = {.longest_side = 1, .most_pixels = 1}};
    GdkPixbuf *pixels = decode((const guchar *)drawing, sizeof drawing - 1, &reading);
    if (pixels) g_object_unref(pixels);
}

/* Restricts this process, which decodes one file, further. */
static void restrict_process(pid_t parent, gboolean uses_glycin) {
    prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0);
    if (getppid() != parent) _exit(EXIT_FAILURE);
    syscall(SYS_close_range, decoder_link, ~0U, 0);
    setrlimit(RLIMIT_CPU, &(struct rlimit){decoder_processor_time, decoder_processor_time + 1});
    if (!uses_glycin && !sandbox_complete()) _exit(decoder_unrestricted);
}

/* Waits for a process, with a limit in case that the window, which kills this one, is gone. */
static int wait_for(pid_t process) {
    int status = -1;
    alarm(2 * decoder_time);
    while (waitpid(process, &status, 0) < 0 && errno == EINTR) {}
    alarm(0);
    return status;
}

int main(int count, char **arguments) {
    struct decoder_request request;
    int file, output;
    pid_t parent = getpid();
    gboolean uses_glycin = dl_iterate_phdr(is_glycin, NULL) != 0;
    setrlimit(RLIMIT_CORE, &(struct rlimit){0, 0});
    if (!uses_glycin && sandbox_enter(sandbox_decoder, count, arguments) < 0) return EXIT_FAILURE;
    /* Other loaders, which are in this list, would decode in a process that is not restricted. */
    if (uses_glycin) setenv("GDK_PIXBUF_MODULE_FILE", "/dev/null", 1);
    for (gboolean is_first = TRUE; decoder_receive(decoder_link, &request, &file, &output); is_first = FALSE) {
        pid_t process = fork();
        if (process == 0) {
            /* Messages could contain what a terminal obeys. The window has opened /dev/null as standard output. */
            dup2(STDOUT_FILENO, STDERR_FILENO);
            dup2(file, STDIN_FILENO);
            dup2(output, STDOUT_FILENO);
            restrict_process(parent, uses_glycin);
            answer(&request);
            _exit(EXIT_SUCCESS);
        }
        close(file);
        close(output);
        /* The first file is not kept waiting. */
        if (is_first && !uses_glycin) load_libraries();
        int status = process < 0 ? -1 : wait_for(process);
        if (send(decoder_link, &status, sizeof status, MSG_NOSIGNAL) != sizeof status) break;
    }
    return EXIT_SUCCESS;
}
