// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import Scene

/// Nodes that the renderer draws without a picture in memory.
extension RenderNode {
    /// A color of a gradient and its place, from 0 to 1.
    typealias Stop = (place: Double, color: Color)

    /// Creates a node that fills a rectangle with a color.
    convenience init(_ color: Color, in rect: Rect) {
        var (rgba, rect) = (GdkRGBA(color), graphene_rect_t(rect))
        self.init(adopting: gsk_color_node_new(&rgba, &rect))
    }

    /// Creates a node that fills a rectangle with colors along a line.
    convenience init(_ stops: [Stop], in rect: Rect, from start: Point, to end: Point) {
        var (rect, start, end) = (graphene_rect_t(rect), graphene_point_t(start), graphene_point_t(end))
        let stops = stops.map { GskColorStop(offset: Float($0.place), color: GdkRGBA($0.color)) }
        self.init(adopting: gsk_linear_gradient_node_new(&rect, &start, &end, stops, gsize(stops.count)))
    }

    /// Creates a node that draws others in order. Their pixels are counted in `memory`.
    convenience init(_ parts: [RenderNode], memory: PixelMemory) {
        let container = withExtendedLifetime(parts) {
            var children = parts.map { Optional($0.pointer) }
            return gsk_container_node_new(&children, guint(children.count))!
        }
        self.init(adopting: container, pixels: parts.reduce(0) { $0 + $1.pixels }, of: memory)
    }

    /// Returns nodes of shade along the upper edge and the sides of a rectangle, which fades within `width`.
    static func shade(
        along rect: Rect, top: (share: Double, width: Double), sides: (share: Double, width: Double)
    ) -> [RenderNode] {
        let (left, upper) = (rect.origin.x, rect.origin.y)
        let (right, wide, high) = (left + rect.size.width, rect.size.width, rect.size.height)
        func fading(_ share: Double) -> [Stop] { [(0, .black.withAlpha(share)), (1, .black.withAlpha(0))] }
        let (row, column) = (min(top.width, high / 2), min(sides.width, wide / 2))
        let columnSize = Size(width: column, height: high)
        return [
            RenderNode(
                fading(top.share), in: Rect(origin: rect.origin, size: Size(width: wide, height: row)),
                from: rect.origin, to: Point(x: left, y: upper + row)),
            RenderNode(
                fading(sides.share), in: Rect(origin: rect.origin, size: columnSize), from: rect.origin,
                to: Point(x: left + column, y: upper)),
            RenderNode(
                fading(sides.share), in: Rect(origin: Point(x: right - column, y: upper), size: columnSize),
                from: Point(x: right, y: upper), to: Point(x: right - column, y: upper)),
        ]
    }
}

extension graphene_point_t {
    fileprivate init(_ point: Point) { self.init(x: Float(point.x), y: Float(point.y)) }
}
