/* Text layout with Pango. It is written in C because Swift would have to import Pango's types from a second module, next
 * to CGtk. Pango is loaded by the first call that needs it, so that programs start without it.
 *
 * A layout has the same glyph positions in every process, at every scale: sizes are absolute, in points, and neither
 * glyphs nor their measurements are rounded to pixels. */

#ifndef CTYPESETTING_H
#define CTYPESETTING_H

#include <stdbool.h>
#include <stddef.h>

/* The font of a text. */
struct typesetting_style {
    /* The font of the desktop, as a Pango font description such as `Cantarell 11`. Its size is not used. */
    const char *desktop_font;
    /* A font family, or NULL for the family of `desktop_font`. */
    const char *family;
    /* The size, in points. */
    double size;
    /* 100…1000, as in CSS. */
    int weight;
    bool is_italic;
    bool has_monospaced_digits;
};

enum typesetting_ellipsis { typesetting_no_ellipsis, typesetting_at_head, typesetting_in_middle, typesetting_at_tail };
enum typesetting_alignment {
    typesetting_natural, typesetting_left, typesetting_center, typesetting_right, typesetting_justified
};

/* How a text is broken into lines. */
struct typesetting_lines {
    /* The width of the lines, in points; negative if it is unlimited. */
    double width;
    /* Whether lines can be broken inside of words that would fit on a line. */
    bool breaks_words;
    /* Whether a hyphen is added where a word is broken. */
    bool adds_hyphens;
    /* The position of the ellipsis in the last line, and the number of lines of a paragraph that has an ellipsis. */
    enum typesetting_ellipsis ellipsis;
    int limit;
    enum typesetting_alignment alignment;
};

/* Measurements of a layout, in points. */
struct typesetting_metrics {
    double width, height, first_baseline, last_baseline;
    int line_count;
    bool has_ellipsis;
};

/* Measurements of a font, in points. */
struct typesetting_font {
    double ascent, descent, line_height, cap_height, x_height;
};

/* Lets contexts that are created later look for fonts by themselves. */
void typesetting_replace_font_map(void);

/* Returns a Pango context, which the caller releases, or NULL if Pango cannot be loaded. A context and its layouts must
 * be used on one thread. */
struct _PangoContext *typesetting_context_new(bool reads_right_to_left);

/* Returns a layout of UTF-8 text, which the caller releases. */
struct _PangoLayout *typesetting_layout_new(
    struct _PangoContext *context, const char *text, size_t length, const struct typesetting_style *style,
    const struct typesetting_lines *lines);

/* Returns the offset of the first byte of a line, which must exist. */
size_t typesetting_line_start(struct _PangoLayout *layout, int line);

struct typesetting_metrics typesetting_measure(struct _PangoLayout *layout);
struct typesetting_font typesetting_measure_font(
    struct _PangoContext *context, const struct typesetting_style *style);

/* Releases a context or a layout. */
void typesetting_release(void *object);

#endif
