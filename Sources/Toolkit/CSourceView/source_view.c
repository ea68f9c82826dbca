// SPDX-License-Identifier: GPL-3.0-or-later
#include "CSourceView.h"
#include <string.h>

/* GTK puts a hyphen where it wraps a word, but names in code have none. */
static void insert_without_hyphens(GtkTextBuffer *buffer, GtkTextIter *end, const char *text, int length,
                                   GtkTextTag *tag)
{
    GtkTextIter start = *end;
    gtk_text_iter_backward_chars(&start, g_utf8_strlen(text, length));
    gtk_text_buffer_apply_tag(buffer, tag, &start, end);
}

GtkSourceBuffer *source_buffer_new(const char *language)
{
    GtkSourceLanguageManager *manager = gtk_source_language_manager_get_default();
    GtkSourceBuffer *buffer = gtk_source_buffer_new(NULL);
    /* NULL if the language is not installed: the text has one color. */
    gtk_source_buffer_set_language(buffer, gtk_source_language_manager_get_language(manager, language));
    gtk_source_buffer_set_highlight_matching_brackets(buffer, TRUE);
    GtkTextTag *tag = gtk_text_buffer_create_tag(GTK_TEXT_BUFFER(buffer), NULL, "insert-hyphens", FALSE, NULL);
    g_signal_connect_after(buffer, "insert-text", G_CALLBACK(insert_without_hyphens), tag);
    return buffer;
}

struct line_limits {
    int length, lines;
    void (*refused)(void *data);
    void *data;
    GDestroyNotify release;
};

static const char unlimited_key[] = "peekaboard-unlimited";

static void release_limits(gpointer data, GClosure *closure)
{
    (void)closure;
    struct line_limits *limits = data;
    limits->release(limits->data);
    g_free(limits);
}

static void refuse_long_lines(GtkTextBuffer *buffer, GtkTextIter *place, char *text, int length, gpointer data)
{
    const struct line_limits *limits = data;
    if (g_object_get_data(G_OBJECT(buffer), unlimited_key) != NULL) return;
    /* What follows the place may come behind any line of the text. */
    int line = gtk_text_iter_get_bytes_in_line(place), lines = gtk_text_buffer_get_line_count(buffer);
    bool fits = line + 1 <= limits->length || length == 0;
    if (length < 0) length = (int)strlen(text);
    for (int i = 0; i < length && fits; i++) {
        if (text[i] == '\n' || text[i] == '\r') line = 0, lines++;
        fits = ++line <= limits->length && lines <= limits->lines;
    }
    if (fits) return;
    g_signal_stop_emission_by_name(buffer, "insert-text");
    limits->refused(limits->data);
}

void source_buffer_limit_lines(
    GtkSourceBuffer *buffer, int length, int lines, void (*refused)(void *data), void *data, GDestroyNotify release)
{
    struct line_limits *limits = g_new(struct line_limits, 1);
    *limits = (struct line_limits){length, lines, refused, data, release};
    g_signal_connect_data(buffer, "insert-text", G_CALLBACK(refuse_long_lines), limits, release_limits, 0);
}

void source_buffer_set_limited(GtkSourceBuffer *buffer, bool is_limited)
{
    g_object_set_data(G_OBJECT(buffer), unlimited_key, is_limited ? NULL : buffer);
}

GtkTextTag *source_buffer_add_comment_tag(GtkSourceBuffer *buffer, const char *name)
{
    if (strcmp(name, SOURCE_COMMENT_REST) == 0)
        return gtk_text_buffer_create_tag(GTK_TEXT_BUFFER(buffer), name, "invisible", TRUE, NULL);
    /* Pango takes an opacity of zero for none of its own. */
    GdkRGBA none = {0, 0, 0, 0.0001f};
    return gtk_text_buffer_create_tag(
        GTK_TEXT_BUFFER(buffer), name, "scale", 0.02, "foreground-rgba", &none, NULL);
}

static const char tooltip_key[] = "peekaboard-tooltip";

static char *mark_tooltip(GtkSourceMarkAttributes *attributes, GtkSourceMark *mark)
{
    return g_strdup(g_object_get_data(G_OBJECT(mark), tooltip_key));
}

void source_view_add_marks(GtkSourceView *view, const char *category, const char *icon, const GdkRGBA *background)
{
    GtkSourceMarkAttributes *attributes = gtk_source_mark_attributes_new();
    gtk_source_mark_attributes_set_icon_name(attributes, icon);
    gtk_source_mark_attributes_set_background(attributes, background);
    g_signal_connect(attributes, "query-tooltip-text", G_CALLBACK(mark_tooltip), NULL);
    gtk_source_view_set_mark_attributes(view, category, attributes, 1);
    gtk_source_view_set_show_line_marks(view, TRUE);
    g_object_unref(attributes);
}

void source_view_align_gutter(GtkSourceView *view)
{
    GtkWidget *gutter = GTK_WIDGET(gtk_source_view_get_gutter(view, GTK_TEXT_WINDOW_LEFT));
    for (GtkWidget *child = gtk_widget_get_first_child(gutter); child != NULL; child = gtk_widget_get_next_sibling(child))
        if (GTK_SOURCE_IS_GUTTER_RENDERER(child))
            gtk_source_gutter_renderer_set_yalign(GTK_SOURCE_GUTTER_RENDERER(child), 0);
}

void source_buffer_add_mark(
    GtkSourceBuffer *buffer, const char *category, const char *tooltip, const GtkTextIter *iter)
{
    GtkSourceMark *mark = gtk_source_buffer_create_source_mark(buffer, NULL, category, iter);
    g_object_set_data_full(G_OBJECT(mark), tooltip_key, g_strdup(tooltip), g_free);
}
