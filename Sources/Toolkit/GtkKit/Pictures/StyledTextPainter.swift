// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import Scene
import Typesetting

/// Draws a text whose parts have different looks in a rectangle.
struct StyledTextPainter {
    /// The rectangle that contains everything that is drawn, in points, or `nil` if there is nothing. What is far outside
    /// of the bounds is left out.
    let extents: Rect?

    private let text: StyledText
    private let origin: Point

    init(_ text: NodeText, in bounds: Rect, by typesetter: Typesetter) {
        var text = text
        text.layout.maxWidth = bounds.size.width
        let styled = typesetter.typeset(text)
        self.text = styled
        let height = styled.metrics.size.height
        let origin = Point(x: bounds.origin.x, y: bounds.origin.y + (bounds.size.height - height) / 2)
        self.origin = origin
        var (area, margin): (Rect?, Double) = (nil, text.style.size)
        for segment in styled.segments {
            margin = max(margin, segment.run.style.size)
            guard var box = segment.marked?.moved(by: origin) else { continue }
            if let shadow = segment.run.shadow {
                let reach = Point(x: shadow.x, y: shadow.y)
                box = box.union(box.moved(by: reach).extended(by: 2 * shadow.radius))
            }
            area = area.map { $0.union(box) } ?? box
        }
        extents = area?.intersection(bounds.extended(by: margin))
    }

    /// Draws the text, in points, of which each is `scale` device pixels.
    func paint(on context: OpaquePointer, scale: Double) {
        cairo_save(context)
        defer { cairo_restore(context) }
        cairo_translate(context, origin.x, origin.y)
        for segment in text.segments {
            guard let background = segment.run.background else { continue }
            background.setSource(of: context)
            let box = segment.box
            cairo_rectangle(context, box.origin.x, box.origin.y, box.size.width, box.size.height)
            cairo_fill(context)
        }
        paintShadows(on: context, scale: scale)
        for segment in text.segments {
            paintLetters(of: segment, on: context)
            for rule in text.rules(of: segment) { paint(rule, on: context) }
        }
    }

    private func paintLetters(of segment: StyledText.Segment, on context: OpaquePointer) {
        guard segment.run.space == nil else { return }
        let outline = segment.run.outline
        if outline?.isFilled ?? true {
            segment.run.color.setSource(of: context)
            segment.paintLetters(on: context)
        }
        guard let outline, outline.width > 0 else { return }
        outline.color.setSource(of: context)
        cairo_set_line_width(context, outline.width)
        cairo_set_line_join(context, CAIRO_LINE_JOIN_MITER)
        cairo_new_path(context)
        segment.withLetters(on: context) { pango_cairo_glyph_string_path(context, segment.font, segment.glyphs) }
        cairo_stroke(context)
    }

    private func paint(_ rule: StyledText.Rule, on context: OpaquePointer) {
        let rect = rule.rect
        rule.color.setSource(of: context)
        cairo_new_path(context)
        guard !rule.dashes.isEmpty else {
            cairo_rectangle(context, rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
            cairo_fill(context)
            return
        }
        cairo_set_dash(context, rule.dashes, Int32(rule.dashes.count), 0)
        cairo_set_line_width(context, rect.size.height)
        cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT)
        cairo_move_to(context, rect.origin.x, rect.origin.y + rect.size.height / 2)
        cairo_line_to(context, rect.right, rect.origin.y + rect.size.height / 2)
        cairo_stroke(context)
        cairo_set_dash(context, nil, 0, 0)
    }

    // MARK: - Shadows

    /// Draws the shadows of the letters below them. Letters with the same shadow have one together.
    private func paintShadows(on context: OpaquePointer, scale: Double) {
        var seen: Set<TextShadow> = []
        for shadow in text.segments.compactMap(\.run.shadow) where seen.insert(shadow).inserted {
            let segments = text.segments.filter { $0.run.shadow == shadow && $0.run.space == nil }
            guard shadow.color.alpha > 0, let extents,
                let rect = segments.compactMap(\.marked).reduce(nil, { $0?.union($1) ?? $1 })
            else { continue }
            func paintLetters(on context: OpaquePointer) {
                for segment in segments { segment.paintLetters(on: context) }
            }
            if shadow.radius > 0 {
                let offset = Size(width: shadow.x, height: shadow.y)
                let mask = BlurredMask(
                    rect: rect, shadow: NodeStyle.Shadow(color: shadow.color, radius: shadow.radius, offset: offset))
                let area = extents.moved(by: Point(x: -origin.x, y: -origin.y))
                mask.paint(on: context, area: area, scale: scale, draw: paintLetters)
            } else {
                cairo_save(context)
                cairo_translate(context, shadow.x, shadow.y)
                shadow.color.setSource(of: context)
                paintLetters(on: context)
                cairo_restore(context)
            }
        }
    }
}

extension StyledText.Segment {
    /// Calls a function while the coordinates are those of the letters, whose baseline begins at the present point.
    fileprivate func withLetters(on context: OpaquePointer, _ draw: () -> Void) {
        cairo_save(context)
        defer { cairo_restore(context) }
        cairo_translate(context, origin.x, origin.y)
        var matrix = matrix
        cairo_transform(context, &matrix)
        cairo_move_to(context, 0, 0)
        draw()
    }

    fileprivate func paintLetters(on context: OpaquePointer) {
        withLetters(on: context) { pango_cairo_show_glyph_string(context, font, glyphs) }
    }

    /// A rectangle that contains the background, the letters, their outline, and the lines; `nil` if there are none.
    fileprivate var marked: Rect? {
        guard let glyphs, let font else { return nil }
        var ink = PangoRectangle()
        pango_glyph_string_extents(glyphs, font, &ink, nil)
        func points(_ units: Int32) -> Double { Double(units) / Double(PANGO_SCALE) }
        let (top, height) = (points(ink.y) / run.stretch, points(ink.height) / run.stretch)
        // How far the upper and the lower ends of slanted letters are to the right.
        let ends = [-run.slant * top, -run.slant * (top + height)]
        let letters = Rect(
            origin: Point(x: origin.x + points(ink.x) + ends.min()!, y: origin.y + top),
            size: Size(width: points(ink.width) + ends.max()! - ends.min()!, height: height))
        var marked = letters.size.width > 0 && run.space == nil ? letters.extended(by: run.outline?.width ?? 0) : nil
        if run.background != nil || run.underline != nil || run.strikethrough != nil, box.size.width > 0 {
            // Lines are within half the size of the letters from the baseline.
            let lines = Rect(
                origin: Point(x: box.origin.x, y: origin.y - run.style.size),
                size: Size(width: box.size.width, height: 1.5 * run.style.size)
            ).union(box)
            marked = marked.map { $0.union(lines) } ?? lines
        }
        return marked
    }
}

extension Rect {
    fileprivate func moved(by distance: Point) -> Rect {
        Rect(origin: Point(x: origin.x + distance.x, y: origin.y + distance.y), size: size)
    }
}
