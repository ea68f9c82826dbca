// SPDX-License-Identifier: GPL-3.0-or-later
import ViewKit

/// An area that cannot be entered.
@preconcurrency @MainActor open class GKObstacle: NSObject {}

/// An obstacle with the shape of a circle.
@preconcurrency @MainActor open class GKCircleObstacle: GKObstacle {
    /// The radius.
    public var radius: Float
    /// The center.
    public var position = vector_float2.zero

    /// Creates a circle around the origin.
    public init(radius: Float) {
        self.radius = radius
        super.init()
    }
}

/// An obstacle with the shape of a polygon.
@preconcurrency @MainActor open class GKPolygonObstacle: GKObstacle {
    /// The number of corners.
    public var vertexCount: Int { points.count }
    let points: [vector_float2]

    /// Creates a polygon of its corners, in order.
    public init(points: [vector_float2]) {
        self.points = points
        super.init()
    }

    /// Returns a corner.
    public func vertex(at index: Int) -> vector_float2 { points[index] }

    /// Returns the outline that is further out by a distance. Sharp corners are cut off there.
    func outline(extrudedBy distance: Float) -> PolygonOutline {
        // Without the corners that are equal to the next one.
        var points = zip(points, points.dropFirst() + points.prefix(1)).filter { $0 != $1 }.map(\.0)
        let area = zip(points, points.dropFirst() + points.prefix(1)).map { $0.cross($1) }.reduce(0, +)
        if area < 0 { points.reverse() }
        let count = points.count
        guard count > 1 else { return PolygonOutline(points: points) }
        return PolygonOutline(
            points: points.indices.flatMap { index -> [vector_float2] in
                let point = points[index]
                let incoming = (point - points[(index + count - 1) % count]).normalized
                let outgoing = (points[(index + 1) % count] - point).normalized
                // The normals of the edges, which point outward.
                let (first, second) = (-incoming.quarterTurn, -outgoing.quarterTurn)
                let cosine = first.dot(second)
                guard cosine < 0, incoming.cross(outgoing) >= 0 else {
                    return [point + (first + second) * (distance / max(0.1, 1 + cosine))]
                }
                return [point + (first + incoming) * distance, point + (second - outgoing) * distance]
            })
    }
}

/// A closed polygon.
nonisolated struct PolygonOutline {
    let points: [vector_float2]

    private var edges: Zip2Sequence<[vector_float2], ArraySlice<vector_float2>> {
        zip(points, (points + points.prefix(1)).dropFirst())
    }

    /// Returns whether a point is inside.
    func contains(_ point: vector_float2) -> Bool {
        var isInside = false
        for (start, end) in edges where (start.y > point.y) != (end.y > point.y) {
            let x = start.x + (end.x - start.x) * (point.y - start.y) / (end.y - start.y)
            if point.x < x { isInside.toggle() }
        }
        return isInside
    }

    /// Returns whether a line from one point to another is not entirely outside.
    func blocks(from one: vector_float2, to other: vector_float2) -> Bool {
        let line = other - one
        // Where the line meets edges, as parts of its length. Between two such places, it is inside or outside.
        let places = edges.compactMap { start, end -> Float? in
            let edge = end - start
            let slope = line.cross(edge)
            guard slope != 0 else { return nil }
            let (along, across) = ((start - one).cross(edge) / slope, (start - one).cross(line) / slope)
            return along > 0 && along < 1 && across >= 0 && across <= 1 ? along : nil
        }
        let ends = [0] + places.sorted() + [1]
        return zip(ends, ends.dropFirst()).contains { contains(one + line * (($0 + $1) / 2)) }
    }
}
