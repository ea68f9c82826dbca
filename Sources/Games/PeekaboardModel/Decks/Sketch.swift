// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// A drawing for a card, made of the strokes of a pen.
package nonisolated struct Sketch: Equatable, Sendable {
    package struct Stroke: Equatable, Sendable {
        package let color: Color
        /// The width, in points of the drawing.
        package let width: Double
        /// The positions of the pen, at least one, in points of the drawing.
        package internal(set) var points: [Point]
    }

    /// The size of a drawing, in points. It has the proportions of a card.
    package static let size = Size(width: 480, height: 564)
    /// The distance that the pen moves before another position is recorded.
    private static let step = 1.5

    /// The strokes, from the lowest to the topmost.
    package private(set) var strokes: [Stroke] = []

    /// Creates an empty drawing.
    package init() {}

    /// Begins a stroke.
    package mutating func begin(at point: Point, color: Color, width: Double) {
        strokes.append(Stroke(color: color, width: width, points: [point]))
    }

    /// Continues the last stroke.
    package mutating func move(to point: Point) {
        guard let last = strokes.last?.points.last else { return }
        let (dx, dy) = (point.x - last.x, point.y - last.y)
        guard dx * dx + dy * dy >= Self.step * Self.step else { return }
        strokes[strokes.count - 1].points.append(point)
    }

    /// Removes the last stroke.
    package mutating func undo() { _ = strokes.popLast() }

    /// Removes all strokes.
    package mutating func clear() { strokes = [] }

    /// The drawing as an SVG file.
    package var svg: String {
        let paths = strokes.map { stroke in
            let (color, width) = (stroke.color.hex, Self.text(stroke.width))
            return "  <path d=\"\(stroke.path)\" stroke=\"\(color)\" stroke-width=\"\(width)\"/>\n"
        }
        let (width, height) = (Self.text(Self.size.width), Self.text(Self.size.height))
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)">
            <g fill="none" stroke-linecap="round" stroke-linejoin="round">
            \(paths.joined())</g>
            </svg>

            """
    }

    /// Returns a number with at most one decimal.
    fileprivate static func text(_ number: Double) -> String {
        let tenths = (number * 10).rounded()
        guard abs(tenths) < 1e9 else { return "0" }
        let (whole, rest) = Int(tenths).quotientAndRemainder(dividingBy: 10)
        let sign = tenths < 0 ? "-" : ""
        return rest == 0 ? "\(whole)" : "\(sign)\(whole.magnitude).\(rest.magnitude)"
    }
}

nonisolated extension Sketch.Stroke {
    /// The quadratic curves through the middles between the points: the end of each, and its control point.
    package var curves: [(control: Point, end: Point)] {
        points.indices.dropFirst().map { index in
            let (control, next) = (points[index - 1], points[index])
            let isLast = index == points.count - 1
            return (control, isLast ? next : Point(x: (control.x + next.x) / 2, y: (control.y + next.y) / 2))
        }
    }

    /// The data of the path in SVG. A single point is a line without a length, which has round ends.
    fileprivate var path: String {
        func text(_ point: Point) -> String { "\(Sketch.text(point.x)) \(Sketch.text(point.y))" }
        let start = "M\(text(points[0]))"
        guard points.count > 1 else { return start + "h0" }
        return start + curves.map { "Q\(text($0.control)) \(text($0.end))" }.joined()
    }
}
