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
        var layout = text.layout
        layout.maxWidth = bounds.size.width
        let typeset = typeset(text.string, text.style, layout)
        let top = bounds.origin.y + (bounds.size.height - typeset.metrics.size.height) / 2
        return typeset.letters(at: Point(x: bounds.origin.x, y: top)).map { Shape(path: $0, fill: text.color) }
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

extension TypesetText {
    /// Returns the outlines of the letters. The upper left corner of the text is at the origin.
    fileprivate func letters(at origin: Point) -> [Path] {
        // Cairo leaves out letters that are far outside of a surface, so this one has no edges.
        let surface = pango.cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, nil)
        let context = pango.cairo_create(surface)
        defer {
            pango.cairo_destroy(context)
            pango.cairo_surface_destroy(surface)
        }
        pango.pango_cairo_layout_path(context, pangoLayout)
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
