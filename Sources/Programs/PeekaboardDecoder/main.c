// SPDX-License-Identifier: GPL-3.0-or-later
/* Decodes files of pictures and of sounds: peekaboard-decoder [OPTION…]; CSandbox.h has the options. CDecoderLink.h has
 * the requests, which come from a window. Files are decoded in processes that are restricted, because a file of a stranger
 * may take over its process, which decodes only files of the same origin. The first process starts the others: it has
 * loaded the libraries, and never reads a file. */

#define _GNU_SOURCE
#include <errno.h>
#include <gdk-pixbuf/gdk-pixbuf.h>
#include <link.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "CDecoderLink.h"
#include "CSandbox.h"
#include "sound.h"
#include "transfer.h"

/* What has been found out about the file of a request. */
struct reading {
    struct decoder_request request;
    struct decoder_answer answer;
    gboolean is_known;
    /* How many rows, from the top, have been reported. */
    int rows;
};

static gboolean uses_glycin;

/* Since version 2.44, gdk-pixbuf can be built with glycin, which restricts processes of its own. That does not work in a
 * process that is restricted already. */
static int is_glycin(struct dl_phdr_info *library, size_t size, void *data) {
    (void)size, (void)data;
    return strstr(library->dlpi_name, "libglycin") != NULL;
}

static gboolean has_format(GdkPixbufLoader *loader, const char *name) {
    GdkPixbufFormat *format = gdk_pixbuf_loader_get_format(loader);
    g_autofree char *its_name = format ? gdk_pixbuf_format_get_name(format) : NULL;
    return g_strcmp0(its_name, name) == 0;
}

/* Returns the factor by which a picture is scaled so that its longer side has the right length. */
static double scale_of(int width, int height, const struct decoder_request *request, gboolean is_enlarged) {
    int longest = MAX(width, height);
    return longest < 1 || (longest <= request->longest_side && !is_enlarged) ? 1 : (double)request->longest_side / longest;
}

static int scaled(int length, double scale) { return MAX(1, (int)(length * scale)); }

/* Says how large the picture is to be. The loader calls this when it has read the header of the file. */
static void judge(GdkPixbufLoader *loader, int width, int height, struct reading *reading) {
    reading->is_known = TRUE;
    reading->answer.natural_width = width;
    reading->answer.natural_height = height;
    if ((int64_t)width * height > reading->request.most_pixels) {
        reading->answer.verdict = decoder_too_many_pixels;
        return gdk_pixbuf_loader_set_size(loader, 0, 0); /* Stops decoding. */
    }
    /* A loader that scales does not report rows. */
    if (has_format(loader, "png")) return;
    gboolean is_enlarged = reading->request.enlarges_drawings && has_format(loader, "svg");
    double scale = scale_of(width, height, &reading->request, is_enlarged);
    if (scale != 1) gdk_pixbuf_loader_set_size(loader, scaled(width, scale), scaled(height, scale));
}

/* Counts rows. The loader calls this when it has decoded some. */
static void count_rows(GdkPixbufLoader *loader, int x, int y, int width, int height, struct reading *reading) {
    (void)loader, (void)x, (void)width;
    reading->rows = MAX(reading->rows, y + height);
}

/* Returns whether rows are missing, which are left empty, as in a file whose header has the size of another picture. */
static gboolean misses_rows(GdkPixbufLoader *loader, const struct reading *reading) {
    return !uses_glycin && has_format(loader, "png") && reading->rows < reading->answer.natural_height;
}

/* Returns the upright picture, or NULL, with the verdict in the answer. */
static GdkPixbuf *decode(const guchar *bytes, size_t count, struct reading *reading) {
    g_autoptr(GdkPixbufLoader) loader = gdk_pixbuf_loader_new();
    g_signal_connect(loader, "size-prepared", G_CALLBACK(judge), reading);
    g_signal_connect(loader, "area-updated", G_CALLBACK(count_rows), reading);
    gboolean is_whole = gdk_pixbuf_loader_write(loader, bytes, count, NULL);
    is_whole = gdk_pixbuf_loader_close(loader, NULL) && is_whole;
    if (reading->answer.verdict != decoder_done) return NULL;
    reading->answer.verdict = reading->is_known ? decoder_damaged : decoder_unknown_kind;
    GdkPixbuf *pixels = is_whole && reading->is_known ? gdk_pixbuf_loader_get_pixbuf(loader) : NULL;
    if (!pixels || misses_rows(loader, reading)) return NULL;
    const char *orientation = gdk_pixbuf_get_option(pixels, "orientation");
    if (orientation && *orientation >= '5' && *orientation <= '8') {
        int width = reading->answer.natural_width;
        reading->answer.natural_width = reading->answer.natural_height;
        reading->answer.natural_height = width;
    }
    g_autoptr(GdkPixbuf) upright = gdk_pixbuf_apply_embedded_orientation(pixels);
    if (!upright) return NULL;
    int width = gdk_pixbuf_get_width(upright), height = gdk_pixbuf_get_height(upright);
    double scale = scale_of(width, height, &reading->request, FALSE);
    reading->answer.width = scaled(width, scale);
    reading->answer.height = scaled(height, scale);
    GdkPixbuf *fitting = scale == 1 ? g_object_ref(upright)
        : gdk_pixbuf_scale_simple(upright, reading->answer.width, reading->answer.height, GDK_INTERP_BILINEAR);
    if (fitting) reading->answer.verdict = decoder_done;
    return fitting;
}

/* Writes pixels in Cairo's format, in which colors are multiplied by the opacity. */
static void write_pixels(const GdkPixbuf *pixels) {
    int width = gdk_pixbuf_get_width(pixels), height = gdk_pixbuf_get_height(pixels);
    int channels = gdk_pixbuf_get_n_channels(pixels), stride = gdk_pixbuf_get_rowstride(pixels);
    size_t count = (size_t)width * (size_t)height;
    g_autofree uint32_t *converted = g_new(uint32_t, count);
    uint32_t *next = converted;
    for (int y = 0; y < height; y++) {
        const guchar *from = gdk_pixbuf_read_pixels(pixels) + (size_t)y * (size_t)stride;
        for (int x = 0; x < width; x++, from += channels) {
            uint32_t alpha = channels == 4 ? from[3] : 255, color = 0;
            for (int i = 0; i < 3; i++) color = color << 8 | (from[i] * alpha + 127) / 255;
            *next++ = alpha << 24 | color;
        }
    }
    write_all(converted, count * sizeof *converted);
}

/* Answers requests until the window closes the socket, or until there may be too little processor time for another
 * picture. */
static void answer_requests(void) {
    struct reading reading = {0};
    while (clock() < decoder_used_time * (CLOCKS_PER_SEC / 1000) && read_all(&reading.request, sizeof reading.request)) {
        size_t count = (size_t)reading.request.count;
        g_autofree guchar *bytes = g_malloc(count);
        if (!read_all(bytes, count)) return;
        reading = (struct reading){.request = reading.request};
        g_autoptr(GdkPixbuf) pixels = decode(bytes, count, &reading);
        write_all(&reading.answer, sizeof reading.answer);
        if (pixels) write_pixels(pixels);
    }
}

/* Loads the libraries for drawings, so that each process need not do so. */
static void load_libraries(void) {
    static const char drawing[] = "<svg xmlns='http://www.w3.org/2000/svg' width='1' height='1'><path d='M0 0h1v1z'/></svg>";
    struct reading reading = {.request = {.longest_side = 1, .most_pixels = 1}};
    g_autoptr(GdkPixbuf) pixels = decode((const guchar *)drawing, sizeof drawing - 1, &reading);
}

/* Restricts this process, which decodes files, further. */
static void restrict_process(pid_t parent, enum decoder_task task, int count, char **arguments) {
    prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0);
    if (getppid() != parent) _exit(EXIT_FAILURE);
    syscall(SYS_close_range, decoder_link, ~0U, 0);
    rlim_t time = task == decoder_sound ? decoder_sound_processor_time : decoder_processor_time;
    setrlimit(RLIMIT_CPU, &(struct rlimit){time, time + 1});
    if (uses_glycin && task == decoder_pictures) return;
    if (uses_glycin && sandbox_enter(sandbox_decoder, count, arguments) < 0) _exit(decoder_unrestricted);
    if (!sandbox_complete()) _exit(decoder_unrestricted);
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
    int socket;
    enum decoder_task task;
    pid_t parent = getpid();
    uses_glycin = dl_iterate_phdr(is_glycin, NULL) != 0;
    setrlimit(RLIMIT_CORE, &(struct rlimit){0, 0});
    if (!uses_glycin && sandbox_enter(sandbox_decoder, count, arguments) < 0) return EXIT_FAILURE;
    /* Other loaders, which are in this list, would decode in a process that is not restricted. */
    if (uses_glycin) setenv("GDK_PIXBUF_MODULE_FILE", "/dev/null", 1);
    for (gboolean is_first = TRUE; (socket = decoder_accept(decoder_link, &task)) >= 0; is_first = FALSE) {
        if (task == decoder_sound) load_sound_library();
        pid_t process = fork();
        if (process == 0) {
            /* Messages could contain what a terminal obeys. The window has opened /dev/null as standard output. */
            dup2(STDOUT_FILENO, STDERR_FILENO);
            dup2(socket, STDIN_FILENO);
            dup2(socket, STDOUT_FILENO);
            restrict_process(parent, task, count, arguments);
            if (task == decoder_sound) answer_sound_request();
            else answer_requests();
            _exit(EXIT_SUCCESS);
        }
        close(socket);
        /* The first file is not kept waiting. */
        if (is_first && !uses_glycin) load_libraries();
        int status = process < 0 ? -1 : wait_for(process);
        if (send(decoder_link, &status, sizeof status, MSG_NOSIGNAL) != sizeof status) break;
    }
    return EXIT_SUCCESS;
}
