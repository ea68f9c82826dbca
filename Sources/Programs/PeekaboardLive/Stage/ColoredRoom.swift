// SPDX-License-Identifier: GPL-3.0-or-later
// GTK owns the widgets. The stage's controller owns this object; the closure that draws refers to it weakly.

import CGtk
import GtkKit
import Scene

/// A widget, and a color behind it.
final class ColoredRoom {
    /// The color; `nil` for that of the window.
    var color: Color? { didSet { if color != oldValue { gtk_widget_queue_draw(background.pointer) } } }
    /// What contains the widget. It is as high as that, if that is visible.
    let widget = Widget(gtk_overlay_new()!)

    private let background = Widget(gtk_drawing_area_new()!)

    /// Creates an empty room.
    init() {
        background.onDraw { [weak self] context, _ in
            guard let color = self?.color else { return }
            cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
            cairo_paint(context)
        }
        gtk_overlay_set_child(widget.opaque, background.pointer)
    }

    /// Adds the widget.
    func add(_ content: Widget) {
        gtk_overlay_add_overlay(widget.opaque, content.pointer)
        gtk_overlay_set_measure_overlay(widget.opaque, content.pointer, 1)
    }
}

extension NodeTree {
    /// The color below a board that is as wide as the page. Other views can be narrower than that.
    var colorBelow: Color? {
        let isFull = boards.contains { board in
            self[board.id].map { board.transform($0.bounds).size.width >= root.bounds.size.width - 1 } ?? false
        }
        return isFull ? lowerEdgeColor : nil
    }
}
