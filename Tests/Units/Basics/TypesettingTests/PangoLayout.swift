// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import Scene

/// A layout that is set up with Pango's functions, for comparison.
final class PangoLayout {
    let pointer: OpaquePointer

    /// Creates a layout of a text in unhinted glyphs.
    init(_ text: String, _ style: TextStyle, desktopFont: String, width: Double?) {
        let context = pango_font_map_create_context(pango_cairo_font_map_get_default())!
        defer { g_object_unref(UnsafeMutableRawPointer(context)) }
        let options = cairo_font_options_create()
        defer { cairo_font_options_destroy(options) }
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        pango_cairo_context_set_font_options(context, options)
        pango_context_set_round_glyph_positions(context, 0)
        pointer = pango_layout_new(context)
        let font = pango_font_description_from_string(desktopFont)
        defer { pango_font_description_free(font) }
        if let family = style.family { pango_font_description_set_family(font, family) }
        pango_font_description_set_weight(font, PangoWeight(UInt32(style.weight.rawValue)))
        pango_font_description_set_style(font, style.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        pango_font_description_set_absolute_size(font, style.size * Double(PANGO_SCALE))
        pango_layout_set_font_description(pointer, font)
        let attributes = pango_attr_list_new()
        defer { pango_attr_list_unref(attributes) }
        if style.hasMonospacedDigits { pango_attr_list_insert(attributes, pango_attr_font_features_new("tnum=1")) }
        // A hyphen is added only where the text says so.
        if !text.unicodeScalars.contains("\u{AD}") {
            pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
        }
        pango_layout_set_attributes(pointer, attributes)
        if let width { pango_layout_set_width(pointer, Int32(width * Double(PANGO_SCALE))) }
        pango_layout_set_wrap(pointer, PANGO_WRAP_WORD_CHAR)
        // Tab stops have the distance of those of UIKit.
        let tabs = pango_tab_array_new(1, 0)
        defer { pango_tab_array_free(tabs) }
        pango_tab_array_set_tab(tabs, 0, PANGO_TAB_LEFT, 28 * PANGO_SCALE)
        pango_layout_set_tabs(pointer, tabs)
        pango_layout_set_text(pointer, text, Int32(text.utf8.count))
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }

    /// The size, in points.
    var size: Size {
        var area = PangoRectangle()
        pango_layout_get_extents(pointer, nil, &area)
        return Size(
            width: Double(area.width) / Double(PANGO_SCALE), height: Double(area.height) / Double(PANGO_SCALE))
    }
}

/// Draws a layout at its left upper corner, scaled. Returns the area of visible pixels, in points.
func inkOnSurface(of layout: OpaquePointer, size: Size, scale: Double, margin: Double) -> (from: Point, to: Point)? {
    let (width, height) = (Int32((size.width + 2 * margin) * scale), Int32((size.height + 2 * margin) * scale))
    let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, width, height)
    defer { cairo_surface_destroy(surface) }
    let context = cairo_create(surface)
    defer { cairo_destroy(context) }
    cairo_scale(context, scale, scale)
    cairo_move_to(context, margin, margin)
    pango_cairo_show_layout(context, layout)
    cairo_surface_flush(surface)
    guard let pixels = cairo_image_surface_get_data(surface) else { return nil }
    let stride = Int(cairo_image_surface_get_stride(surface))
    var (columns, rows): (Set<Int>, Set<Int>) = ([], [])
    for y in 0..<Int(height) {
        for x in 0..<Int(width) where pixels[y * stride + x] > 64 {
            columns.insert(x)
            rows.insert(y)
        }
    }
    guard let left = columns.min(), let right = columns.max(), let top = rows.min(), let bottom = rows.max() else {
        return nil
    }
    return (
        Point(x: Double(left) / scale - margin, y: Double(top) / scale - margin),
        Point(x: Double(right + 1) / scale - margin, y: Double(bottom + 1) / scale - margin)
    )
}
