/* What the editor needs of GtkSourceView, without its types: Swift code that imports CGtk passes its own pointers. A
   `buffer` is a GtkSourceBuffer, a `view` a GtkSourceView, an `iter` a GtkTextIter. */
#pragma once

#include <stdbool.h>

/* Creates a buffer with syntax highlighting for a language, given by its ID. The caller owns it. */
void *source_buffer_new(const char *language);
/* Chooses the colors. */
void source_buffer_set_dark(void *buffer, bool is_dark);

/* Creates a view with line numbers that indents with four spaces. The reference is floating. */
void *source_view_new(void);

/* Adds a category of marks to the gutter of a view, with an icon. */
void source_view_add_marks(void *view, const char *category, const char *icon);
/* Adds a mark with a tooltip at the line of an iterator, and removes all marks of a category. */
void source_buffer_add_mark(void *buffer, const char *category, const char *tooltip, const void *iter);
void source_buffer_remove_marks(void *buffer, const char *category);

/* Creates a search in a buffer, which highlights all matches. The caller owns it. */
void *source_search_new(void *buffer);
/* Sets the text to search for; an empty one ends the search. */
void source_search_set_text(void *search, const char *text);
/* Finds the next or previous match from an iterator. Wraps around. Returns whether there is one. */
bool source_search_find(void *search, const void *iter, bool is_forward, void *match_start, void *match_end);

/* A completion of the word at the cursor. */
struct source_proposal {
    /* What is compared with the word that the user types. */
    const char *name;
    /* What replaces that word. */
    const char *text;
    /* What the list shows: the whole declaration, and documentation, each of which can be NULL. */
    const char *label, *documentation;
    /* An icon. */
    const char *icon;
};

/* What suggests completions. */
struct source_completion_handler {
    /* Called with a request, and with the cursor's line, counted from 0, and column in bytes. It answers the request once,
       at any time, by `source_completion_answer`. */
    void (*complete)(void *request, int line, int column, void *data);
    /* Called with what the list shows of its first suggestion, when it appears, and of one that has been selected. The
       keyboard focus stays in the text, so screen readers do not notice it. */
    void (*selected)(const char *label, void *data);
    /* Called when the list is shown or hidden. */
    void (*toggled)(bool is_shown, void *data);
    /* Called with `data` when the view is destroyed. */
    void (*release)(void *data);
    void *data;
};

/* Lets a view suggest completions. */
void source_view_add_completion(void *view, const char *title, struct source_completion_handler handler);
/* Answers a request. An incomplete answer is requested again whenever the word changes. A count of -1 means that there is
   no answer: what is shown stays. */
void source_completion_answer(
    void *request, const struct source_proposal *proposals, int count, bool is_incomplete);
