// SPDX-License-Identifier: GPL-3.0-or-later
#include "CSourceView.h"

/* The line numbers of GtkSourceView are also drawn for invisible lines, one over the other. */

static const char numbers_key[] = "peekaboard-line-numbers";

static gboolean is_rendered(GtkTextBuffer *buffer, GtkTextIter *line)
{
    static const char *const names[] = {SOURCE_COMMENT_BEGIN, SOURCE_COMMENT_REST};
    for (int i = 0; i < 2; i++) {
        GtkTextTag *tag = gtk_text_tag_table_lookup(gtk_text_buffer_get_tag_table(buffer), names[i]);
        if (tag && gtk_text_iter_has_tag(line, tag))
            return TRUE;
    }
    return FALSE;
}

static void query_number(GtkSourceGutterRenderer *renderer, GObject *object, guint line, gpointer data)
{
    (void)data;
    GtkSourceGutterLines *lines = GTK_SOURCE_GUTTER_LINES(object);
    GtkTextIter start;
    gtk_source_gutter_lines_get_iter_at_line(lines, &start, line);
    char text[32] = "";
    if (!is_rendered(gtk_source_gutter_lines_get_buffer(lines), &start))
        g_snprintf(text, sizeof text, gtk_source_gutter_lines_is_cursor(lines, line) ? "<b>%u</b>" : "%u", line + 1);
    gtk_source_gutter_renderer_text_set_markup(GTK_SOURCE_GUTTER_RENDERER_TEXT(renderer), text, -1);
}

void source_view_update_line_numbers(GtkSourceView *view)
{
    GtkSourceGutterRendererText *numbers = g_object_get_data(G_OBJECT(view), numbers_key);
    char text[32];
    int count = gtk_text_buffer_get_line_count(gtk_text_view_get_buffer(GTK_TEXT_VIEW(view)));
    g_snprintf(text, sizeof text, "<b>%d</b>", count < 100 ? 99 : count);
    int width = 0;
    gtk_source_gutter_renderer_text_measure_markup(numbers, text, &width, NULL);
    gtk_widget_set_size_request(GTK_WIDGET(numbers), width + 12, -1);
    gtk_widget_queue_draw(GTK_WIDGET(numbers));
}

void source_view_add_line_numbers(GtkSourceView *view)
{
    GtkSourceGutterRenderer *numbers = gtk_source_gutter_renderer_text_new();
    gtk_source_gutter_renderer_set_xalign(numbers, 1);
    gtk_source_gutter_renderer_set_xpad(numbers, 6);
    gtk_source_gutter_renderer_set_alignment_mode(numbers, GTK_SOURCE_GUTTER_RENDERER_ALIGNMENT_MODE_FIRST);
    g_signal_connect(numbers, "query-data", G_CALLBACK(query_number), NULL);
    g_object_set_data(G_OBJECT(view), numbers_key, numbers);
    gtk_source_gutter_insert(
        gtk_source_view_get_gutter(view, GTK_TEXT_WINDOW_LEFT), numbers, GTK_SOURCE_VIEW_GUTTER_POSITION_LINES);
}
