// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import Scene
import Typesetting

/// Draws a text in a rectangle.
struct TextPainter {
    /// The rectangle that contains all glyphs, in points, or `nil` if there are none. Text far outside of the bounds is
    /// left out.
    let extents: Rect?

    private let typeset: TypesetText
    private let origin: Point
    private let color: Color

    init(_ text: NodeText, in bounds: Rect, by typesetter: Typesetter) {
        var layout = text.layout
        layout.maxWidth = bounds.size.width
        typeset = typesetter.typeset(text.string, text.style, layout)
        color = text.color
        var (ink, lines) = (PangoRectangle(), PangoRectangle())
        pango_layout_get_extents(typeset.pangoLayout, &ink, &lines)
        let height = Self.points(lines.y + lines.height)
        origin = Point(x: bounds.origin.x, y: bounds.origin.y + (bounds.size.height - height) / 2)
        let glyphs = Rect(
            origin: Point(x: origin.x + Self.points(ink.x), y: origin.y + Self.points(ink.y)),
            size: Size(width: Self.points(ink.width), height: Self.points(ink.height)))
        extents = glyphs.intersection(bounds.extended(by: text.style.size))
    }

    /// Draws the text, in points.
    func paint(on context: OpaquePointer) {
        color.setSource(of: context)
        cairo_move_to(context, origin.x, origin.y)
        pango_cairo_show_layout(context, typeset.pangoLayout)
    }

    private static func points(_ units: Int32) -> Double { Double(units) / Double(PANGO_SCALE) }
}
