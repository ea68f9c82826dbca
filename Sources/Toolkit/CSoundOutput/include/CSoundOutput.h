// SPDX-License-Identifier: GPL-3.0-or-later
/* What is used of PulseAudio's simple functions, which are loaded when they are first used. Its headers are not included,
   so that they need not be installed. */
#pragma once

#include <lazy_library.h>
#include <stdint.h>

typedef struct pa_simple pa_simple;
typedef struct pa_channel_map pa_channel_map;
typedef enum { PA_SAMPLE_S16LE = 3 } pa_sample_format_t;
typedef enum { PA_STREAM_PLAYBACK = 1 } pa_stream_direction_t;
typedef struct {
    pa_sample_format_t format;
    uint32_t rate;
    uint8_t channels;
} pa_sample_spec;
typedef struct {
    uint32_t maxlength, tlength, prebuf, minreq, fragsize;
} pa_buffer_attr;

pa_simple *pa_simple_new(
    const char *, const char *, pa_stream_direction_t, const char *, const char *, const pa_sample_spec *,
    const pa_channel_map *, const pa_buffer_attr *, int *);
void pa_simple_free(pa_simple *);
int pa_simple_write(pa_simple *, const void *, size_t, int *);
int pa_simple_drain(pa_simple *, int *);
int pa_simple_flush(pa_simple *, int *);

#define PULSE_FUNCTIONS(f) \
    f(pa_simple_new) f(pa_simple_free) f(pa_simple_write) f(pa_simple_drain) f(pa_simple_flush)

LAZY_LIBRARY(pulse_library, PULSE_FUNCTIONS)
