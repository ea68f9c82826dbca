// SPDX-License-Identifier: GPL-3.0-or-later
// A styled text owns its Pango layouts, to which the fonts and the glyphs of its segments belong.

import CTypesetting
import Scene

/// A text whose parts have different looks, and that has been broken into lines. Pango chooses the glyphs and breaks the
/// lines; their places are computed here, because Pango has no space between paragraphs, no least height of lines, and
/// no space after the last letter of a line.
package final class StyledText {
    /// Letters of the same look in a line.
    package struct Segment {
        /// The font of the glyphs. Its size is the width of the letters.
        package let font: UnsafeMutablePointer<PangoFont>?
        package let glyphs: UnsafeMutablePointer<PangoGlyphString>?
        /// The look.
        package let run: TextRun
        /// The left end of the letters on their baseline.
        package let origin: Point
        /// The part of the line that the letters take.
        package let box: Rect

        /// The transform from the coordinates of the glyphs, about the origin: glyphs that are stretched are those of a
        /// larger font with a smaller height, and slanted ones are moved to the right above the baseline.
        package var matrix: cairo_matrix_t {
            cairo_matrix_t(xx: 1, yx: 0, xy: -run.slant / run.stretch, yy: 1 / run.stretch, x0: 0, y0: 0)
        }
    }

    /// A line below or through letters.
    package struct Rule {
        package let rect: Rect
        /// The lengths of dashes and gaps; empty for a line without gaps.
        package let dashes: [Double]
        package let color: Color
    }

    /// The letters, line by line, each from left to right.
    package private(set) var segments: [Segment] = []
    /// The measurements.
    package private(set) var metrics: TextMetrics

    private let typesetter: Typesetter
    private let layouts: [OpaquePointer]

    private var pango: pango_library { typesetter.pango }

    init(_ blocks: [StyledBlock], of source: StyledSource, by typesetter: Typesetter, isCut: Bool) {
        self.typesetter = typesetter
        layouts = blocks.map(\.layout)
        metrics = TextMetrics(
            size: Size(width: 0, height: 0), firstBaseline: 0, lastBaseline: 0, lineCount: 0, isTruncated: isCut)
        var previous: TextParagraph?
        for block in blocks {
            let isEllipsized = pango.pango_layout_is_ellipsized(block.layout) != 0
            if isEllipsized { metrics.isTruncated = true }
            let lines = pango.pango_layout_get_iter(block.layout)
            defer { pango.pango_layout_iter_free(lines) }
            repeat {
                add(lines, of: block, of: source, after: previous, isEllipsized: isEllipsized)
                previous = block.paragraph
            } while pango.pango_layout_iter_next_line(lines) != 0
        }
    }

    deinit { for layout in layouts { pango.g_object_unref(UnsafeMutableRawPointer(layout)) } }

    /// Adds the present line of an iterator below the others.
    private func add(
        _ lines: OpaquePointer?, of block: StyledBlock, of source: StyledSource, after previous: TextParagraph?,
        isEllipsized: Bool
    ) {
        guard let line = pango.pango_layout_iter_get_line_readonly(lines) else { return }
        var area = PangoRectangle()
        pango.pango_layout_iter_get_line_extents(lines, nil, &area)
        let isStart = line.pointee.is_paragraph_start != 0
        let (spacing, indents) = (block.paragraph.spacing, block.paragraph.indents)
        let kern = isEllipsized ? 0 : source.lastKern(of: line.pointee, in: block)

        // The letters, and how high and deep they are.
        var parts: [(item: PangoGlyphItem, run: TextRun, width: Double)] = []
        var (ascent, descent) = (-Double.infinity, -Double.infinity)
        var rest = line.pointee.runs
        while let node = rest {
            rest = node.pointee.next
            guard let data = node.pointee.data else { continue }
            let item = data.assumingMemoryBound(to: PangoGlyphItem.self).pointee
            guard let glyphs = item.glyphs, let piece = item.item else { continue }
            let run = source.run(at: block.start + Int(piece.pointee.offset))
            var letters = PangoRectangle()
            pango.pango_glyph_string_extents(glyphs, piece.pointee.analysis.font, nil, &letters)
            let (top, bottom) =
                run.space.map { ($0.bottom + $0.height, -$0.bottom) }
                ?? (-points(letters.y) / run.stretch, points(letters.y + letters.height) / run.stretch)
            // The line stays where it is, and becomes higher if letters are moved away from it.
            ascent = max(ascent, top + max(0, run.baselineOffset))
            descent = max(descent, bottom - min(0, run.baselineOffset))
            parts.append((item, run, points(letters.width)))
        }
        if parts.isEmpty {
            var empty = PangoRectangle()
            pango.pango_layout_line_get_extents(line, nil, &empty)
            (ascent, descent) = (-points(empty.y), points(empty.y + empty.height))
        }

        // The place of the line.
        var top = metrics.size.height
        if let previous {
            top += previous.spacing.lines
            if isStart { top += previous.spacing.after + spacing.before }
        }
        let height = spacing.height(of: max(0, ascent + descent))
        let baseline = top + height - descent
        let side = block.paragraph.alignment.share(
            isRightToLeft: PangoDirection(line.pointee.resolved_dir).isRightToLeft)
        var x = block.left + points(area.x) - kern * side
        for part in parts {
            let origin = Point(x: x, y: baseline - part.run.baselineOffset)
            let box = Rect(origin: Point(x: x, y: top), size: Size(width: part.width, height: height))
            segments.append(
                Segment(
                    font: part.item.item.pointee.analysis.font, glyphs: part.item.glyphs, run: part.run, origin: origin,
                    box: box))
            if let space = part.run.space {
                addSpaces(space, of: part.item, at: origin, offset: block.start + Int(part.item.item.pointee.offset))
            }
            x += part.width
        }

        let indent = isStart ? indents.first : indents.others
        metrics.size.width = max(metrics.size.width, indent + points(area.width) + kern + max(0, -indents.end))
        metrics.size.height = top + height
        if metrics.lineCount == 0 { metrics.firstBaseline = baseline }
        metrics.lastBaseline = baseline
        metrics.lineCount += 1
    }

    private func addSpaces(_ space: TextSpace, of item: PangoGlyphItem, at origin: Point, offset: Int) {
        guard let glyphs = item.glyphs else { return }
        for index in 0..<Int(glyphs.pointee.num_glyphs) {
            let place = Point(x: origin.x + Double(index) * space.width, y: origin.y - space.bottom - space.height)
            metrics.spaces[offset + Int(glyphs.pointee.log_clusters[index])] = Rect(
                origin: place, size: Size(width: space.width, height: space.height))
        }
    }

    /// Returns the lines below and through letters.
    package func rules(of segment: Segment) -> [Rule] {
        let run = segment.run
        guard run.underline != nil || run.strikethrough != nil, segment.box.size.width > 0, let font = segment.font
        else { return [] }
        let metrics = pango.pango_font_get_metrics(font, nil)
        defer { pango.pango_font_metrics_unref(metrics) }
        var rules: [Rule] = []
        func add(_ rule: TextRule, _ position: Int32, _ thickness: Int32) {
            let unit = max(points(thickness) / run.stretch, 0.1)
            let thickness = rule.form == .thick ? 2 * unit : unit
            for number in 0..<(rule.form == .double ? 2 : 1) {
                let place = Point(
                    x: segment.origin.x,
                    y: segment.origin.y - points(position) / run.stretch + 2 * unit * Double(number))
                rules.append(
                    Rule(
                        rect: Rect(origin: place, size: Size(width: segment.box.size.width, height: thickness)),
                        dashes: rule.pattern.dashes.map { $0 * thickness }, color: rule.color ?? run.color))
            }
        }
        if let underline = run.underline {
            add(
                underline, pango.pango_font_metrics_get_underline_position(metrics),
                pango.pango_font_metrics_get_underline_thickness(metrics))
        }
        if let strikethrough = run.strikethrough {
            add(
                strikethrough, pango.pango_font_metrics_get_strikethrough_position(metrics),
                pango.pango_font_metrics_get_strikethrough_thickness(metrics))
        }
        return rules
    }
}

extension TextRule.Pattern {
    /// The lengths of dashes and gaps, in thicknesses of the line.
    fileprivate var dashes: [Double] {
        switch self {
        case .solid: []
        case .dots: [3, 3]
        case .dashes: [10, 5]
        case .dashDot: [10, 3, 3, 3]
        case .dashDotDot: [10, 3, 3, 3, 3, 3]
        }
    }
}

extension TextLayout.Alignment {
    /// The share of the free space of a line that is on its left.
    fileprivate func share(isRightToLeft: Bool) -> Double {
        switch self {
        case .left: 0
        case .center: 0.5
        case .right: 1
        case .natural, .justified: isRightToLeft ? 1 : 0
        }
    }
}
