// SPDX-License-Identifier: GPL-3.0-or-later
import CTypesetting
import Scene

extension Typesetter {
    /// Lets the next typesetter use the fonts of a file. Returns their families; none if the file cannot be used.
    package static func addFonts(of path: String) -> Set<String> {
        guard let pango = pango_library.installed, pango.FcConfigAppFontAddFile(nil, path) != 0,
            let fonts = pango.FcConfigGetFonts(nil, FcSetApplication)
        else { return [] }
        replaceFontMap()
        var families: Set<String> = []
        for index in 0..<Int(fonts.pointee.nfont) {
            func value(_ name: String) -> String? {
                var text: UnsafeMutablePointer<UInt8>?
                let result = pango.FcPatternGetString(fonts.pointee.fonts[index], name, 0, &text)
                return result == FcResultMatch ? text.map { String(cString: $0) } : nil
            }
            if value(FC_FILE) == path, let family = value(FC_FAMILY) { families.insert(family) }
        }
        return families
    }

    /// Returns the letters of a text as shapes, where the text would be drawn in a rectangle.
    package func shapes(of text: NodeText, in bounds: Rect) -> [Shape] {
        var text = text
        text.layout.maxWidth = bounds.size.width
        func origin(_ metrics: TextMetrics) -> Point {
            Point(x: bounds.origin.x, y: bounds.origin.y + (bounds.size.height - metrics.size.height) / 2)
        }
        guard text.styling != nil else {
            let typeset = typeset(text.string, text.style, text.layout)
            return letters(at: origin(typeset.metrics)) { self.pango.pango_cairo_layout_path($0, typeset.pangoLayout) }
                .map { Shape(path: $0, fill: text.color) }
        }
        let typeset = typeset(text)
        return shapes(of: typeset, at: origin(typeset.metrics))
    }

    private func shapes(of text: StyledText, at origin: Point) -> [Shape] {
        func shape(_ rect: Rect, _ color: Color) -> Shape {
            let (left, top) = (origin.x + rect.origin.x, origin.y + rect.origin.y)
            let (right, bottom) = (left + rect.size.width, top + rect.size.height)
            let corners = [(left, top), (right, top), (right, bottom), (left, bottom)].map { Point(x: $0, y: $1) }
            let lines = corners.dropFirst().map { Path.Element.line(to: $0) }
            return Shape(path: Path([.move(to: corners[0])] + lines + [.close]), fill: color)
        }
        func letters(of segment: StyledText.Segment, x: Double = 0, y: Double = 0) -> [Path] {
            guard segment.run.space == nil else { return [] }
            let place = Point(x: origin.x + segment.origin.x + x, y: origin.y + segment.origin.y + y)
            return self.letters(at: place) {
                var matrix = segment.matrix
                self.pango.cairo_save($0)
                self.pango.cairo_transform($0, &matrix)
                self.pango.cairo_move_to($0, 0, 0)
                self.pango.pango_cairo_glyph_string_path($0, segment.font, segment.glyphs)
                self.pango.cairo_restore($0)
            }
        }
        var shapes = text.segments.compactMap { segment in segment.run.background.map { shape(segment.box, $0) } }
        for segment in text.segments {
            guard let shadow = segment.run.shadow else { continue }
            shapes += letters(of: segment, x: shadow.x, y: shadow.y).map { Shape(path: $0, fill: shadow.color) }
        }
        for segment in text.segments {
            let outline = segment.run.outline
            shapes += letters(of: segment).map { path in
                Shape(
                    path: path, fill: outline?.isFilled ?? true ? segment.run.color : nil,
                    stroke: outline.map { Shape.Stroke(color: $0.color, width: $0.width) })
            }
            shapes += text.rules(of: segment).map { shape($0.rect, $0.color) }
        }
        return shapes
    }
}

/// A closed line, and the rectangle that contains its points and control points.
private struct Outline {
    var path: Path
    private var low: Point, high: Point

    init(from start: Point) { (path, low, high) = (Path([.move(to: start)]), start, start) }

    mutating func add(_ step: Path.Element, _ points: Point...) {
        path.elements.append(step)
        for point in points { extend(to: point) }
    }

    /// Returns whether the rectangles have a place in common.
    func overlaps(_ other: Outline) -> Bool {
        low.x < other.high.x && other.low.x < high.x && low.y < other.high.y && other.low.y < high.y
    }

    func adding(_ other: Outline) -> Outline {
        var sum = self
        sum.path.elements += other.path.elements
        sum.extend(to: other.low)
        sum.extend(to: other.high)
        return sum
    }

    private mutating func extend(to point: Point) {
        low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
        high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
    }
}

extension Typesetter {
    /// Returns the outlines of letters that are traced on a context, moved by the distance of a point from the origin.
    private func letters(at origin: Point, trace: (OpaquePointer?) -> Void) -> [Path] {
        // Cairo leaves out letters that are far outside of a surface, so this one has no edges.
        let surface = pango.cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, nil)
        let context = pango.cairo_create(surface)
        defer {
            pango.cairo_destroy(context)
            pango.cairo_surface_destroy(surface)
        }
        trace(context)
        guard let path = pango.cairo_copy_path(context) else { return [] }
        defer { pango.cairo_path_destroy(path) }
        var letters: [Outline] = []
        for outline in Self.outlines(in: path.pointee, at: origin) {
            // Holes are outlines, too, before or after the one around them.
            var letter = outline
            while let last = letters.last, last.overlaps(letter) {
                letter = letters.removeLast().adding(letter)
            }
            letters.append(letter)
        }
        return letters.map(\.path)
    }

    private static func outlines(in path: cairo_path_t, at origin: Point) -> [Outline] {
        var outlines: [Outline] = []
        var index = 0
        func point(_ offset: Int) -> Point {
            let point = path.data[index + offset].point
            return Point(x: origin.x + point.x, y: origin.y + point.y)
        }
        while index < Int(path.num_data) {
            let header = path.data[index].header
            let last = outlines.count - 1
            switch header.type {
            case CAIRO_PATH_MOVE_TO: outlines.append(Outline(from: point(1)))
            case CAIRO_PATH_LINE_TO: outlines[last].add(.line(to: point(1)), point(1))
            case CAIRO_PATH_CURVE_TO:
                let (control1, control2, end) = (point(1), point(2), point(3))
                outlines[last].add(.curve(to: end, control1: control1, control2: control2), control1, control2, end)
            default: outlines[last].add(.close)
            }
            index += Int(header.length)
        }
        // After each outline, cairo moves back to its beginning.
        return outlines.filter { $0.path.elements.count > 2 }
    }
}
