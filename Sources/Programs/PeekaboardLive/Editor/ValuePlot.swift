// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import GtkKit
import Scene

extension Widget {
    /// Creates a line chart of numbers, the oldest first, with a dot at the latest one. The color is that of the
    /// class.
    static func plot(of numbers: [Double], width: Int, height: Int) -> Widget {
        let owner = Owner()
        let area = Widget.drawing(height: height) { context, size in
            let finite = numbers.filter(\.isFinite)
            guard let low = finite.min(), let high = finite.max(), finite.count > 1, let widget = owner.widget else {
                return
            }
            var color = GdkRGBA()
            peekaboard_foreground(widget, &color)
            gdk_cairo_set_source_rgba(context, &color)
            let margin = 2.5
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
        gtk_drawing_area_set_content_width(area.typed(), Int32(width))
        area.addClass("value-plot")
        owner.widget = area.pointer
        return area
    }

    /// The widget that draws, which owns its closure.
    private final class Owner {
        var widget: UnsafeMutablePointer<GtkWidget>?
    }

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
