// SPDX-License-Identifier: GPL-3.0-or-later
// The widget owns the closure that draws, which refers to the thumbnail weakly.

import CGtk
import Scene

/// A small view of a picture file.
package final class Thumbnail {
    package let widget = Widget(gtk_drawing_area_new()!)

    private let uri: String
    private let side: Int
    private var picture: UserPicture?

    /// Creates an empty view with sides of the given length, in points.
    package init(uri: String, side: Int) {
        (self.uri, self.side) = (uri, side)
        gtk_drawing_area_set_content_width(widget.typed(), Int32(side))
        gtk_drawing_area_set_content_height(widget.typed(), Int32(side))
        widget.onDraw { [weak self] context, size in self?.draw(on: context, size) }
    }

    /// Reads the picture on another thread, then calls `body`. A picture that can't be read is not shown.
    package func load(then body: @escaping () -> Void) {
        // The screen may have two pixels a point.
        let (uri, side) = (uri, 2 * side)
        inBackground {
            UserPicture.readThumbnail(uri: uri, longestSide: side)
        } then: { [weak self] picture in
            self?.picture = picture
            self?.widget.queueDraw()
            body()
        }
    }

    private func draw(on context: OpaquePointer, _ size: Size) {
        guard let picture else { return }
        let scale = min(size.width / picture.size.width, size.height / picture.size.height, 1)
        cairo_translate(
            context, (size.width - picture.size.width * scale) / 2, (size.height - picture.size.height * scale) / 2)
        cairo_scale(context, scale, scale)
        cairo_set_source_surface(context, picture.surface, 0, 0)
        cairo_paint(context)
    }
}
