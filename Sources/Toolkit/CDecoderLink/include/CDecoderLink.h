// SPDX-License-Identifier: GPL-3.0-or-later
/* How a window and peekaboard-decoder talk. It is written in C because Swift can't pass file descriptors to other
 * processes. */

#ifndef CDECODERLINK_H
#define CDECODERLINK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/* The descriptor of the link in the decoder, a socket on which requests and statuses alternate. */
enum { decoder_link = 3 };

/* The limits for a file: the processor time, in seconds, after which it is ended by SIGXCPU, and the time in all. */
enum { decoder_processor_time = 2, decoder_time = 10 };

/* The exit status of a process that could not be restricted. */
enum { decoder_unrestricted = 3 };

/* A request. The picture file, and the pipe for the answer, come with it. */
struct decoder_request {
    /* The maximum length of the longer side, in pixels. */
    int32_t longest_side;
    /* The maximum number of pixels of the picture in its file. */
    int32_t most_pixels;
    /* Whether a drawing gets the longest side even if it is smaller. */
    int32_t enlarges_drawings;
};

/* What a file turned out to be. */
enum decoder_verdict { decoder_done, decoder_too_many_pixels, decoder_unknown_kind, decoder_damaged };

/* The start of an answer. If the file is decoded, the pixels follow, row by row, as in Cairo's format ARGB32. */
struct decoder_answer {
    int32_t verdict;
    /* The dimensions of the pixels, and of the picture in its file. */
    int32_t width, height, natural_width, natural_height;
};

/* Starts a decoder. `arguments` begin with the path of the program, and end with a null pointer. Returns the ID of the
 * process, and a new link to it, or -1. */
pid_t decoder_start(const char *const *arguments, int *link);

/* Creates a file in memory. Returns its descriptor, or -1. */
int decoder_file(const void *bytes, size_t count);

/* Sends a request to a decoder. The descriptors remain open in this process. Returns false on failure. */
bool decoder_send(int link, const struct decoder_request *request, int file, int answer);

/* Waits for a request. Returns false when the link has been closed. */
bool decoder_receive(int link, struct decoder_request *request, int *file, int *answer);

#endif
