// SPDX-License-Identifier: GPL-3.0-or-later
/* What Swift cannot do with GtkSourceView: signals that return or change values, and the provider of completions. */
#pragma once

#include <gtksourceview/gtksource.h>
#include <stdbool.h>

/* Creates a buffer with syntax highlighting for a language, given by its ID. The caller owns it. */
GtkSourceBuffer *source_buffer_new(const char *language);

/* Refuses text that would make a line longer than a number of bytes, or the text longer than a number of lines, and calls a
   function then: a text view is busy for minutes with such a line. The data is released with the buffer. */
void source_buffer_limit_lines(
    GtkSourceBuffer *buffer, int length, int lines, void (*refused)(void *data), void *data, GDestroyNotify release);
/* Whether the limits apply. They do at first. */
void source_buffer_set_limited(GtkSourceBuffer *buffer, bool is_limited);

/* Adds a category of marks to the gutter of a view, with an icon, and a color behind the lines. */
void source_view_add_marks(
    GtkSourceView *view, const char *category, const char *icon, const GdkRGBA *background);
/* Places line numbers and marks beside the first row of each line, above the space that follows it. */
void source_view_align_gutter(GtkSourceView *view);
/* Adds a mark with a tooltip at the line of an iterator. */
void source_buffer_add_mark(
    GtkSourceBuffer *buffer, const char *category, const char *tooltip, const GtkTextIter *iter);

/* What adds to the text while the user types. */
struct source_typing_handler {
    /* Called after the user has typed a new line, a bracket, or a quotation mark, with the cursor after it. `selection` is the
       text that this has replaced. */
    void (*typed)(const char *selection, void *data);
    /* Called before the user types a closing bracket or a quotation mark. Returns whether that has been done. */
    bool (*closes)(unsigned character, void *data);
    /* Called when the user deletes what is before the cursor. Returns whether it has been done. */
    bool (*deleted)(void *data);
    /* Called with `data` when the view is destroyed. */
    void (*release)(void *data);
    void *data;
};

/* Lets something be added to the text of a view while the user types. */
void source_view_follow_typing(GtkSourceView *view, struct source_typing_handler handler);

/* Lets a double click select a name or a number of code. */
void source_view_select_words_of_code(GtkSourceView *view);

/* A completion of the word at the cursor. */
struct source_proposal {
    /* What is compared with the word that the user types. */
    const char *name;
    /* What replaces that word. */
    const char *text;
    /* Where the places that the user fills in begin and end, in characters from the beginning of the text, and the number of
       these numbers. GtkSourceView 5.6 forgets those of a snippet when one is replaced. */
    const int *places;
    int count;
    /* What the list shows: the name with its parameters, and the type of the value, which can be NULL. */
    const char *label, *type;
    /* A sentence about the selected one, which can be NULL. */
    const char *documentation;
    /* What kind of thing it is: a sign, and its color as 0xRRGGBB. */
    const char *kind;
    unsigned kind_color;
};

/* What suggests completions. */
struct source_completion_handler {
    /* Called with a request, and with the cursor's line, counted from 0, and column in bytes. It answers the request once,
       at any time, by `source_completion_answer`. */
    void (*complete)(GTask *request, int line, int column, void *data);
    /* Called with what the list shows of its first suggestion, when it appears, and of one that has been selected. The
       keyboard focus stays in the text, so screen readers do not notice it. */
    void (*selected)(const char *label, void *data);
    /* Called after a text with places has been inserted behind a number of characters. */
    void (*inserted)(int offset, const char *text, const int *places, int count, void *data);
    /* Called when the list is shown or hidden. */
    void (*toggled)(bool is_shown, void *data);
    /* Called with `data` when the view is destroyed. */
    void (*release)(void *data);
    void *data;
};

/* Lets a view suggest completions. */
void source_view_add_completion(GtkSourceView *view, const char *title, struct source_completion_handler handler);
/* Answers a request. An incomplete answer is requested again whenever the word changes. A count of -1 means that there is
   no answer: what is shown stays. */
void source_completion_answer(
    GTask *request, const struct source_proposal *proposals, int count, bool is_incomplete);

/* The names of the tags of a comment that is rendered: of its first line, which is transparent and small, and of the
   others, which are invisible. */
#define SOURCE_COMMENT_BEGIN "comment-begin"
#define SOURCE_COMMENT_REST "comment-rest"
/* Adds one of these tags to a buffer, which owns it. */
GtkTextTag *source_buffer_add_comment_tag(GtkSourceBuffer *buffer, const char *name);
/* Adds line numbers to a view. Lines with one of these tags have none. */
void source_view_add_line_numbers(GtkSourceView *view);
/* Draws the line numbers of a view again, as wide as the largest one, after the text has changed or the cursor has moved. */
void source_view_update_line_numbers(GtkSourceView *view);
