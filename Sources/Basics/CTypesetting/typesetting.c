#include "CTypesetting.h"

#include <lazy_library.h>
#include <pango/pangocairo.h>

/* The functions that are looked up in PangoCairo and in the libraries that it depends on. */
#define FUNCTIONS(f) \
    f(cairo_font_options_create) f(cairo_font_options_destroy) f(cairo_font_options_set_antialias) \
    f(cairo_font_options_set_hint_metrics) f(cairo_font_options_set_hint_style) f(g_object_unref) \
    f(pango_attr_font_features_new) f(pango_attr_insert_hyphens_new) f(pango_attr_list_insert) f(pango_attr_list_new) \
    f(pango_attr_list_unref) f(pango_cairo_context_set_font_options) f(pango_cairo_font_map_get_default) \
    f(pango_cairo_font_map_set_default) \
    f(pango_context_get_base_dir) f(pango_context_get_language) f(pango_context_get_metrics) f(pango_context_set_base_dir) \
    f(pango_context_set_round_glyph_positions) f(pango_font_description_free) f(pango_font_description_from_string) \
    f(pango_font_description_set_absolute_size) f(pango_font_description_set_family) \
    f(pango_font_description_set_style) f(pango_font_description_set_weight) f(pango_font_map_create_context) \
    f(pango_font_metrics_get_ascent) f(pango_font_metrics_get_descent) f(pango_font_metrics_get_height) \
    f(pango_font_metrics_unref) f(pango_layout_get_baseline) f(pango_layout_get_extents) \
    f(pango_layout_get_iter) f(pango_layout_get_line_count) f(pango_layout_get_line_readonly) \
    f(pango_layout_is_ellipsized) f(pango_layout_iter_free) f(pango_layout_iter_get_baseline) \
    f(pango_layout_iter_next_line) f(pango_layout_new) f(pango_layout_set_alignment) f(pango_layout_set_attributes) \
    f(pango_layout_set_ellipsize) f(pango_layout_set_font_description) f(pango_layout_set_height) \
    f(pango_layout_set_justify) f(pango_layout_set_text) f(pango_layout_set_width) f(pango_layout_set_wrap)

LAZY_LIBRARY("libpangocairo-1.0.so.0", FUNCTIONS)

void typesetting_replace_font_map(void) {
    if (is_library_loaded) p_pango_cairo_font_map_set_default(NULL);
}

struct _PangoContext *typesetting_context_new(bool reads_right_to_left) {
    if (!load_library()) return NULL;
    PangoContext *context = p_pango_font_map_create_context(p_pango_cairo_font_map_get_default());
    cairo_font_options_t *options = p_cairo_font_options_create();
    // The color fringes of subpixel rendering would be visible on text that is turned or scaled.
    p_cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
    p_cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
    p_cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    p_pango_cairo_context_set_font_options(context, options);
    p_cairo_font_options_destroy(options);
    p_pango_context_set_round_glyph_positions(context, FALSE);
    p_pango_context_set_base_dir(context, reads_right_to_left ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR);
    return context;
}

static PangoFontDescription *font(const struct typesetting_style *style) {
    PangoFontDescription *font = p_pango_font_description_from_string(style->desktop_font);
    if (style->family != NULL) p_pango_font_description_set_family(font, style->family);
    p_pango_font_description_set_absolute_size(font, style->size * PANGO_SCALE);
    p_pango_font_description_set_weight(font, (PangoWeight)style->weight);
    p_pango_font_description_set_style(font, style->is_italic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL);
    return font;
}

static PangoAttrList *attributes(bool has_monospaced_digits, bool adds_hyphens) {
    PangoAttrList *list = p_pango_attr_list_new();
    if (has_monospaced_digits) p_pango_attr_list_insert(list, p_pango_attr_font_features_new("tnum=1"));
    if (!adds_hyphens) p_pango_attr_list_insert(list, p_pango_attr_insert_hyphens_new(FALSE));
    return list;
}

static bool is_right_to_left(PangoDirection direction) {
    return direction == PANGO_DIRECTION_RTL || direction == PANGO_DIRECTION_WEAK_RTL;
}

/* Aligns lines to the left, or to the right. Pango exchanges the two sides for lines in the direction opposite to that of
 * the context, so that PANGO_ALIGN_LEFT is the start of all lines if the context reads from left to right. */
static void align_to_side(PangoLayout *layout, bool is_right, bool is_exchanged) {
    p_pango_layout_set_alignment(layout, is_right != is_exchanged ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT);
}

static void align(PangoLayout *layout, PangoContext *context, enum typesetting_alignment alignment) {
    bool is_mirrored = is_right_to_left(p_pango_context_get_base_dir(context));
    switch (alignment) {
    case typesetting_justified: p_pango_layout_set_justify(layout, TRUE); break;
    case typesetting_center: p_pango_layout_set_alignment(layout, PANGO_ALIGN_CENTER); return;
    case typesetting_left:
    case typesetting_right: {
        // Lines in both directions in one text are aligned with the first one.
        bool is_line_mirrored = is_right_to_left(p_pango_layout_get_line_readonly(layout, 0)->resolved_dir);
        return align_to_side(layout, alignment == typesetting_right, is_line_mirrored != is_mirrored);
    }
    case typesetting_natural: break;
    }
    align_to_side(layout, is_mirrored, false);
}

struct _PangoLayout *typesetting_layout_new(
    struct _PangoContext *context, const char *text, size_t length, const struct typesetting_style *style,
    const struct typesetting_lines *lines) {
    PangoLayout *layout = p_pango_layout_new(context);
    PangoFontDescription *description = font(style);
    p_pango_layout_set_font_description(layout, description);
    p_pango_font_description_free(description);
    PangoAttrList *list = attributes(style->has_monospaced_digits, lines->adds_hyphens);
    p_pango_layout_set_attributes(layout, list);
    p_pango_attr_list_unref(list);
    if (lines->width >= 0) p_pango_layout_set_width(layout, (int)(lines->width * PANGO_SCALE));
    p_pango_layout_set_wrap(layout, lines->breaks_words ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR);
    if (lines->ellipsis != typesetting_no_ellipsis) {
        static const PangoEllipsizeMode modes[] = {
            PANGO_ELLIPSIZE_NONE, PANGO_ELLIPSIZE_START, PANGO_ELLIPSIZE_MIDDLE, PANGO_ELLIPSIZE_END};
        p_pango_layout_set_ellipsize(layout, modes[lines->ellipsis]);
        p_pango_layout_set_height(layout, -lines->limit);
    }
    p_pango_layout_set_text(layout, text, (int)length);
    align(layout, context, lines->alignment);
    return layout;
}

size_t typesetting_line_start(struct _PangoLayout *layout, int line) {
    return (size_t)p_pango_layout_get_line_readonly(layout, line)->start_index;
}

static double points(int units) { return units / (double)PANGO_SCALE; }

struct typesetting_metrics typesetting_measure(struct _PangoLayout *layout) {
    PangoRectangle area;
    p_pango_layout_get_extents(layout, NULL, &area);
    PangoLayoutIter *iterator = p_pango_layout_get_iter(layout);
    while (p_pango_layout_iter_next_line(iterator)) {}
    struct typesetting_metrics metrics = {
        .width = points(area.width),
        .height = points(area.height),
        .first_baseline = points(p_pango_layout_get_baseline(layout)),
        .last_baseline = points(p_pango_layout_iter_get_baseline(iterator)),
        .line_count = p_pango_layout_get_line_count(layout),
        .has_ellipsis = p_pango_layout_is_ellipsized(layout)};
    p_pango_layout_iter_free(iterator);
    return metrics;
}

/* Returns the height of a letter above the baseline. */
static double letter_height(
    PangoContext *context, const struct typesetting_style *style, const char *letter) {
    const struct typesetting_lines lines = {.width = -1};
    PangoLayout *layout = typesetting_layout_new(context, letter, 1, style, &lines);
    PangoRectangle ink;
    p_pango_layout_get_extents(layout, &ink, NULL);
    double height = points(p_pango_layout_get_baseline(layout) - ink.y);
    p_g_object_unref(layout);
    return height;
}

struct typesetting_font typesetting_measure_font(
    struct _PangoContext *context, const struct typesetting_style *style) {
    PangoFontDescription *description = font(style);
    PangoFontMetrics *metrics =
        p_pango_context_get_metrics(context, description, p_pango_context_get_language(context));
    struct typesetting_font result = {
        .ascent = points(p_pango_font_metrics_get_ascent(metrics)),
        .descent = points(p_pango_font_metrics_get_descent(metrics)),
        .line_height = points(p_pango_font_metrics_get_height(metrics)),
        .cap_height = letter_height(context, style, "H"),
        .x_height = letter_height(context, style, "x")};
    p_pango_font_metrics_unref(metrics);
    p_pango_font_description_free(description);
    return result;
}

void typesetting_release(void *object) {
    if (object != NULL) p_g_object_unref(object);
}
