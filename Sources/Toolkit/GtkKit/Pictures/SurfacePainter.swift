// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import Scene

/// Paints pictures in memory, and makes render nodes of them.
final class SurfacePainter {
    /// Whether the renderer is Cairo, which draws surfaces directly. It copies a texture on every draw, and older
    /// versions of GTK also convert each pixel. Applies to pictures that are painted from now on.
    var usesCairo = false
    /// Whether pictures are drawn much larger than they are painted. The Cairo renderer paints all of a recording at its
    /// final size, but only the visible part of a texture.
    var areStretched = false
    /// The memory of the pictures.
    let memory: PixelMemory

    init(memory: PixelMemory) { self.memory = memory }

    /// Returns a node that covers `bounds`. `paint` draws in device pixels, of which there are `size`, from the upper
    /// left corner. `isRedrawn` is whether the node may also be drawn in memory, where a texture is copied first.
    func node(
        of size: Size, in bounds: graphene_rect_t, isRedrawn: Bool = false, paint: (OpaquePointer) -> Void
    ) -> RenderNode {
        // Cairo copies the pixels of a recording when their surface ends.
        let records = usesCairo && !areStretched && Self.canRecord
        let resolution = memory.resolution(size, copies: records || isRedrawn ? 2 : 1)
        let width = Int32(max(1, size.width * resolution))
        let height = Int32(max(1, size.height * resolution))
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height),
            cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let context = cairo_create(surface)
        else { return .empty }
        cairo_scale(context, Double(width) / size.width, Double(height) / size.height)
        paint(context)
        cairo_destroy(context)
        cairo_surface_flush(surface)
        return records ? drawing(of: surface, in: bounds) : texture(of: surface, in: bounds)
    }

    /// Returns a node that covers at least an area, in points, with `scale` device pixels per point. The pixels are
    /// aligned with `origin`. A transparent border of one pixel keeps the edges smooth during rotation. `paint` draws
    /// in points.
    func node(
        covering area: Rect, alignedWith origin: Point, scale: Double, paint: (OpaquePointer) -> Void
    ) -> RenderNode {
        let left = ((area.origin.x - origin.x) * scale).rounded(.down) - 1
        let top = ((area.origin.y - origin.y) * scale).rounded(.down) - 1
        let right = ((area.origin.x + area.size.width - origin.x) * scale).rounded(.up) + 1
        let bottom = ((area.origin.y + area.size.height - origin.y) * scale).rounded(.up) + 1
        var bounds = graphene_rect_t()
        graphene_rect_init(
            &bounds, Float(origin.x + left / scale), Float(origin.y + top / scale), Float((right - left) / scale),
            Float((bottom - top) / scale))
        return node(of: Size(width: right - left, height: bottom - top), in: bounds, isRedrawn: true) { context in
            cairo_translate(context, -left, -top)
            cairo_scale(context, scale, scale)
            cairo_translate(context, -origin.x, -origin.y)
            paint(context)
        }
    }

    /// Returns a node that draws a surface. Consumes the reference. The drawing is recorded at whole pixels and then
    /// moved by a transform, because Cairo blurs a recording at a fractional position when only a part of it is
    /// redrawn.
    private func drawing(of surface: OpaquePointer, in bounds: graphene_rect_t) -> RenderNode {
        let width = cairo_image_surface_get_width(surface)
        let height = cairo_image_surface_get_height(surface)
        var pixels = graphene_rect_t()
        graphene_rect_init(&pixels, 0, 0, Float(width), Float(height))
        let node = gsk_cairo_node_new(&pixels)!
        defer { gsk_render_node_unref(node) }
        let context = gsk_cairo_node_get_draw_context(node)!
        cairo_set_source_surface(context, surface, 0, 0)
        // While pieces turn, the default filter, a convolution, takes more than half of the processor time.
        cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_BILINEAR)
        cairo_paint(context)
        cairo_destroy(context)
        cairo_surface_destroy(surface)
        var corner = bounds.origin
        let transform = gsk_transform_scale(
            gsk_transform_translate(nil, &corner), bounds.size.width / Float(width), bounds.size.height / Float(height))
        // The identity transform is NULL.
        guard let transform = Transform(adopting: transform) else {
            return RenderNode(adopting: gsk_render_node_ref(node), pixels: Int(width) * Int(height), of: memory)
        }
        return RenderNode(
            adopting: gsk_transform_node_new(node, transform.pointer), pixels: Int(width) * Int(height), of: memory)
    }

    /// Returns a texture node with the pixels of a surface. Consumes the reference.
    private func texture(of surface: OpaquePointer, in bounds: graphene_rect_t) -> RenderNode {
        let width = cairo_image_surface_get_width(surface)
        let height = cairo_image_surface_get_height(surface)
        let stride = gsize(cairo_image_surface_get_stride(surface))
        let bytes = g_bytes_new_with_free_func(
            cairo_image_surface_get_data(surface), stride * gsize(height),
            { surface in cairo_surface_destroy(OpaquePointer(surface!)) }, UnsafeMutableRawPointer(surface))!
        defer { g_bytes_unref(bytes) }
        guard let texture = gdk_memory_texture_new(width, height, GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, stride)
        else { return .empty }
        defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
        var bounds = bounds
        return RenderNode(
            adopting: gsk_texture_node_new(texture, &bounds), pixels: Int(width) * Int(height), of: memory)
    }
}
