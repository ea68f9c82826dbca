// SPDX-License-Identifier: GPL-3.0-or-later
// The drawing area owns the closure, which owns the painter.

import CGtk
import Scene

extension Widget {
    /// Creates a widget with a small picture of a node tree, which fits a square of `side` points. A tree that is smaller
    /// is not enlarged.
    package static func thumbnail(of tree: NodeTree, side: Double, pictureCache: PictureCache) -> Widget {
        let size = tree.root.bounds.size
        let scale = min(1, side / max(size.width, size.height, 1))
        let painter = NodePainter(pictureCache: pictureCache)
        painter.usesCairo = true
        let area = Widget.drawing(height: Int((size.height * scale).rounded(.up))) { context, _ in
            guard let node = painter.node(of: tree, density: 2 * scale) else { return }
            defer { gsk_render_node_unref(node) }
            cairo_rectangle(context, 0, 0, size.width * scale, size.height * scale)
            cairo_clip(context)
            cairo_scale(context, scale, scale)
            gsk_render_node_draw(node, context)
        }
        gtk_drawing_area_set_content_width(area.typed(), Int32((size.width * scale).rounded(.up)))
        let pointer = area.pointer  // Valid as long as the painter.
        pictureCache.whenChanged(for: painter) { painter in
            painter.forgetPictures()
            gtk_widget_queue_draw(pointer)
        }
        return area
    }
}
