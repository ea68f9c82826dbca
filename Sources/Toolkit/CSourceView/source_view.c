#include "CSourceView.h"

#include <gtksourceview/gtksource.h>

/* GTK puts a hyphen where it wraps a word, but names in code have none. */
static void insert_without_hyphens(GtkTextBuffer *buffer, GtkTextIter *end, const char *text, int length,
                                   GtkTextTag *tag)
{
    GtkTextIter start = *end;
    gtk_text_iter_backward_chars(&start, g_utf8_strlen(text, length));
    gtk_text_buffer_apply_tag(buffer, tag, &start, end);
}

void *source_buffer_new(const char *language)
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

void source_buffer_set_dark(void *buffer, bool is_dark)
{
    GtkSourceStyleSchemeManager *manager = gtk_source_style_scheme_manager_get_default();
    const char *name = is_dark ? "Adwaita-dark" : "Adwaita";
    gtk_source_buffer_set_style_scheme(buffer, gtk_source_style_scheme_manager_get_scheme(manager, name));
}

void *source_view_new(void)
{
    GtkSourceView *view = GTK_SOURCE_VIEW(gtk_source_view_new());
    gtk_source_view_set_show_line_numbers(view, TRUE);
    gtk_source_view_set_auto_indent(view, TRUE);
    gtk_source_view_set_indent_width(view, 4);
    gtk_source_view_set_tab_width(view, 4);
    gtk_source_view_set_insert_spaces_instead_of_tabs(view, TRUE);
    gtk_source_view_set_smart_backspace(view, TRUE);
    gtk_source_view_set_smart_home_end(view, GTK_SOURCE_SMART_HOME_END_BEFORE);
    gtk_source_view_set_highlight_current_line(view, TRUE);
    return view;
}

static const char tooltip_key[] = "peekaboard-tooltip";

static char *mark_tooltip(GtkSourceMarkAttributes *attributes, GtkSourceMark *mark)
{
    return g_strdup(g_object_get_data(G_OBJECT(mark), tooltip_key));
}

void source_view_add_marks(void *view, const char *category, const char *icon)
{
    GtkSourceMarkAttributes *attributes = gtk_source_mark_attributes_new();
    gtk_source_mark_attributes_set_icon_name(attributes, icon);
    g_signal_connect(attributes, "query-tooltip-text", G_CALLBACK(mark_tooltip), NULL);
    gtk_source_view_set_mark_attributes(view, category, attributes, 1);
    gtk_source_view_set_show_line_marks(view, TRUE);
    g_object_unref(attributes);
}

void source_buffer_add_mark(void *buffer, const char *category, const char *tooltip, const void *iter)
{
    GtkSourceMark *mark = gtk_source_buffer_create_source_mark(buffer, NULL, category, iter);
    g_object_set_data_full(G_OBJECT(mark), tooltip_key, g_strdup(tooltip), g_free);
}

void source_buffer_remove_marks(void *buffer, const char *category)
{
    GtkTextIter start, end;
    gtk_text_buffer_get_bounds(buffer, &start, &end);
    gtk_source_buffer_remove_source_marks(buffer, &start, &end, category);
}

void *source_search_new(void *buffer)
{
    GtkSourceSearchSettings *settings = gtk_source_search_settings_new();
    gtk_source_search_settings_set_wrap_around(settings, TRUE);
    GtkSourceSearchContext *search = gtk_source_search_context_new(buffer, settings);
    g_object_unref(settings);
    return search;
}

void source_search_set_text(void *search, const char *text)
{
    gtk_source_search_settings_set_search_text(gtk_source_search_context_get_settings(search), text);
}

bool source_search_find(void *search, const void *iter, bool is_forward, void *match_start, void *match_end)
{
    gboolean has_wrapped;
    return is_forward
               ? gtk_source_search_context_forward(search, iter, match_start, match_end, &has_wrapped)
               : gtk_source_search_context_backward(search, iter, match_start, match_end, &has_wrapped);
}
