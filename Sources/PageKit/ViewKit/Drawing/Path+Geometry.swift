// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

nonisolated extension Path {
    /// The number of lines that replace a curve for finding out what is inside a path.
    private static let linesOfCurve = 32

    /// Returns the transformed path.
    func applying(_ transform: CGAffineTransform) -> Path {
        guard transform != .identity else { return self }
        return Path(elements.map { $0.mapped { transform($0) } })
    }

    /// The path, drawn from its end to its beginning. An outline that is closed begins where it began.
    var reversed: Path {
        var outlines: [[Element]] = []
        for element in elements {
            if case .move = element { outlines.append([]) }
            if outlines.isEmpty { outlines.append([]) }
            outlines[outlines.count - 1].append(element)
        }
        return Path(outlines.reversed().flatMap(Self.reverse))
    }

    private static func reverse(_ outline: [Element]) -> [Element] {
        let isClosed = outline.last == .close
        let steps = isClosed ? Array(outline.dropLast()) : outline
        let ends = steps.compactMap(\.points.last)
        guard let first = ends.first, let last = ends.last else { return [] }
        // The line that closes an outline becomes its first one.
        var reversed: [Element] = isClosed && first != last ? [.move(to: first), .line(to: last)] : [.move(to: last)]
        for index in steps.indices.dropFirst().reversed() {
            let end = ends[index - 1]
            if case .curve(_, let control1, let control2) = steps[index] {
                reversed.append(.curve(to: end, control1: control2, control2: control1))
            } else if !(isClosed && index == 1 && first != last) {
                reversed.append(.line(to: end))
            }
        }
        return reversed + (isClosed ? [.close] : [])
    }

    /// The smallest rectangle that contains the path; `null` if it is empty.
    var bounds: CGRect {
        var (box, current) = (CGRect.null, CGPoint.zero)
        for element in elements {
            guard let end = element.points.last else { continue }
            box = box.union(CGRect(origin: end, size: .zero))
            if case .curve(_, let control1, let control2) = element {
                let xs = [current.x, control1.x, control2.x, end.x]
                let ys = [current.y, control1.y, control2.y, end.y]
                for t in Self.extremes(xs) + Self.extremes(ys) {
                    box = box.union(CGRect(origin: CGPoint(x: Self.cubic(xs, t), y: Self.cubic(ys, t)), size: .zero))
                }
            }
            current = end
        }
        return box
    }

    /// The smallest rectangle that contains all points of the path and the control points of its curves.
    var controlBounds: CGRect {
        elements.lazy.flatMap(\.points).reduce(.null) { $0.union(CGRect(origin: $1, size: .zero)) }
    }

    /// Returns whether a point is inside. Open outlines are closed by a line.
    func contains(_ point: CGPoint, evenOdd: Bool) -> Bool {
        var (winding, crossings) = (0, 0)
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        func cross(_ one: CGPoint, _ other: CGPoint) {
            guard (one.y <= point.y) != (other.y <= point.y) else { return }
            let x = one.x + (point.y - one.y) / (other.y - one.y) * (other.x - one.x)
            guard x > point.x else { return }
            crossings += 1
            winding += other.y > one.y ? 1 : -1
        }
        for element in elements {
            switch element {
            case .move(let next):
                cross(current, start)
                (start, current) = (next, next)
            case .line(let next):
                cross(current, next)
                current = next
            case .curve(let end, let control1, let control2):
                let xs = [current.x, control1.x, control2.x, end.x]
                let ys = [current.y, control1.y, control2.y, end.y]
                for index in 1...Self.linesOfCurve {
                    let t = CGFloat(index) / CGFloat(Self.linesOfCurve)
                    let next =
                        index == Self.linesOfCurve ? end : CGPoint(x: Self.cubic(xs, t), y: Self.cubic(ys, t))
                    cross(current, next)
                    current = next
                }
            case .close:
                cross(current, start)
                current = start
            }
        }
        cross(current, start)
        return evenOdd ? crossings % 2 == 1 : winding != 0
    }

    private static func cubic(_ p: [CGFloat], _ t: CGFloat) -> CGFloat {
        let s = 1 - t
        return s * s * s * p[0] + 3 * s * s * t * p[1] + 3 * s * t * t * p[2] + t * t * t * p[3]
    }

    /// Returns where a coordinate of a curve has a minimum or a maximum.
    private static func extremes(_ p: [CGFloat]) -> [CGFloat] {
        let a = 3 * (p[1] - p[2]) + p[3] - p[0]
        let b = 2 * (p[0] - 2 * p[1] + p[2])
        let c = p[1] - p[0]
        var roots: [CGFloat] = []
        if abs(a) < 1e-12 {
            if b != 0 { roots = [-c / b] }
        } else {
            let discriminant = b * b - 4 * a * c
            if discriminant >= 0 {
                roots = [(-b - sqrt(discriminant)) / (2 * a), (-b + sqrt(discriminant)) / (2 * a)]
            }
        }
        return roots.filter { $0 > 0 && $0 < 1 }
    }
}

nonisolated extension Path.Element {
    /// The control points and the end.
    var points: [CGPoint] {
        switch self {
        case .move(let point), .line(let point): [point]
        case .curve(let point, let control1, let control2): [control1, control2, point]
        case .close: []
        }
    }

    /// Returns the element with other points.
    func mapped(_ body: (CGPoint) -> CGPoint) -> Path.Element {
        switch self {
        case .move(let point): .move(to: body(point))
        case .line(let point): .line(to: body(point))
        case .curve(let point, let control1, let control2):
            .curve(to: body(point), control1: body(control1), control2: body(control2))
        case .close: .close
        }
    }
}
