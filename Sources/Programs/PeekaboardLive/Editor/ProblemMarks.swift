// SPDX-License-Identifier: GPL-3.0-or-later
// The code view owns the widget, which owns the closure.

import CGtk
import GtkKit
import PageBuild

/// Marks beside the scrollbar of the code, at the places of problems.
final class ProblemMarks {
    /// The places, from 0 at the beginning of the text to 1 at its end.
    var places: [(place: Double, mark: ProblemMark)] = [] { didSet { widget.queueDraw() } }

    private let widget: Widget
    private static let width = 8.0, height = 3.0

    /// Lays marks on a code view.
    init(on view: CodeView) {
        widget = Widget(gtk_drawing_area_new()!)
        widget.requestSize(width: Int(Self.width))
        widget.halign = .end
        gtk_widget_set_can_target(widget.pointer, 0)
        gtk_overlay_add_overlay(view.widget.opaque, widget.pointer)
        widget.onDraw { [weak self] context, size in
            guard let self else { return }
            for (place, mark) in places {
                let (red, green, blue) = mark.color
                cairo_set_source_rgb(context, red, green, blue)
                let y = min(place * size.height, size.height - Self.height)
                cairo_rectangle(context, 0, y.rounded(), Self.width, Self.height)
                cairo_fill(context)
            }
        }
    }
}
