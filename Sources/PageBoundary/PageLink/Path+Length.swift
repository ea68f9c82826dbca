// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

extension Path {
    /// An upper limit of the length of all lines and curves, in points.
    var lengthLimit: Double {
        var length = 0.0
        var (start, current) = (Point(x: 0, y: 0), Point(x: 0, y: 0))
        for element in elements {
            switch element {
            case .move(let point): (start, current) = (point, point)
            case .close:
                length += current.distanceLimit(to: start)
                current = start
            case .line, .curve:
                for point in element.points {
                    length += current.distanceLimit(to: point)
                    current = point
                }
            }
        }
        return length
    }
}

extension Path.Element {
    /// The points that determine the element.
    var points: [Point] {
        switch self {
        case .move(let point), .line(let point): [point]
        case .curve(let point, let control1, let control2): [control1, control2, point]
        case .close: []
        }
    }
}

extension Point {
    /// An upper limit of the distance to a point.
    fileprivate func distanceLimit(to point: Point) -> Double { (x - point.x).magnitude + (y - point.y).magnitude }
}
