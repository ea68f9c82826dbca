// SPDX-License-Identifier: GPL-3.0-or-later
import ViewKit

/// A line of points that agents follow.
@preconcurrency @MainActor open class GKPath: NSObject {
    /// How far an agent can be from the line and is still on the path.
    public var radius: Float
    /// Whether the last point is connected with the first one.
    public var isCyclical: Bool
    /// The number of points.
    public var numPoints: Int { points.count }
    private let points: [vector_float2]

    /// Creates a path of points.
    public init(points: [vector_float2], radius: Float, cyclical: Bool) {
        (self.points, self.radius, isCyclical) = (points, radius, cyclical)
        super.init()
    }

    /// Creates a path of the nodes of a graph.
    public convenience init(graphNodes: [GKGraphNode], radius: Float) {
        self.init(
            points: graphNodes.compactMap { ($0 as? GKGraphNode2D)?.position }, radius: radius,
            cyclical: false)
    }

    /// Returns a point.
    public func float2(at index: Int) -> vector_float2 { points[index] }

    /// The length of the path.
    var length: Float { lines.map { ($0.end - $0.start).length }.reduce(0, +) }

    /// Returns the point of the path that is nearest to another point, and its distance from the beginning.
    func nearest(to point: vector_float2) -> (point: vector_float2, place: Float)? {
        var (begin, best): (Float, (point: vector_float2, place: Float)?) = (
            0, points.first.map { ($0, 0) }
        )
        for (start, end) in lines {
            let length = (end - start).length
            defer { begin += length }
            guard length > 0 else { continue }
            let along = min(length, max(0, (point - start).dot(end - start) / length))
            let here = start + (end - start) * (along / length)
            if let other = best?.point, (here - point).length < (other - point).length {
                best = (here, begin + along)
            }
        }
        return best
    }

    /// Returns the point at a distance from the beginning.
    func point(at place: Float) -> vector_float2 {
        let length = length
        guard length > 0 else { return points.first ?? .zero }
        var rest =
            isCyclical ? place - (place / length).rounded(.down) * length : min(length, max(0, place))
        for (start, end) in lines {
            let length = (end - start).length
            if rest <= length { return length > 0 ? start + (end - start) * (rest / length) : start }
            rest -= length
        }
        return (isCyclical ? points.first : points.last) ?? .zero
    }

    private var lines: [(start: vector_float2, end: vector_float2)] {
        let ends = Array(points.dropFirst()) + (isCyclical ? points.prefix(1) : [])
        return zip(points, ends).map { ($0, $1) }
    }
}
