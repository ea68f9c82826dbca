// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import Scene

/// Marks on a board of squares. They differ in shape as well as in color, and combine a light and a dark line so that
/// they are visible on any background.
extension CellPainter {
    func paintOutlined() {
        traceOutline(inset: cell.width * 0.06, radius: plate.cornerRadius)
        cairo_set_source_rgba(context, plate.fill.red, plate.fill.green, plate.fill.blue, 0.45)
        cairo_fill_preserve(context)
        strokeTwice(width: max(2, cell.width * 0.07), dashes: [])
    }

    func paintDashed() {
        traceOutline(inset: cell.width * 0.08, radius: plate.cornerRadius)
        strokeTwice(width: max(2, cell.width * 0.08), dashes: [dash(0.22), dash(0.16)])
    }

    func paintHatched() {
        traceOutline(inset: cell.width * 0.06, radius: plate.cornerRadius)
        cairo_save(context)
        cairo_clip_preserve(context)
        if pattern.letter != nil, let square = pattern.letterCell {
            let (x, y) = corner(square)
            cairo_rectangle(context, x, y, cell.width, cell.height)
            cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
            cairo_clip_preserve(context)
        }
        cairo_set_source_rgba(context, 0, 0, 0, 0.35)
        cairo_fill(context)
        let (width, height) = (plate.size.width, plate.size.height)
        var x = -height
        while x < width {
            cairo_move_to(context, x, height)
            cairo_line_to(context, x + height, 0)
            x += max(5, cell.width * 0.26)
        }
        setColor(plate.fill)
        cairo_set_line_width(context, max(1.5, cell.width * 0.07))
        cairo_stroke(context)
        cairo_restore(context)
        traceOutline(inset: cell.width * 0.06, radius: plate.cornerRadius)
        strokeTwice(width: max(1.5, cell.width * 0.05), dashes: [dash(0.12), dash(0.12)])
    }

    /// Returns a fraction of a square's width, but at least a quarter of a point, because many tiny dashes are slow to
    /// draw.
    private func dash(_ fraction: Double) -> Double { max(0.25, cell.width * fraction) }

    func paintCrossed() {
        for square in pattern.filled {
            let (x, y) = corner(square)
            let (dx, dy) = (cell.width * 0.3, cell.height * 0.3)
            cairo_move_to(context, x + dx, y + dy)
            cairo_line_to(context, x + cell.width - dx, y + cell.height - dy)
            cairo_move_to(context, x + cell.width - dx, y + dy)
            cairo_line_to(context, x + dx, y + cell.height - dy)
        }
        cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
        strokeTwice(width: max(2, cell.width * 0.08), dashes: [])
    }

    /// Strokes the path in the plate's color on top of a wider dark line.
    private func strokeTwice(width: Double, dashes: [Double]) {
        let path = cairo_copy_path(context)
        cairo_set_source_rgba(context, 0, 0, 0, 0.5)
        cairo_set_line_width(context, width + max(1, width * 0.4))
        cairo_set_dash(context, dashes, Int32(dashes.count), 0)
        cairo_stroke(context)
        cairo_append_path(context, path)
        cairo_path_destroy(path)
        setColor(plate.fill)
        cairo_set_line_width(context, width)
        cairo_stroke(context)
        cairo_set_dash(context, nil, 0, 0)
    }
}
