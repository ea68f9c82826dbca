// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import Scene

/// A picture of a node tree for other programs.
package struct TreePicture {
    /// Pixels for each point.
    private static let scale = 2.0
    /// The radius of the corners of an icon, as a part of its side.
    private static let cornerRadius = 0.18

    private let texture: Object

    /// Draws a tree. Returns `nil` if it is empty or too large.
    package init?(of tree: NodeTree, pictureCache: PictureCache) {
        let size = tree.root.bounds.size
        let (width, height) = (size.width * Self.scale, size.height * Self.scale)
        guard
            let texture = Self.texture(
                of: tree, density: Self.scale, width: Int32(width), height: Int32(height), pictureCache: pictureCache,
                prepare: { cairo_scale($0, Self.scale, Self.scale) })
        else { return nil }
        self.texture = texture
    }

    /// Draws an icon with a side in pixels: the middle of what the tree shows, as a square with round corners. Returns
    /// `nil` if the tree is empty.
    package init?(iconOf tree: NodeTree, side: Int, pictureCache: PictureCache) {
        let square = tree.shownRect.middleSquare
        guard square.size.width >= 1 else { return nil }
        let scale = Double(side) / square.size.width
        let drawn = Self.texture(
            of: tree, density: scale, width: Int32(side), height: Int32(side), pictureCache: pictureCache
        ) { context in
            let (end, radius) = (Double(side), Double(side) * Self.cornerRadius)
            for (corner, x, y) in [
                (3.0, end - radius, radius), (0.0, end - radius, end - radius), (1.0, radius, end - radius),
                (2.0, radius, radius),
            ] { cairo_arc(context, x, y, radius, corner * .pi / 2, (corner + 1) * .pi / 2) }
            cairo_close_path(context)
            cairo_clip(context)
            cairo_scale(context, scale, scale)
            cairo_translate(context, -square.origin.x, -square.origin.y)
        }
        guard let drawn else { return nil }
        texture = drawn
    }

    /// Draws a tree on a surface with a size in pixels. `prepare` sets what is drawn where.
    private static func texture(
        of tree: NodeTree, density: Double, width: Int32, height: Int32, pictureCache: PictureCache,
        prepare: (OpaquePointer?) -> Void
    ) -> Object? {
        let painter = NodePainter(pictureCache: pictureCache)
        painter.usesCairo = true
        guard let node = painter.node(of: tree, density: density) else { return nil }
        defer { gsk_render_node_unref(node) }
        let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height)
        defer { cairo_surface_destroy(surface) }
        let context = cairo_create(surface)
        prepare(context)
        gsk_render_node_draw(node, context)
        cairo_destroy(context)
        cairo_surface_flush(surface)
        let stride = cairo_image_surface_get_stride(surface)
        guard let data = cairo_image_surface_get_data(surface), width > 0, height > 0 else { return nil }
        let bytes = g_bytes_new(data, gsize(stride) * gsize(height))
        defer { g_bytes_unref(bytes) }
        // The pixels of Cairo are those of GDK's default format.
        return gdk_memory_texture_new(width, height, GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, gsize(stride))
            .map { Object(adopting: UnsafeMutableRawPointer($0)) }
    }

    /// The picture as a PNG file.
    package var png: [UInt8] {
        let bytes = gdk_texture_save_to_png_bytes(texture.opaque)
        defer { g_bytes_unref(bytes) }
        var count: gsize = 0
        let data = g_bytes_get_data(bytes, &count)
        return Array(UnsafeRawBufferPointer(start: data, count: Int(count)))
    }

    /// Puts the picture on the clipboard of a widget's display.
    package func copy(from widget: Widget) {
        gdk_clipboard_set_texture(gtk_widget_get_clipboard(widget.pointer), texture.opaque)
    }
}

extension NodeTree {
    /// The part of the area in which there is something: all of it, or that of the only node in it.
    fileprivate var shownRect: Rect {
        let (whole, corner) = (root.bounds, root.bounds.origin)
        var rect = whole
        if root.content == nil, root.children.count == 1, let node = self[root.children[0]], !node.isHidden {
            rect = node.transformToParent(node.bounds).common(with: whole)
        }
        return Rect(origin: Point(x: rect.origin.x - corner.x, y: rect.origin.y - corner.y), size: rect.size)
    }
}

extension Rect {
    /// The largest square in the middle.
    fileprivate var middleSquare: Rect {
        let side = min(size.width, size.height)
        return Rect(
            origin: Point(x: center.x - side / 2, y: center.y - side / 2), size: Size(width: side, height: side))
    }
}
