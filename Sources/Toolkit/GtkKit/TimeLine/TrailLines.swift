// SPDX-License-Identifier: GPL-3.0-or-later
// GTK owns the drawing area, which owns the closure that draws. That refers to this object weakly.

import CGtk
import Scene

/// Thin lines over a board that show where things move. They let all events through.
package final class TrailLines {
    /// The widget, which covers the board.
    package let widget = Widget(gtk_drawing_area_new()!)

    private var trails: [[Point]] = [], earlierTrails: [[Point]] = []

    /// Creates an overlay without lines.
    package init() {
        gtk_widget_set_can_target(widget.pointer, 0)
        widget.onDraw { [weak self] context, _ in self?.draw(context) }
    }

    /// Shows lines between points, in the coordinates of the widget, and gray ones below them.
    package func display(_ trails: [[Point]], earlier earlierTrails: [[Point]] = []) {
        guard trails != self.trails || earlierTrails != self.earlierTrails else { return }
        (self.trails, self.earlierTrails) = (trails, earlierTrails)
        widget.queueDraw()
    }

    private func draw(_ context: OpaquePointer) {
        cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
        cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
        draw(earlierTrails, (0.47, 0.46, 0.48, 0.8), context)
        draw(trails, (0.88, 0.11, 0.14, 0.9), context)
    }

    private func draw(_ trails: [[Point]], _ color: (Double, Double, Double, Double), _ context: OpaquePointer) {
        // The light border makes a line visible on any background.
        for (width, color) in [(3.5, (1.0, 1.0, 1.0, 0.7)), (1.5, color)] {
            cairo_set_source_rgba(context, color.0, color.1, color.2, color.3)
            cairo_set_line_width(context, width)
            for points in trails where points.count > 1 {
                for point in points { cairo_line_to(context, point.x, point.y) }
                cairo_stroke(context)
            }
        }
    }
}
