// SPDX-License-Identifier: GPL-3.0-or-later
/* Preloaded into a program, this aborts it when a text view that gets another buffer keeps the layout of lines of the old
   one, which are freed with it. The main loop is never idle, as while each frame is due before the last one is drawn, so
   GTK validates only visible lines. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef int (*callback)(void *);
typedef void (*release)(void *);

enum { redraw_priority = 120, a_day = 86400000 };

/* The latest cache of line layouts. */
static void *cache;

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

unsigned g_timeout_add_full(int priority, unsigned interval, callback function, void *data, release notify);
const char *g_type_name_from_instance(void *instance);
int g_sequence_get_length(void *sequence);

unsigned g_idle_add_full(int priority, callback function, void *data, release notify)
{
    return priority > redraw_priority
        ? g_timeout_add_full(priority, a_day, function, data, notify)
        : REAL(g_idle_add_full)(priority, function, data, notify);
}

void *g_sequence_insert_sorted(void *sequence, void *item, void *compare, void *context)
{
    if (context != NULL && strcmp(g_type_name_from_instance(context), "GtkTextLayout") == 0)
        cache = sequence;
    return REAL(g_sequence_insert_sorted)(sequence, item, compare, context);
}

void gtk_text_view_set_buffer(void *view, void *buffer)
{
    REAL(gtk_text_view_set_buffer)(view, buffer);
    /* GTK has already laid out the line of the cursor in the new buffer. */
    if (cache != NULL && g_sequence_get_length(cache) > 1) {
        fprintf(stderr, "The text view keeps the layout of %d lines.\n", g_sequence_get_length(cache));
        abort();
    }
}
