// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import Scene

/// Makes outlines of the lines that are drawn along a path. Curves are replaced by short lines.
nonisolated struct PathStroker {
    /// The number of lines that replace a curve.
    private static let linesOfCurve = 24
    /// The largest number of dashes.
    private static let maxDashes = 10_000.0

    /// Half the width of the lines.
    let radius: CGFloat
    let cap: CGLineCap
    let join: CGLineJoin
    /// How far pointed corners extend, in multiples of half the width.
    let miterLimit: CGFloat

    /// A point of a line, and whether it is inside of a curve.
    private typealias Corner = (point: CGPoint, isSmooth: Bool)

    /// Returns outlines that contain the lines along a path, if they are filled by the winding rule.
    func outline(of path: Path) -> Path {
        var outline = Path()
        guard radius > 0, radius.isFinite, path.hasFinitePoints else { return outline }
        for (corners, isClosed) in Self.lines(of: path) {
            if corners.count == 1 {
                addDot(at: corners[0].point, to: &outline)
            } else if isClosed {
                outline.add(ring(corners))
                outline.add(ring(corners.reversed()))
            } else {
                let (first, last) = (corners[0].point, corners[corners.count - 1].point)
                var loop = side(corners)
                addCap(at: last, along: direction(corners[corners.count - 2].point, last), to: &loop)
                for element in side(corners.reversed()).elements {
                    if case .move(let point) = element {
                        loop.addLine(to: point)
                    } else {
                        loop.elements.append(element)
                    }
                }
                addCap(at: first, along: direction(corners[1].point, first), to: &loop)
                outline.add(loop)
            }
        }
        return outline
    }

    /// Returns outlines that contain what a stroke draws along a path.
    static func outline(of path: Path, _ stroke: Shape.Stroke) -> Path {
        let stroker = PathStroker(radius: stroke.width / 2, cap: stroke.cap, join: stroke.join, miterLimit: 10)
        let dashes = stroke.dashes
        return stroker.outline(
            of: dashes.isEmpty ? path : Self.dashes(of: path, phase: stroke.offsets.dashPhase, lengths: dashes))
    }

    /// Returns the dashes of lines along a path. Each outline of the path begins with the phase.
    static func dashes(of path: Path, phase: CGFloat, lengths: [CGFloat]) -> Path {
        let lengths = lengths.count % 2 == 0 ? lengths : lengths + lengths
        let period = lengths.reduce(0, +)
        guard period > 0, period.isFinite, lengths.allSatisfy({ $0 >= 0 }), phase.isFinite, path.hasFinitePoints,
            PathWalk(path).length / period * CGFloat(lengths.count) <= maxDashes
        else { return path }
        var dashed = Path()
        for outline in path.outlines {
            let walk = PathWalk(outline)
            var start = -fmod(phase, period)
            if start > 0 { start -= period }
            while start < walk.length {
                for (index, length) in lengths.enumerated() {
                    if index % 2 == 0, start + length > 0, start < walk.length {
                        dashed.elements += walk.part(from: max(0, start), to: min(walk.length, start + length)).elements
                    }
                    start += length
                }
            }
        }
        return dashed
    }

    // MARK: - Lines

    /// Returns the points of each outline, without those that are equal to the ones before.
    private static func lines(of path: Path) -> [(corners: [Corner], isClosed: Bool)] {
        path.outlines.compactMap { outline in
            var (corners, isClosed): ([Corner], Bool) = ([], false)
            func add(_ point: CGPoint, isSmooth: Bool = false) {
                if corners.last?.point != point { corners.append((point, isSmooth)) }
            }
            for element in outline.elements {
                switch element {
                case .move(let point), .line(let point): add(point)
                case .curve(let end, let control1, let control2):
                    guard let start = corners.last?.point else { continue }
                    for index in 1...linesOfCurve {
                        let t = CGFloat(index) / CGFloat(linesOfCurve)
                        let s = 1 - t
                        let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
                        let x = a * start.x + b * control1.x + c * control2.x + d * end.x
                        let y = a * start.y + b * control1.y + c * control2.y + d * end.y
                        let isEnd = index == linesOfCurve
                        add(isEnd ? end : CGPoint(x: x, y: y), isSmooth: !isEnd)
                    }
                case .close: isClosed = true
                }
            }
            let endsAtStart = corners.first?.point == corners.last?.point
            if isClosed, corners.count > 1, endsAtStart { corners.removeLast() }
            return corners.isEmpty ? nil : (corners, isClosed && corners.count > 1)
        }
    }

    private func direction(_ start: CGPoint, _ end: CGPoint) -> CGPoint {
        let length = hypot(end.x - start.x, end.y - start.y)
        return CGPoint(x: (end.x - start.x) / length, y: (end.y - start.y) / length)
    }

    /// Returns the point beside another one, at the left of a direction if y increases downward.
    private func beside(_ point: CGPoint, _ direction: CGPoint) -> CGPoint {
        CGPoint(x: point.x + direction.y * radius, y: point.y - direction.x * radius)
    }

    /// Returns one side of an open line.
    private func side(_ corners: [Corner]) -> Path {
        let points = corners.map(\.point)
        var path = Path([.move(to: beside(points[0], direction(points[0], points[1])))])
        for index in 1..<points.count - 1 { addCorner(corners, index - 1, index, index + 1, to: &path) }
        let count = points.count
        path.addLine(to: beside(points[count - 1], direction(points[count - 2], points[count - 1])))
        return path
    }

    /// Returns one side of a closed line.
    private func ring(_ corners: [Corner]) -> Path {
        let count = corners.count
        var path = Path()
        for index in 0..<count {
            addCorner(corners, (index + count - 1) % count, index, (index + 1) % count, to: &path)
        }
        return path
    }

    /// Adds one side of the corner between two lines.
    private func addCorner(_ corners: [Corner], _ before: Int, _ index: Int, _ after: Int, to path: inout Path) {
        let point = corners[index].point
        let (one, other) = (direction(corners[before].point, point), direction(point, corners[after].point))
        let (start, end) = (beside(point, one), beside(point, other))
        path.addLine(to: start)
        let (cross, dot) = (one.x * other.y - one.y * other.x, one.x * other.x + one.y * other.y)
        if cross < 0 || cross == 0 && dot > 0 {
            // The inner side of a corner is covered by the lines.
            if cross < -1e-9 { path.addLine(to: point) }
        } else {
            switch corners[index].isSmooth ? .miter : join {
            case .round: addArc(around: point, from: start, turning: atan2(cross, dot), to: &path)
            case .miter:
                // The distance of the point, in multiples of half the width.
                let extent = (2 / (1 + dot)).squareRoot()
                if dot > -1, extent <= miterLimit {
                    let middle = CGPoint(x: start.x + end.x - 2 * point.x, y: start.y + end.y - 2 * point.y)
                    let factor = 1 / (1 + dot)
                    path.addLine(to: CGPoint(x: point.x + middle.x * factor, y: point.y + middle.y * factor))
                }
            case .bevel: break
            }
        }
        path.addLine(to: end)
    }

    private func addCap(at point: CGPoint, along direction: CGPoint, to path: inout Path) {
        let start = beside(point, direction)
        let end = CGPoint(x: 2 * point.x - start.x, y: 2 * point.y - start.y)
        switch cap {
        case .butt: break
        case .round: addArc(around: point, from: start, turning: .pi, to: &path)
        case .square:
            let (x, y) = (direction.x * radius, direction.y * radius)
            path.addLine(to: CGPoint(x: start.x + x, y: start.y + y))
            path.addLine(to: CGPoint(x: end.x + x, y: end.y + y))
        }
        path.addLine(to: end)
    }

    private func addDot(at point: CGPoint, to path: inout Path) {
        let square = CGRect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius)
        switch cap {
        case .butt: break
        case .round: path.elements += Path(ovalIn: square).elements
        case .square: path.elements += Path(rect: square).elements
        }
    }

    private func addArc(around center: CGPoint, from start: CGPoint, turning angle: CGFloat, to path: inout Path) {
        let first = atan2(start.y - center.y, start.x - center.x)
        path.addArc(center: center, radius: radius, from: first, to: first + angle, increasesAngle: true)
    }
}

nonisolated extension Path {
    /// The outlines that the path consists of.
    fileprivate var outlines: [Path] {
        var (outlines, current): ([Path], Path) = ([], Path())
        func finish() {
            if !current.elements.isEmpty { outlines.append(current) }
        }
        var start = CGPoint.zero
        for element in elements {
            switch element {
            case .move(let point):
                finish()
                (current, start) = (Path([element]), point)
            case .close:
                current.elements.append(element)
                finish()
                // What follows begins where the outline does.
                current = Path()
            case .line, .curve:
                if current.elements.isEmpty { current.elements.append(.move(to: start)) }
                current.elements.append(element)
            }
        }
        finish()
        return outlines
    }

    fileprivate var hasFinitePoints: Bool {
        elements.lazy.flatMap(\.points).allSatisfy { $0.x.isFinite && $0.y.isFinite }
    }

    /// Adds a line, or begins an outline.
    fileprivate mutating func addLine(to point: CGPoint) {
        if elements.isEmpty {
            elements.append(.move(to: point))
        } else if elements.last?.points.last != point {
            elements.append(.line(to: point))
        }
    }

    /// Adds an outline and closes it.
    fileprivate mutating func add(_ outline: Path) {
        if !outline.elements.isEmpty { elements += outline.elements + [.close] }
    }
}
