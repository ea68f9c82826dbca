// SPDX-License-Identifier: GPL-3.0-or-later
/* How a window and peekaboard-decoder talk. It is written in C because Swift can't pass file descriptors to other
 * processes. */

#ifndef CDECODERLINK_H
#define CDECODERLINK_H

#include <stdint.h>
#include <sys/types.h>

/* The descriptor of the link in the decoder, a socket on which the window asks for processes, one after the other, and
 * gets the status with which each has ended. */
enum { decoder_link = 3 };

/* The limits for a picture: the processor time, in seconds, after which a process is ended by SIGXCPU, and the time in
 * all. A process ends by itself when it has used more milliseconds than `decoder_used_time`, so that the next picture has
 * all of its time. */
enum { decoder_processor_time = 2, decoder_used_time = 100, decoder_time = 10 };

/* The processor time for a sound, in seconds. A process decodes only one. */
enum { decoder_sound_processor_time = 8 };

/* What a process is to decode. */
enum decoder_task { decoder_pictures, decoder_sound };

/* The exit status of a process that could not be restricted. */
enum { decoder_unrestricted = 3 };

/* A request. The bytes of the picture file follow. */
struct decoder_request {
    /* The number of bytes. */
    int64_t count;
    /* The maximum length of the longer side, in pixels. */
    int32_t longest_side;
    /* The maximum number of pixels of the picture in its file. */
    int32_t most_pixels;
    /* Whether a drawing gets the longest side even if it is smaller. */
    int32_t enlarges_drawings;
};

/* What a file turned out to be. */
enum decoder_verdict { decoder_done, decoder_too_many_pixels, decoder_unknown_kind, decoder_damaged, decoder_no_library };

/* The start of an answer. If the file is decoded, the pixels follow, row by row, as in Cairo's format ARGB32. */
struct decoder_answer {
    int32_t verdict;
    /* The dimensions of the pixels, and of the picture in its file. */
    int32_t width, height, natural_width, natural_height;
};

/* A request for a sound. The bytes of the sound file follow. */
struct decoder_sound_request {
    /* The number of bytes. */
    int64_t count;
    /* The largest number of samples of all channels. */
    int64_t most_samples;
};

/* The start of an answer about a sound. If the file is decoded, blocks of samples follow, those of all channels side by
 * side. A block begins with the number of its samples, which is 0 at the end and -1 if there are too many. */
struct decoder_sound_answer {
    int32_t verdict;
    int32_t channels, sample_rate;
};

/* The largest numbers of channels of an answer, and of the samples of a block. */
enum { decoder_channels = 2, decoder_block = 8192 };

/* Starts a decoder, which gets only the variables of the environment that it needs. `arguments` begin with the path of the
 * program, and end with a null pointer. Returns the ID of the process, and a new link to it, or -1. */
pid_t decoder_start(const char *const *arguments, int *link);

/* Asks a decoder for a process. Returns a socket for requests and answers, or -1. */
int decoder_open(int link, enum decoder_task task);

/* Waits until a process is asked for. Returns its socket, or -1 when the link has been closed. */
int decoder_accept(int link, enum decoder_task *task);

#endif
