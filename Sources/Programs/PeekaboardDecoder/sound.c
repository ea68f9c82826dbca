// SPDX-License-Identifier: GPL-3.0-or-later
#include "sound.h"

#include <lazy_library.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "CDecoderLink.h"
#include "transfer.h"

/* What is used of libsndfile. Its header is not included, so that it need not be installed. */
typedef struct sf_private SNDFILE;
typedef int64_t sf_count_t;
typedef struct {
    sf_count_t frames;
    int samplerate, channels, format, sections, seekable;
} SF_INFO;
typedef struct {
    sf_count_t (*get_filelen)(void *);
    sf_count_t (*seek)(sf_count_t, int, void *);
    sf_count_t (*read)(void *, sf_count_t, void *);
    sf_count_t (*write)(const void *, sf_count_t, void *);
    sf_count_t (*tell)(void *);
} SF_VIRTUAL_IO;
enum { SFM_READ = 0x10 };

SNDFILE *sf_open_virtual(SF_VIRTUAL_IO *, int, SF_INFO *, void *);
sf_count_t sf_readf_float(SNDFILE *, float *, sf_count_t);

#define SNDFILE_FUNCTIONS(f) f(sf_open_virtual) f(sf_readf_float)

LAZY_LIBRARY(sndfile_library, SNDFILE_FUNCTIONS)
LAZY_LIBRARY_LOADER(sndfile_library, "libsndfile.so.1", SNDFILE_FUNCTIONS)

static struct sndfile_library library;
static bool is_loaded;

void load_sound_library(void) { is_loaded = is_loaded || sndfile_library_load(&library); }

/* The file of a request, which is read like one on a disk. */
struct memory {
    const char *bytes;
    sf_count_t count, position;
};

static sf_count_t memory_length(void *data) { return ((struct memory *)data)->count; }

static sf_count_t memory_tell(void *data) { return ((struct memory *)data)->position; }

static sf_count_t memory_seek(sf_count_t offset, int origin, void *data) {
    struct memory *memory = data;
    sf_count_t start = origin == SEEK_CUR ? memory->position : origin == SEEK_END ? memory->count : 0;
    if (offset < -start || offset > memory->count - start) return -1;
    return memory->position = start + offset;
}

static sf_count_t memory_read(void *target, sf_count_t count, void *data) {
    struct memory *memory = data;
    sf_count_t left = memory->count - memory->position;
    if (count > left) count = left;
    if (count < 0) count = 0;
    memcpy(target, memory->bytes + memory->position, (size_t)count);
    memory->position += count;
    return count;
}

static sf_count_t memory_write(const void *source, sf_count_t count, void *data) {
    (void)source, (void)count, (void)data;
    return 0;
}

static int16_t sample_of(float value) {
    /* What is not a number is silence. */
    return (int16_t)(value > 1 ? INT16_MAX : value > -1 ? value * INT16_MAX : value <= -1 ? -INT16_MAX : 0);
}

/* Writes the samples of the first channels, block by block. */
static void write_samples(SNDFILE *file, const SF_INFO *info, int channels, int64_t most_samples) {
    const sf_count_t frames = decoder_block / channels;
    static int16_t samples[decoder_block];
    float *read = malloc((size_t)frames * (size_t)info->channels * sizeof *read);
    int64_t written = 0;
    int32_t count = 0;
    while (read && (count = (int32_t)library.sf_readf_float(file, read, frames) * channels) > 0) {
        if ((written += count) > most_samples) {
            count = -1;
            break;
        }
        for (int i = 0; i < count; i++) samples[i] = sample_of(read[i / channels * info->channels + i % channels]);
        write_all(&count, sizeof count);
        write_all(samples, (size_t)count * sizeof *samples);
    }
    write_all(&count, sizeof count);
}

void answer_sound_request(void) {
    struct decoder_sound_request request;
    if (!read_all(&request, sizeof request)) return;
    char *bytes = malloc((size_t)request.count + 1);
    if (!bytes || !read_all(bytes, (size_t)request.count)) return;
    struct memory memory = {.bytes = bytes, .count = request.count};
    SF_VIRTUAL_IO functions = {memory_length, memory_seek, memory_read, memory_write, memory_tell};
    SF_INFO info = {0};
    SNDFILE *file = is_loaded ? library.sf_open_virtual(&functions, SFM_READ, &info, &memory) : NULL;
    struct decoder_sound_answer answer = {
        .verdict = !is_loaded ? decoder_no_library : file ? decoder_done : decoder_unknown_kind,
        .channels = info.channels < decoder_channels ? info.channels : decoder_channels,
        .sample_rate = info.samplerate,
    };
    write_all(&answer, sizeof answer);
    if (file) write_samples(file, &info, answer.channels, request.most_samples);
}
