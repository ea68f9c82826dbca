// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import Scene

extension Color {
    /// Makes this the color of a context.
    func setSource(of context: OpaquePointer) { cairo_set_source_rgba(context, red, green, blue, alpha) }
}

extension Gradient {
    /// Makes these the colors of a context. With a transform that has no inverse, there is no color.
    func setSource(of context: OpaquePointer) {
        guard let inverse = transform.inverse else { return Color.clear.setSource(of: context) }
        let pattern =
            switch form {
            case .line(let start, let end): cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
            case .circles(let start, let end):
                cairo_pattern_create_radial(
                    start.center.x, start.center.y, start.radius, end.center.x, end.center.y, end.radius)
            }
        for stop in stops {
            let color = stop.color
            cairo_pattern_add_color_stop_rgba(
                pattern, stop.place, color.red, color.green, color.blue, color.alpha)
        }
        var matrix = cairo_matrix_t(
            xx: inverse.a, yx: inverse.b, xy: inverse.c, yy: inverse.d, x0: inverse.tx, y0: inverse.ty)
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_set_source(context, pattern)
        cairo_pattern_destroy(pattern)
    }
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
