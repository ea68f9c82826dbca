// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import Glibc
import Scene

/// Fills and strokes paths.
struct ShapePainter {
    /// The largest magnitude of a coordinate, in points. A shape beyond it is left out.
    private static let reach = 32_768.0
    /// The shortest length of a dash and a gap, in device pixels, below which a line looks solid.
    private static let shortestDash = 0.25
    /// How far a pointed corner can extend from the path, in multiples of half the line width.
    private static let miterLimit = 10.0

    private let shapes: [Shape]

    init(_ shapes: [Shape]) { self.shapes = shapes.filter(\.isDrawable) }

    /// The rectangle that contains everything drawn, or `nil` if nothing is.
    var extents: Rect? {
        var extents: Rect?
        for shape in shapes {
            guard let points = shape.extents else { continue }
            let whole = points.extended(by: shape.margin(miterLimit: Self.miterLimit))
            extents = extents?.union(whole) ?? whole
        }
        let reach = Rect(center: Point(x: 0, y: 0), size: Size(width: 2 * Self.reach, height: 2 * Self.reach))
        return extents?.intersection(reach)
    }

    /// Draws the shapes, in points. `scale` is the number of device pixels per point.
    func paint(on context: OpaquePointer, scale: Double) {
        for shape in shapes {
            shape.path.replacePath(of: context)
            if shape.fill != nil || shape.gradient != nil {
                shape.fill?.setSource(of: context)
                shape.gradient?.setSource(of: context)
                cairo_set_fill_rule(
                    context, shape.usesEvenOddFill ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
                cairo_fill_preserve(context)
            }
            if let stroke = shape.stroke, stroke.isDrawable {
                if stroke.offsets.isPart { shape.strokedPath.replacePath(of: context) }
                paint(stroke, on: context, scale)
            }
        }
    }

    private func paint(_ stroke: Shape.Stroke, on context: OpaquePointer, _ scale: Double) {
        stroke.color.setSource(of: context)
        cairo_set_line_width(context, stroke.width)
        cairo_set_miter_limit(context, Self.miterLimit)
        cairo_set_line_cap(context, stroke.cap.cairo)
        cairo_set_line_join(context, stroke.join.cairo)
        let length = stroke.dashes.reduce(0, +) * scale
        let isDashed =
            stroke.dashes.allSatisfy { $0 >= 0 } && length.isFinite && stroke.offsets.dashPhase.isFinite
            && length >= Self.shortestDash * Double(stroke.dashes.count)
        cairo_set_dash(context, stroke.dashes, isDashed ? Int32(stroke.dashes.count) : 0, stroke.offsets.dashPhase)
        cairo_stroke_preserve(context)
    }

    /// Whether a point can be drawn. False for NaN.
    fileprivate static func isInReach(_ point: Point) -> Bool {
        point.x.magnitude <= reach && point.y.magnitude <= reach
    }
}

extension Shape {
    /// Whether all points are within reach, and something is drawn.
    fileprivate var isDrawable: Bool {
        (fill != nil || gradient != nil || stroke.map(\.isDrawable) ?? false)
            && path.elements.allSatisfy { $0.points.allSatisfy(ShapePainter.isInReach) }
    }

    /// The rectangle that contains all points, or `nil` if there are none.
    fileprivate var extents: Rect? {
        let points = path.elements.lazy.flatMap(\.points)
        let (xs, ys) = (points.map(\.x), points.map(\.y))
        guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return nil }
        return Rect(origin: Point(x: left, y: top), size: Size(width: right - left, height: bottom - top))
    }

    /// Returns how far the shape extends from its path, in points.
    fileprivate func margin(miterLimit: Double) -> Double {
        guard let stroke, stroke.isDrawable else { return 0 }
        return stroke.width / 2 * (stroke.join == .miter ? miterLimit : 2.0.squareRoot())
    }
}

extension Shape.Stroke {
    /// Whether the line has a width. False for NaN.
    fileprivate var isDrawable: Bool { width > 0 && width.isFinite }
}

extension Path {
    /// Makes it the path of a context.
    fileprivate func replacePath(of context: OpaquePointer) {
        cairo_new_path(context)
        for element in elements { element.add(to: context) }
    }
}

extension Path.Element {
    /// The points that determine the element.
    fileprivate var points: [Point] {
        switch self {
        case .move(let point), .line(let point): [point]
        case .curve(let point, let control1, let control2): [control1, control2, point]
        case .close: []
        }
    }

    fileprivate func add(to context: OpaquePointer) {
        switch self {
        case .move(let point): cairo_move_to(context, point.x, point.y)
        case .line(let point): cairo_line_to(context, point.x, point.y)
        case .curve(let point, let control1, let control2):
            cairo_curve_to(context, control1.x, control1.y, control2.x, control2.y, point.x, point.y)
        case .close: cairo_close_path(context)
        }
    }
}

extension Shape.Stroke.Cap {
    fileprivate var cairo: cairo_line_cap_t {
        switch self {
        case .butt: CAIRO_LINE_CAP_BUTT
        case .round: CAIRO_LINE_CAP_ROUND
        case .square: CAIRO_LINE_CAP_SQUARE
        }
    }
}

extension Shape.Stroke.Join {
    fileprivate var cairo: cairo_line_join_t {
        switch self {
        case .miter: CAIRO_LINE_JOIN_MITER
        case .round: CAIRO_LINE_JOIN_ROUND
        case .bevel: CAIRO_LINE_JOIN_BEVEL
        }
    }
}
