// SPDX-License-Identifier: GPL-3.0-or-later
#include "CSourceView.h"

/* GtkTextView divides text into the words of a language: a double click on 0.2 selects nothing or 0, and one after the last
   letter of a line selects the line break and the next line. */

static gboolean is_part_of_name(gunichar character)
{
    return g_unichar_isalnum(character) || character == '_';
}

/* Whether a character is part of a name or a number. A point is, between the digits of a number. */
static gboolean is_part_of_word(const GtkTextIter *iter)
{
    gunichar character = gtk_text_iter_get_char(iter);
    if (is_part_of_name(character))
        return TRUE;
    GtkTextIter before = *iter, after = *iter;
    if (character != '.' || !gtk_text_iter_backward_char(&before) || !gtk_text_iter_forward_char(&after)
        || !g_unichar_isdigit(gtk_text_iter_get_char(&after)))
        return FALSE;
    /* The digits before the point are not the end of a name. */
    while (g_unichar_isdigit(gtk_text_iter_get_char(&before)))
        if (!gtk_text_iter_backward_char(&before))
            return TRUE;
    GtkTextIter digit = before;
    gtk_text_iter_forward_char(&digit);
    return !is_part_of_name(gtk_text_iter_get_char(&before)) && g_unichar_isdigit(gtk_text_iter_get_char(&digit));
}

static gboolean extend_selection(GtkTextView *view, GtkTextExtendSelection granularity, const GtkTextIter *location,
                                 GtkTextIter *start, GtkTextIter *end, gpointer data)
{
    (void)view, (void)data;
    if (granularity != GTK_TEXT_EXTEND_SELECTION_WORD)
        return GDK_EVENT_PROPAGATE;
    *start = *end = *location;
    /* A click on the right half of a letter is behind it. */
    GtkTextIter before = *location;
    if (!is_part_of_word(start) && !gtk_text_iter_starts_line(start) && gtk_text_iter_backward_char(&before)
        && is_part_of_word(&before))
        *start = before;
    if (is_part_of_word(start)) {
        *end = *start;
        while (gtk_text_iter_forward_char(end) && is_part_of_word(end)) {}
        for (before = *start; gtk_text_iter_backward_char(&before) && is_part_of_word(&before);)
            *start = before;
    } else if (!gtk_text_iter_ends_line(end)) {
        gtk_text_iter_forward_char(end);
    }
    return GDK_EVENT_STOP;
}

void source_view_select_words_of_code(GtkSourceView *view)
{
    g_signal_connect(view, "extend-selection", G_CALLBACK(extend_selection), NULL);
}
