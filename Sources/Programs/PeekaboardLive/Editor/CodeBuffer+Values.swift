// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import GtkKit
import Scene

extension Rect {
    /// Creates a rectangle of whole points.
    init(_ box: GdkRectangle) {
        self.init(
            origin: Point(x: Double(box.x), y: Double(box.y)),
            size: Size(width: Double(box.width), height: Double(box.height)))
    }
}

/// The places of values beside and below lines.
extension CodeBuffer {
    /// What space below a line is for: the values or the problems of a line of the code that was run, or a comment.
    enum Space: Hashable {
        case values(Int), problems(Int), comment(Int)
    }

    /// The place of a line in a text view, in points from the beginning of the text.
    struct LineBox {
        /// The upper edge.
        let top: Double
        /// The height of the text.
        let height: Double
    }

    /// Returns the place of a line, counted from 1, without the space below it.
    func box(ofLine line: Int, in view: Widget) -> LineBox {
        var iterator = iterator(line: line, column: 1)
        var (top, height) = (Int32(0), Int32(0))
        gtk_text_view_get_line_yrange(view.typed(), &iterator, &top, &height)
        return LineBox(top: Double(top), height: Double(Int(height) - space(belowLine: line)))
    }

    /// Returns the place of the end of a line, counted from 1.
    func endBox(ofLine line: Int, in view: Widget) -> Rect {
        var (iterator, box) = (iterator(line: line, column: .max), GdkRectangle())
        gtk_text_view_get_iter_location(view.typed(), &iterator, &box)
        return Rect(box)
    }

    /// Returns the place of a part of a line, in Unicode scalars of the text; of its beginning if it is wrapped.
    func box(ofScalars range: Range<Int>, in view: Widget) -> Rect {
        var (start, end) = (iterator(at: range.lowerBound), iterator(at: range.upperBound))
        var (first, last) = (GdkRectangle(), GdkRectangle())
        gtk_text_view_get_iter_location(view.typed(), &start, &first)
        gtk_text_view_get_iter_location(view.typed(), &end, &last)
        if last.y == first.y { first.width = last.x - first.x }
        return Rect(first)
    }

    /// Returns the left edge of the first letter of a line, counted from 1.
    func indentation(ofLine line: Int, in view: Widget) -> Double {
        var (iterator, box) = (iterator(line: line, column: 1), GdkRectangle())
        while gtk_text_iter_ends_line(&iterator) == 0,
            g_unichar_isspace(gtk_text_iter_get_char(&iterator)) != 0, gtk_text_iter_forward_char(&iterator) != 0
        {}
        gtk_text_view_get_iter_location(view.typed(), &iterator, &box)
        return Double(box.x)
    }

    /// Returns the height of the spaces below a line, in points.
    func space(belowLine line: Int) -> Int { spaces.values.filter { $0.line == line }.map(\.height).max() ?? 0 }

    /// Leaves space, in points, below a line. Space for the same thing is moved; a height of zero removes it.
    func setSpace(_ height: Int, belowLine line: Int, for space: Space) {
        let old = spaces[space]
        guard height > 0 ? old?.line != line || old?.height != height : old != nil else { return }
        defer { heightChanged() }
        let name = "\(space)"
        let table = gtk_text_buffer_get_tag_table(pointer)
        let tag = gtk_text_tag_table_lookup(table, name).map { Object(sharing: $0) }
        if let tag { gtk_text_tag_table_remove(table, tag.typed()) }
        spaces[space] = nil
        guard height > 0 else { return }
        let new = Object(adopting: gtk_text_tag_new(name)!)
        peekaboard_set_uint(new.raw, "pixels-below-lines", guint(height))
        gtk_text_tag_table_add(table, new.typed())
        // GTK keeps the style at the end of a line, and can use it for another one. An empty line is only its end.
        var (start, end) = (iterator(line: line, column: 1), iterator(line: line, column: .max))
        if gtk_text_iter_equal(&start, &end) != 0 { gtk_text_iter_forward_line(&end) }
        gtk_text_buffer_apply_tag(pointer, new.typed(), &start, &end)
        spaces[space] = (line, height)
    }
}
