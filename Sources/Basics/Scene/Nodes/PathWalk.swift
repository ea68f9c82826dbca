// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc

/// The lines and curves of a path with their lengths.
package struct PathWalk {
    /// A line or a curve.
    private struct Segment {
        /// Its start, its control points, and its end.
        let points: [Point]
        /// The lengths from its start to each of `count` equal parts of the parameter.
        let lengths: [Double]
        /// Whether a new outline begins here.
        let isFirst: Bool

        var length: Double { lengths[lengths.count - 1] }
    }

    /// The number of lines that replace a curve for finding its length.
    private static let count = 24

    private var segments: [Segment] = []
    /// The length of the path without gaps.
    package private(set) var length = 0.0

    /// Measures a path.
    package init(_ path: Path) {
        var (start, current, isFirst) = (Point(x: 0, y: 0), Point(x: 0, y: 0), true)
        func add(_ points: [Point], to walk: inout PathWalk) {
            var (lengths, last, length) = ([0.0], points[0], 0.0)
            for part in 1...(points.count == 2 ? 1 : Self.count) {
                let next = Self.point(on: points, at: points.count == 2 ? 1 : Double(part) / Double(Self.count))
                length += hypot(next.x - last.x, next.y - last.y)
                lengths.append(length)
                last = next
            }
            walk.segments.append(Segment(points: points, lengths: lengths, isFirst: isFirst))
            walk.length += length
            isFirst = false
        }
        for element in path.elements {
            switch element {
            case .move(let point): (start, current, isFirst) = (point, point, true)
            case .line(let end):
                add([current, end], to: &self)
                current = end
            case .curve(let end, let control1, let control2):
                add([current, control1, control2, end], to: &self)
                current = end
            case .close:
                if current != start { add([current, start], to: &self) }
                (current, isFirst) = (start, true)
            }
        }
    }

    /// Returns the point after a length, and the direction there, in radians.
    package func point(at distance: Double) -> (point: Point, angle: Double)? {
        var rest = min(max(distance, 0), length)
        for (index, segment) in segments.enumerated() {
            if rest > segment.length, index < segments.count - 1 {
                rest -= segment.length
                continue
            }
            let parameter = Self.parameter(of: segment, at: rest)
            let (before, after) = (
                Self.point(on: segment.points, at: max(0, parameter - 1e-3)),
                Self.point(on: segment.points, at: min(1, parameter + 1e-3))
            )
            return (Self.point(on: segment.points, at: parameter), atan2(after.y - before.y, after.x - before.x))
        }
        return nil
    }

    /// The ends of the lines and curves, with their distances from the beginning.
    package var stations: [Double] {
        var sum = 0.0
        return [0]
            + segments.map {
                sum += $0.length
                return sum
            }
    }

    /// Returns the part of the path between two lengths.
    package func part(from start: Double, to end: Double) -> Path {
        var path = Path()
        var (passed, isConnected) = (0.0, false)
        for segment in segments {
            let (from, to) = (max(start, passed) - passed, min(end, passed + segment.length) - passed)
            passed += segment.length
            guard to > from || to == from && segment.length == 0 && from >= 0 else {
                isConnected = false
                continue
            }
            let points = Self.part(
                of: segment.points, from: Self.parameter(of: segment, at: from),
                to: Self.parameter(of: segment, at: to))
            if !isConnected || segment.isFirst { path.elements.append(.move(to: points[0])) }
            path.elements.append(
                points.count == 2
                    ? .line(to: points[1]) : .curve(to: points[3], control1: points[1], control2: points[2]))
            isConnected = to >= segment.length
        }
        return path
    }

    /// Returns the parameter, 0...1, at a length from the start of a segment.
    private static func parameter(of segment: Segment, at distance: Double) -> Double {
        guard segment.length > 0 else { return 0 }
        guard segment.points.count > 2 else { return min(max(distance / segment.length, 0), 1) }
        guard distance < segment.length else { return 1 }
        let index = max(0, (segment.lengths.firstIndex { $0 > distance } ?? count) - 1)
        let (before, after) = (segment.lengths[index], segment.lengths[index + 1])
        return (Double(index) + (after > before ? (distance - before) / (after - before) : 0)) / Double(count)
    }

    private static func point(on p: [Point], at t: Double) -> Point {
        let s = 1 - t
        guard p.count == 4 else { return Point(x: s * p[0].x + t * p[1].x, y: s * p[0].y + t * p[1].y) }
        let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
        return Point(
            x: a * p[0].x + b * p[1].x + c * p[2].x + d * p[3].x,
            y: a * p[0].y + b * p[1].y + c * p[2].y + d * p[3].y)
    }

    /// Returns the points of a part of a line or of a curve.
    private static func part(of points: [Point], from start: Double, to end: Double) -> [Point] {
        if start <= 0, end >= 1 { return points }
        guard points.count == 4 else { return [point(on: points, at: start), point(on: points, at: end)] }
        let first = split(points, at: end).0
        return end > 0 ? split(first, at: start / end).1 : first
    }

    private static func split(_ p: [Point], at t: Double) -> ([Point], [Point]) {
        func mix(_ one: Point, _ two: Point) -> Point {
            Point(x: one.x + (two.x - one.x) * t, y: one.y + (two.y - one.y) * t)
        }
        let (a, b, c) = (mix(p[0], p[1]), mix(p[1], p[2]), mix(p[2], p[3]))
        let (d, e) = (mix(a, b), mix(b, c))
        let middle = mix(d, e)
        return ([p[0], a, d, middle], [middle, e, c, p[3]])
    }
}
