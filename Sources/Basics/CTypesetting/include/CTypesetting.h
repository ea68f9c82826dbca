// SPDX-License-Identifier: GPL-3.0-or-later
/* Pango, which is loaded when it is first used. The functions are looked up in PangoCairo and in the libraries that it
   depends on. */
#pragma once

#include <fontconfig/fontconfig.h>
#include <lazy_library.h>
#include <pango/pangocairo.h>

#define PANGO_FUNCTIONS(f) \
    f(FcConfigAppFontAddFile) f(FcConfigGetFonts) f(FcPatternGetString) f(cairo_copy_path) f(cairo_create) \
    f(cairo_destroy) f(cairo_move_to) f(cairo_recording_surface_create) f(cairo_path_destroy) f(cairo_restore) \
    f(cairo_save) f(cairo_surface_destroy) f(cairo_transform) f(pango_cairo_layout_path) \
    f(cairo_font_options_create) f(cairo_font_options_destroy) f(cairo_font_options_set_antialias) \
    f(cairo_font_options_set_hint_metrics) f(cairo_font_options_set_hint_style) f(g_object_unref) \
    f(pango_attr_font_desc_new) f(pango_attr_font_features_new) f(pango_attr_foreground_new) \
    f(pango_attr_insert_hyphens_new) f(pango_attr_letter_spacing_new) f(pango_attr_list_insert) \
    f(pango_attr_list_new) f(pango_attr_list_unref) f(pango_attr_shape_new) f(pango_cairo_context_set_font_options) \
    f(pango_cairo_font_map_get_default) f(pango_cairo_font_map_new) f(pango_cairo_font_map_set_default) \
    f(pango_cairo_glyph_string_path) f(pango_context_get_base_dir) f(pango_context_get_language) \
    f(pango_context_get_metrics) f(pango_context_set_base_dir) f(pango_context_set_round_glyph_positions) \
    f(pango_font_description_free) f(pango_font_description_from_string) f(pango_font_description_set_absolute_size) \
    f(pango_font_description_set_family) f(pango_font_description_set_style) f(pango_font_description_set_weight) \
    f(pango_font_get_metrics) f(pango_font_map_create_context) f(pango_font_metrics_get_ascent) \
    f(pango_font_metrics_get_descent) f(pango_font_metrics_get_height) \
    f(pango_font_metrics_get_strikethrough_position) f(pango_font_metrics_get_strikethrough_thickness) \
    f(pango_font_metrics_get_underline_position) f(pango_font_metrics_get_underline_thickness) \
    f(pango_font_metrics_unref) f(pango_glyph_string_extents) f(pango_layout_get_baseline) \
    f(pango_layout_get_extents) f(pango_layout_get_iter) f(pango_layout_get_line_count) \
    f(pango_layout_get_line_readonly) f(pango_layout_is_ellipsized) f(pango_layout_iter_free) \
    f(pango_layout_iter_get_baseline) f(pango_layout_iter_get_line_extents) f(pango_layout_iter_get_line_readonly) \
    f(pango_layout_iter_next_line) f(pango_layout_line_get_extents) f(pango_layout_new) \
    f(pango_layout_set_alignment) f(pango_layout_set_attributes) f(pango_layout_set_ellipsize) \
    f(pango_layout_set_font_description) f(pango_layout_set_height) f(pango_layout_set_indent) \
    f(pango_layout_set_justify) f(pango_layout_set_tabs) f(pango_layout_set_text) f(pango_layout_set_width) \
    f(pango_layout_set_wrap) f(pango_tab_array_free) f(pango_tab_array_new) f(pango_tab_array_set_tab)

LAZY_LIBRARY(pango_library, PANGO_FUNCTIONS)
