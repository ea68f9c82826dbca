// SPDX-License-Identifier: GPL-3.0-or-later
// The closures of the widget refer to the plot weakly.

import CGtk
import GtkKit
import PageRuns
import Scene

/// A line chart of the numbers of a value, the oldest first, with a dot at the latest one. The color is that of the class.
final class ValuePlot {
    /// The chart.
    let widget: Widget
    /// The value with the numbers.
    var value: PlaceValue { didSet { widget.queueDraw() } }

    /// The space around the line, in points.
    private static let margin = 2.5

    /// Refers to the plot in closures that exist before it.
    private final class Reference { weak var plot: ValuePlot? }

    /// Creates a plot. `isRead` is whether a tooltip shows the number under the pointer.
    init(of value: PlaceValue, width: Int, height: Int, isRead: Bool = false) {
        let reference = Reference()
        self.value = value
        widget = Widget.drawing(height: height) { reference.plot?.draw($0, $1) }
        gtk_drawing_area_set_content_width(widget.typed(), Int32(width))
        widget.addClass("value-plot")
        reference.plot = self
        guard isRead else { return }
        widget.onTooltip { reference.plot?.reading(at: $0) }
        gtk_widget_set_has_tooltip(widget.pointer, 1)
    }

    private func reading(at x: Double) -> String? {
        value.reading(at: (x - Self.margin) / (Double(widget.size.width) - 2 * Self.margin))
    }

    private func draw(_ context: OpaquePointer, _ size: Size) {
        let finite = value.history.filter(\.isFinite)
        guard let low = finite.min(), let high = finite.max(), finite.count > 1 else { return }
        var color = GdkRGBA()
        peekaboard_foreground(widget.pointer, &color)
        gdk_cairo_set_source_rgba(context, &color)
        let margin = Self.margin
        func point(_ index: Int) -> Point {
            let share = high > low ? (finite[index] / 2 - low / 2) / (high / 2 - low / 2) : 0.5
            return Point(
                x: margin + Double(index) / Double(finite.count - 1) * (size.width - 2 * margin),
                y: size.height - margin - share * (size.height - 2 * margin))
        }
        cairo_set_line_width(context, 1.2)
        cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
        for index in finite.indices { cairo_line_to(context, point(index).x, point(index).y) }
        cairo_stroke(context)
        let last = point(finite.count - 1)
        cairo_arc(context, last.x, last.y, 2, 0, 2 * .pi)
        cairo_fill(context)
    }
}

extension Widget {
    /// Creates a rounded rectangle of one color.
    static func swatch(of color: Color, width: Int, height: Int) -> Widget {
        let area = Widget.drawing(height: height) { context, size in
            let radius = 3.0
            for (x, y, angle) in [
                (size.width - 0.5 - radius, 0.5 + radius, -0.5),
                (size.width - 0.5 - radius, size.height - 0.5 - radius, 0.0),
                (0.5 + radius, size.height - 0.5 - radius, 0.5), (0.5 + radius, 0.5 + radius, 1.0),
            ] {
                cairo_arc(context, x, y, radius, angle * .pi, (angle + 0.5) * .pi)
            }
            cairo_close_path(context)
            cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
            cairo_fill_preserve(context)
            cairo_set_source_rgba(context, 0.5, 0.5, 0.5, 0.6)
            cairo_set_line_width(context, 1)
            cairo_stroke(context)
        }
        gtk_drawing_area_set_content_width(area.typed(), Int32(width))
        gtk_widget_set_valign(area.pointer, GTK_ALIGN_CENTER)
        return area
    }
}
