// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import Scene

extension Color {
    /// Makes this the color of a context.
    func setSource(of context: OpaquePointer) { cairo_set_source_rgba(context, red, green, blue, alpha) }
}

extension Rect {
    /// Adds the rectangle with rounded corners to the path of a context. The radius is limited to half a side.
    func trace(cornerRadius: Double, on context: OpaquePointer) {
        let (left, top) = (origin.x, origin.y)
        let (right, bottom) = (left + size.width, top + size.height)
        let corner = min(max(cornerRadius, 0), size.width / 2, size.height / 2)
        cairo_new_sub_path(context)
        cairo_arc(context, right - corner, top + corner, corner, -.pi / 2, 0)
        cairo_arc(context, right - corner, bottom - corner, corner, 0, .pi / 2)
        cairo_arc(context, left + corner, bottom - corner, corner, .pi / 2, .pi)
        cairo_arc(context, left + corner, top + corner, corner, .pi, .pi * 1.5)
        cairo_close_path(context)
    }
}

extension graphene_rect_t {
    /// Creates a rectangle.
    init(_ rect: Rect) {
        self.init()
        graphene_rect_init(
            &self, Float(rect.origin.x), Float(rect.origin.y), Float(rect.size.width), Float(rect.size.height))
    }
}
