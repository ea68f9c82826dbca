// SPDX-License-Identifier: GPL-3.0-or-later
// The drawing area owns the closure that draws, which refers to the marks weakly.

import CGtk
import Scene

/// Marks over the trough of a slider. They let all events through.
final class TickMarks {
    /// The widget, which covers the slider.
    let widget = Widget(gtk_drawing_area_new()!)

    private var shares: [Double] = []
    private var scale: Scale?

    /// The height of a mark, and the distance from the end of the trough to the center of the knob at the end.
    static let (height, inset) = (6.0, 2.0)

    init() {
        widget.onDraw { [weak self] context, size in self?.draw(context, size) }
        gtk_widget_set_can_target(widget.pointer, 0)
    }

    /// Draws the marks at places of the slider's trough.
    func follow(_ scale: Scale) { self.scale = scale }

    /// Shows marks at shares of the length, 0...1, in their order.
    func display(_ shares: [Double]) {
        guard shares != self.shares else { return }
        self.shares = shares
        widget.queueDraw()
    }

    private func draw(_ context: OpaquePointer, _ size: Size) {
        guard let scale else { return }
        let trough = scale.trough
        // The rectangle does not include the padding of the slider.
        var (start, place) = (graphene_point_t(x: Float(trough.x), y: 0), graphene_point_t())
        guard gtk_widget_compute_point(scale.pointer, widget.pointer, &start, &place) != 0 else { return }
        let (left, width) = (Double(place.x) + Self.inset, Double(trough.width) - 2 * Self.inset)
        let isMirrored = gtk_widget_get_direction(widget.pointer) == GTK_TEXT_DIR_RTL
        var color = GdkRGBA()
        peekaboard_foreground(widget.pointer, &color)
        color.alpha *= 0.45
        gdk_cairo_set_source_rgba(context, &color)
        cairo_set_line_width(context, 1)
        var last = -1.0
        for share in shares {
            let pixel = (left + (isMirrored ? 1 - share : share) * width).rounded() + 0.5
            // Many marks can be at the same place.
            guard pixel != last else { continue }
            last = pixel
            cairo_move_to(context, pixel, size.height)
            cairo_line_to(context, pixel, size.height - Self.height)
        }
        cairo_stroke(context)
    }
}
