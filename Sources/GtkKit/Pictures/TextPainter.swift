// A text is measured in the process of a page and drawn here, so both lay it out by the same rules:
//
// - glyphs are unhinted, their positions and the font's measurements are not rounded, and no hyphens are inserted
// - the size of the font is absolute, in points; a style without a family has that of the desktop's font
// - lines are broken between words, and inside words that are too long (PANGO_WRAP_WORD_CHAR); or between any two
//   characters (PANGO_WRAP_CHAR)
// - a text with more lines than its limit is laid out without a limit first. Its last line then has all the rest of the
//   text, with spaces instead of line breaks, in one line with an ellipsis (PANGO_ELLIPSIZE_…). Without an ellipsis, the
//   lines beyond the limit are left out.

import CGtk
import Scene

/// Draws a text in a rectangle.
struct TextPainter {
    private struct Line {
        let line: UnsafeMutablePointer<PangoLayoutLine>
        /// The position of the start of the baseline, in points.
        var origin: Point
    }

    /// The rectangle that contains all glyphs, in points, or `nil` if there are none. Text far outside of the bounds is
    /// left out.
    private(set) var extents: Rect?

    private let text: NodeText
    private let bounds: Rect
    /// The layouts own the lines.
    private var layouts: [Object] = []
    private var lines: [Line] = []

    init(_ text: NodeText, in bounds: Rect) {
        self.text = text
        self.bounds = bounds
        layOut()
    }

    /// Draws the text, in points.
    func paint(on context: OpaquePointer) {
        text.color.setSource(of: context)
        for line in lines {
            cairo_move_to(context, line.origin.x, line.origin.y)
            pango_cairo_show_layout_line(context, line.line)
        }
    }

    private mutating func layOut() {
        let layout = layout(of: text.string)
        layouts = [layout]
        let count = Int(pango_layout_get_line_count(layout.opaque))
        let limit = min(text.layout.lineLimit ?? count, count)
        let ellipsis = limit < count ? text.layout.lineBreak.ellipsis : nil
        var lines: [Line] = []
        var bottom = 0.0
        forEachLine(of: layout) { line, x, baseline, lower in
            var origin = Point(x: x, y: baseline)
            var shown = line
            if let ellipsis, lines.count == limit - 1 {
                let last = rest(from: line, with: ellipsis)
                layouts.append(last)
                forEachLine(of: last) { line, x, _, _ in
                    (shown, origin.x) = (line, x)
                    return false
                }
            }
            lines.append(Line(line: shown, origin: origin))
            bottom = lower
            return lines.count < limit
        }
        let top = bounds.origin.y + (bounds.size.height - bottom) / 2
        for line in lines { place(line, top) }
    }

    /// Adds a line if it is near the bounds.
    private mutating func place(_ line: Line, _ top: Double) {
        var line = line
        line.origin.x += bounds.origin.x
        line.origin.y += top
        var ink = PangoRectangle()
        pango_layout_line_get_extents(line.line, &ink, nil)
        guard ink.width > 0, ink.height > 0 else { return }
        let glyphs = Rect(
            origin: Point(x: line.origin.x + points(ink.x), y: line.origin.y + points(ink.y)),
            size: Size(width: points(ink.width), height: points(ink.height)))
        guard let visible = glyphs.intersection(bounds.extended(by: text.style.size)) else { return }
        lines.append(line)
        extents = extents?.union(visible) ?? visible
    }

    /// Calls `body` with each line, the position of its baseline, and its lower edge, until it returns false.
    private func forEachLine(
        of layout: Object, _ body: (UnsafeMutablePointer<PangoLayoutLine>, Double, Double, Double) -> Bool
    ) {
        let iterator = pango_layout_get_iter(layout.opaque)
        defer { pango_layout_iter_free(iterator) }
        repeat {
            guard let line = pango_layout_iter_get_line_readonly(iterator) else { return }
            var area = PangoRectangle()
            pango_layout_iter_get_line_extents(iterator, nil, &area)
            let baseline = points(pango_layout_iter_get_baseline(iterator))
            let x = start(of: line, points(area.x), width: points(area.width))
            guard body(line, x, baseline, points(area.y + area.height)) else { return }
        } while pango_layout_iter_next_line(iterator) != 0
    }

    /// Returns the left edge of a line. Pango exchanges left and right in a paragraph that is read from right to left.
    private func start(of line: UnsafeMutablePointer<PangoLayoutLine>, _ natural: Double, width: Double) -> Double {
        switch text.layout.alignment {
        case .natural, .center, .justified: natural
        case .left: 0
        case .right: bounds.size.width - width
        }
    }

    private func layout(of string: String) -> Object {
        let context = Object(adopting: pango_font_map_create_context(pango_cairo_font_map_get_default())!)
        let options = cairo_font_options_create()
        defer { cairo_font_options_destroy(options) }
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        pango_cairo_context_set_font_options(context.opaque, options)
        pango_context_set_round_glyph_positions(context.opaque, 0)
        let layout = Object(adopting: pango_layout_new(context.opaque)!)
        setFont(of: layout)
        pango_layout_set_text(layout.opaque, string, -1)
        let width = min(max(bounds.size.width, 0), TextLayout.longestLine)
        pango_layout_set_width(layout.opaque, Int32((width * Double(PANGO_SCALE)).rounded()))
        pango_layout_set_wrap(
            layout.opaque, text.layout.lineBreak == .characters ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
        let isCentered = text.layout.alignment == .center
        pango_layout_set_alignment(layout.opaque, isCentered ? PANGO_ALIGN_CENTER : PANGO_ALIGN_LEFT)
        pango_layout_set_justify(layout.opaque, text.layout.alignment == .justified ? 1 : 0)
        return layout
    }

    private func setFont(of layout: Object) {
        let style = text.style
        let font = pango_font_description_new()
        defer { pango_font_description_free(font) }
        pango_font_description_set_family(font, style.family ?? DesktopFont.family)
        pango_font_description_set_weight(font, PangoWeight(rawValue: UInt32(style.weight.rawValue)))
        if style.isItalic { pango_font_description_set_style(font, PANGO_STYLE_ITALIC) }
        pango_font_description_set_absolute_size(font, style.size * Double(PANGO_SCALE))
        pango_layout_set_font_description(layout.opaque, font)
        let attributes = pango_attr_list_new()
        defer { pango_attr_list_unref(attributes) }
        pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
        if style.hasMonospacedDigits {
            pango_attr_list_insert(attributes, pango_attr_font_features_new("tnum=1"))
        }
        pango_layout_set_attributes(layout.opaque, attributes)
    }

    /// Returns a layout of the text from the start of a line, in one line with an ellipsis.
    private func rest(
        from line: UnsafeMutablePointer<PangoLayoutLine>, with ellipsis: PangoEllipsizeMode
    ) -> Object {
        let string = String(decoding: text.string.utf8.dropFirst(Int(line.pointee.start_index)), as: UTF8.self)
        let parts = string.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let layout = layout(of: parts.joined(separator: " "))
        pango_context_set_base_dir(
            pango_layout_get_context(layout.opaque), pango_layout_line_get_resolved_direction(line))
        pango_layout_set_auto_dir(layout.opaque, 0)
        pango_layout_set_ellipsize(layout.opaque, ellipsis)
        return layout
    }

    private func points(_ units: Int32) -> Double { Double(units) / Double(PANGO_SCALE) }
}

extension TextLayout.LineBreak {
    /// What replaces the text beyond the last line.
    fileprivate var ellipsis: PangoEllipsizeMode? {
        switch self {
        case .words, .characters: nil
        case .truncatingHead: PANGO_ELLIPSIZE_START
        case .truncatingMiddle: PANGO_ELLIPSIZE_MIDDLE
        case .truncatingTail: PANGO_ELLIPSIZE_END
        }
    }
}
