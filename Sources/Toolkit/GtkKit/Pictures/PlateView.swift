// SPDX-License-Identifier: GPL-3.0-or-later
// The drawing area owns the closure, which refers to the view weakly.

import CGtk
import Scene

/// A widget that shows a plate as large as possible.
package final class PlateView {
    package let widget: Widget

    private let painter: PlatePainter
    private var plate: Plate?

    /// Creates a view of a minimum size, in points.
    package init(_ size: Size, pictureCache: PictureCache) {
        painter = PlatePainter(pictureCache: pictureCache)
        widget = Widget(gtk_drawing_area_new()!)
        widget.onDraw { [weak self] context, size in self?.draw(on: context, size) }
        setSize(size)
    }

    /// Sets the minimum size, in points.
    package func setSize(_ size: Size) {
        gtk_drawing_area_set_content_width(widget.typed(), Int32(size.width))
        gtk_drawing_area_set_content_height(widget.typed(), Int32(size.height))
    }

    /// Shows a plate, or nothing. Pictures that have been loaded meanwhile are shown, too.
    package func display(_ plate: Plate?) {
        self.plate = plate
        widget.queueDraw()
    }

    private func draw(on context: OpaquePointer, _ size: Size) {
        guard let plate else { return }
        let scale = min(size.width / plate.size.width, size.height / plate.size.height)
        cairo_translate(
            context, (size.width - plate.size.width * scale) / 2, (size.height - plate.size.height * scale) / 2)
        cairo_scale(context, scale, scale)
        painter.paint(plate, on: context)
    }
}
