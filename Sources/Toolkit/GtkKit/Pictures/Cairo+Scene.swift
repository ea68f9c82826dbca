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
    /// Adds the rectangle with rounded corners, or with some of them, to the path of a context. The radius is limited to
    /// half a side.
    func trace(cornerRadius: Double, corners: NodeStyle.Corners = .all, on context: OpaquePointer) {
        let (left, top) = (origin.x, origin.y)
        let (right, bottom) = (left + size.width, top + size.height)
        let corner = min(max(cornerRadius, 0), size.width / 2, size.height / 2)
        cairo_new_sub_path(context)
        func turn(_ which: NodeStyle.Corners, _ x: Double, _ y: Double, inX: Double, inY: Double, from angle: Double) {
            guard corners.contains(which) else { return cairo_line_to(context, x, y) }
            cairo_arc(context, x + inX * corner, y + inY * corner, corner, angle, angle + .pi / 2)
        }
        turn(.topRight, right, top, inX: -1, inY: 1, from: -.pi / 2)
        turn(.bottomRight, right, bottom, inX: -1, inY: -1, from: 0)
        turn(.bottomLeft, left, bottom, inX: 1, inY: -1, from: .pi / 2)
        turn(.topLeft, left, top, inX: 1, inY: 1, from: .pi)
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
