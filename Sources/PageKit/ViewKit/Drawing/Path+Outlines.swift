// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

// The outlines that paths are made of. Arcs are approximated by cubic curves, one for each quarter of a circle.

nonisolated extension Path {
    /// The distance of the control points of a quarter of a circle, in radii.
    private static let circleControl = 0.5522847498307936

    /// Creates the outline of a rectangle, clockwise from the upper left corner.
    init(rect: CGRect) {
        self.init([
            .move(to: CGPoint(x: rect.minX, y: rect.minY)), .line(to: CGPoint(x: rect.maxX, y: rect.minY)),
            .line(to: CGPoint(x: rect.maxX, y: rect.maxY)), .line(to: CGPoint(x: rect.minX, y: rect.maxY)), .close,
        ])
    }

    /// Creates the outline of an ellipse, clockwise from its rightmost point.
    init(ovalIn rect: CGRect) {
        let (radiusX, radiusY) = (rect.width / 2, rect.height / 2)
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: rect.midX + x * radiusX, y: rect.midY + y * radiusY)
        }
        let k = Self.circleControl
        self.init([
            .move(to: point(1, 0)), .curve(to: point(0, 1), control1: point(1, k), control2: point(k, 1)),
            .curve(to: point(-1, 0), control1: point(-k, 1), control2: point(-1, k)),
            .curve(to: point(0, -1), control1: point(-1, -k), control2: point(-k, -1)),
            .curve(to: point(1, 0), control1: point(k, -1), control2: point(1, -k)), .close,
        ])
    }

    /// Creates the outline of a rectangle, some of whose corners are elliptic. The radii are limited to half a side.
    init(roundedRect rect: CGRect, radiusX: CGFloat, radiusY: CGFloat, corners: UIRectCorner = .allCorners) {
        let (x, y) = (min(max(radiusX, 0), rect.width / 2), min(max(radiusY, 0), rect.height / 2))
        guard x > 0, y > 0 else {
            self.init(rect: rect)
            return
        }
        let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
        let isRoundAtStart = corners.contains(.topLeft)
        self.init([.move(to: point(isRoundAtStart ? left + x : left, top))])
        turn(.topRight, at: point(right, top), from: point(right - x, top), to: point(right, top + y))
        turn(.bottomRight, at: point(right, bottom), from: point(right, bottom - y), to: point(right - x, bottom))
        turn(.bottomLeft, at: point(left, bottom), from: point(left + x, bottom), to: point(left, bottom - y))
        if isRoundAtStart { turn(.topLeft, at: point(left, top), from: point(left, top + y), to: point(left + x, top)) }
        elements.append(.close)

        func turn(_ corner: UIRectCorner, at tip: CGPoint, from start: CGPoint, to end: CGPoint) {
            guard corners.contains(corner) else { return elements.append(.line(to: tip)) }
            func control(_ point: CGPoint) -> CGPoint {
                let k = Self.circleControl
                return CGPoint(x: point.x + (tip.x - point.x) * k, y: point.y + (tip.y - point.y) * k)
            }
            elements += [.line(to: start), .curve(to: end, control1: control(start), control2: control(end))]
        }
    }

    /// The end of the last step; `nil` if the path is empty.
    var currentPoint: CGPoint? {
        switch elements.last {
        case .move(let point), .line(let point), .curve(let point, _, _): return point
        case .close:
            for case .move(let start) in elements.reversed() { return start }
            return nil
        case nil: return nil
        }
    }

    /// Adds a curve with one control point.
    mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        let start = currentPoint ?? end
        func nearControl(_ point: CGPoint) -> CGPoint {
            CGPoint(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
        }
        elements.append(.curve(to: end, control1: nearControl(start), control2: nearControl(end)))
    }

    /// Adds a part of a circle, after a line to its start. With `increasesAngle`, it looks clockwise.
    mutating func addArc(
        center: CGPoint, radius: CGFloat, from start: CGFloat, to end: CGFloat, increasesAngle: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let circle = 2 * CGFloat.pi
        var sweep = increasesAngle ? end - start : start - end
        if sweep < 0 { sweep = fmod(sweep, circle) + circle }
        sweep = min(sweep, circle)
        guard sweep.isFinite, radius.isFinite else { return }
        let count = max(1, Int((sweep / (.pi / 2)).rounded(.up)))
        let step = (increasesAngle ? sweep : -sweep) / CGFloat(count)
        let control = 4.0 / 3 * tan(step / 4)
        func point(_ angle: CGFloat, tangent: CGFloat = 0) -> CGPoint {
            let (x, y) = (cos(angle) - tangent * sin(angle), sin(angle) + tangent * cos(angle))
            return transform(CGPoint(x: center.x + radius * x, y: center.y + radius * y))
        }
        elements.append(elements.isEmpty ? .move(to: point(start)) : .line(to: point(start)))
        guard sweep > 0 else { return }
        for index in 0..<count {
            let (one, other) = (start + CGFloat(index) * step, start + CGFloat(index + 1) * step)
            elements.append(
                .curve(
                    to: point(other), control1: point(one, tangent: control), control2: point(other, tangent: -control))
            )
        }
    }
}
