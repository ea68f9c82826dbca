// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import GtkKit

/// The places of values beside and below lines.
extension CodeBuffer {
    /// The place of a line in a text view, in points from the beginning of the text.
    struct LineBox {
        /// The upper edge.
        let top: Double
        /// The height of the text, and of its first row if it is wrapped.
        let height: Double, rowHeight: Double
    }

    /// Returns the place of a line, counted from 1, without the space below it.
    func box(ofLine line: Int, in view: Widget) -> LineBox {
        var iterator = iterator(line: line, column: 1)
        var (top, height, cursor) = (Int32(0), Int32(0), GdkRectangle())
        gtk_text_view_get_line_yrange(view.typed(), &iterator, &top, &height)
        gtk_text_view_get_iter_location(view.typed(), &iterator, &cursor)
        let space = spaces.values.first { $0.line == line }?.height ?? 0
        return LineBox(top: Double(top), height: Double(Int(height) - space), rowHeight: Double(cursor.height))
    }

    /// Leaves space, in points, below a line. Space with the same key is moved; a height of zero removes it.
    func setSpace(_ height: Int, belowLine line: Int, key: Int) {
        guard spaces[key]?.line != line || spaces[key]?.height != height else { return }
        let name = "space \(key)"
        let table = gtk_text_buffer_get_tag_table(pointer)
        let tag = gtk_text_tag_table_lookup(table, name).map { Object(sharing: $0) }
        if let tag { gtk_text_tag_table_remove(table, tag.typed()) }
        spaces[key] = nil
        guard height > 0 else { return }
        let new = Object(adopting: gtk_text_tag_new(name)!)
        peekaboard_set_uint(new.raw, "pixels-below-lines", guint(height))
        gtk_text_tag_table_add(table, new.typed())
        var (start, end) = (iterator(line: line, column: 1), iterator(line: line, column: 1))
        gtk_text_iter_forward_line(&end)
        gtk_text_buffer_apply_tag(pointer, new.typed(), &start, &end)
        spaces[key] = (line, height)
    }
}
