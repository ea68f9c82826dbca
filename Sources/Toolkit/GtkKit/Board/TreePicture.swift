// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import Scene

/// A picture of a node tree for other programs.
package struct TreePicture {
    /// Pixels for each point.
    private static let scale = 2.0

    private let texture: Object

    /// Draws a tree. Returns `nil` if it is empty or too large.
    package init?(of tree: NodeTree, pictureCache: PictureCache) {
        let size = tree.root.bounds.size
        let painter = NodePainter(pictureCache: pictureCache)
        painter.usesCairo = true
        guard let node = painter.node(of: tree, density: Self.scale) else { return nil }
        defer { gsk_render_node_unref(node) }
        let surface = cairo_image_surface_create(
            CAIRO_FORMAT_ARGB32, Int32(size.width * Self.scale), Int32(size.height * Self.scale))
        defer { cairo_surface_destroy(surface) }
        let context = cairo_create(surface)
        cairo_scale(context, Self.scale, Self.scale)
        gsk_render_node_draw(node, context)
        cairo_destroy(context)
        cairo_surface_flush(surface)
        let (width, height) = (cairo_image_surface_get_width(surface), cairo_image_surface_get_height(surface))
        let stride = cairo_image_surface_get_stride(surface)
        guard let data = cairo_image_surface_get_data(surface), width > 0, height > 0 else { return nil }
        let bytes = g_bytes_new(data, gsize(stride) * gsize(height))
        defer { g_bytes_unref(bytes) }
        // The pixels of Cairo are those of GDK's default format.
        guard
            let texture = gdk_memory_texture_new(width, height, GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, gsize(stride))
        else { return nil }
        self.texture = Object(adopting: UnsafeMutableRawPointer(texture))
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
