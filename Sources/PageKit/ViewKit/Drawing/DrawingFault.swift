// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// Something in a drawing that cannot be shown.
@MainActor enum DrawingFault: Hashable {
    case invalidNumber, tooLong

    /// Prints a message for the page’s author, once.
    func report() { ConsoleLine(message, [:]).write(onceFor: self) }

    private var message: String {
        switch self {
        case .invalidNumber: phrase("A part of a drawing was left out because of an invalid number")
        case .tooLong: phrase("The rest of a drawing was left out because it is too long")
        }
    }
}

nonisolated extension Drawing.Element {
    /// The largest magnitude of a coordinate, in points, that the window can draw.
    private static let reach = 32_768.0

    /// The element with coordinates that can be drawn, or `nil` if there is a number that cannot be drawn.
    var withinLimits: Drawing.Element? {
        let matrix = [transform.a, transform.b, transform.c, transform.d]
        guard matrix.allSatisfy({ $0.magnitude <= 1e4 }), transform(CGPoint.zero).isWithin(5e5),
            clips.allSatisfy(\.isWithinLimits)
        else { return nil }
        switch content {
        case .shape(let shape):
            let points = shape.path.elements.lazy.flatMap(\.points)
            guard points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }), shape.stroke?.width.isFinite ?? true,
                shape.gradient?.isWithinLimits ?? true
            else { return nil }
            let isInReach = points.allSatisfy { $0.x.magnitude <= Self.reach && $0.y.magnitude <= Self.reach }
            guard !isInReach || shape.stroke != nil else { return self }
            var element = self
            element.content = .shape(shape.limited(to: Self.reach))
            return element
        case .picture(_, let rect), .text(_, let rect):
            return rect.isWithin(Self.reach) && transform(rect.center).isWithin(1e6) ? self : nil
        case .drawing(let drawing):
            let center = CGPoint(x: drawing.size.width / 2, y: drawing.size.height / 2)
            return drawing.size.width <= Self.reach && drawing.size.height <= Self.reach
                && transform(center).isWithin(1e6) ? self : nil
        }
    }
}

nonisolated extension Drawing.Clip {
    fileprivate var isWithinLimits: Bool {
        rect.isWithin(32_768) && transform(rect.center).isWithin(1e6)
            && [transform.a, transform.b, transform.c, transform.d].allSatisfy { $0.magnitude <= 1e4 }
            && outline?.elements.lazy.flatMap(\.points).allSatisfy { $0.isWithin(32_768) } ?? true
    }
}

nonisolated extension Gradient {
    fileprivate var isWithinLimits: Bool {
        let numbers = [transform.a, transform.b, transform.c, transform.d]
        guard numbers.allSatisfy({ $0.magnitude <= 1e4 }), CGPoint(x: transform.tx, y: transform.ty).isWithin(1e6)
        else {
            return false
        }
        return switch form {
        case .line(let start, let end): start.isWithin(1e6) && end.isWithin(1e6)
        case .circles(let start, let end):
            start.center.isWithin(1e6) && end.center.isWithin(1e6) && 0...1e6 ~= start.radius && 0...1e6 ~= end.radius
        }
    }
}

nonisolated extension CGPoint {
    fileprivate func isWithin(_ limit: CGFloat) -> Bool { x.magnitude <= limit && y.magnitude <= limit }
}

nonisolated extension CGRect {
    fileprivate func isWithin(_ limit: CGFloat) -> Bool {
        origin.isWithin(limit) && 0...limit ~= size.width && 0...limit ~= size.height
    }
}

nonisolated extension Shape {
    /// Returns the shape with coordinates and a line that can be drawn.
    fileprivate func limited(to reach: CGFloat) -> Shape {
        var shape = self
        shape.path = Path(
            path.elements.map { step in
                step.mapped { CGPoint(x: min(max($0.x, -reach), reach), y: min(max($0.y, -reach), reach)) }
            })
        guard var stroke else { return shape }
        stroke.width = min(stroke.width, 1000)
        // More than 10,000 dashes look solid.
        let mean = stroke.dashes.reduce(0, +) / CGFloat(max(1, stroke.dashes.count))
        let isDrawable =
            stroke.dashes.count <= 64 && stroke.dashes.allSatisfy { 0...1e6 ~= $0 } && mean > 0
            && stroke.offsets.dashPhase.magnitude <= 1e6 && shape.path.lengthLimit <= mean * 10_000
        if !isDrawable { (stroke.dashes, stroke.offsets.dashPhase) = ([], 0) }
        shape.stroke = stroke
        return shape
    }
}

nonisolated extension Path {
    /// An upper limit of the length.
    fileprivate var lengthLimit: CGFloat {
        var (length, start, current) = (0.0, CGPoint.zero, CGPoint.zero)
        for element in elements {
            let points = if case .close = element { [start] } else { element.points }
            if case .move(let point) = element {
                (start, current) = (point, point)
                continue
            }
            for point in points {
                length += (point.x - current.x).magnitude + (point.y - current.y).magnitude
                current = point
            }
        }
        return length
    }
}
