// SPDX-License-Identifier: GPL-3.0-or-later
/// Cursor movement between elements of different sizes that may be anywhere.
public struct ElementCursor: Sendable {
    /// An element and the rectangle that it covers.
    public typealias Place = (element: ElementID, rect: Rect)

    private let places: [Place]

    /// Creates a cursor that can move to the given elements, which are in Tab order.
    public init(places: [Place]) { self.places = places }

    /// Returns the element that the cursor moves to from a rectangle, or `nil` if there is none in that direction.
    ///
    /// This is the nearest element, where distance perpendicular to the direction counts twice. A row consists of the
    /// elements beside the rectangle.
    public func element(from rect: Rect, toward direction: Direction) -> ElementID? {
        switch direction {
        case .left, .right, .up, .down:
            nearest { place in
                guard place.isAhead(of: rect, toward: direction) else { return nil }
                let (x, y) = rect.gaps(to: place)
                return direction == .left || direction == .right ? x + 2 * y : y + 2 * x
            } tieBreaker: {
                rect.center.distance(to: $0.center)
            }
        case .rowStart: row(beside: rect).min { $0.rect.center.x < $1.rect.center.x }?.element
        case .rowEnd: row(beside: rect).max { $0.rect.center.x < $1.rect.center.x }?.element
        case .first: places.first?.element
        case .last: places.last?.element
        }
    }

    /// Returns the element nearest to a rectangle.
    public func element(nearestTo rect: Rect) -> ElementID? {
        nearest {
            let (x, y) = rect.gaps(to: $0)
            return x + y
        } tieBreaker: {
            rect.center.distance(to: $0.center)
        }
    }

    private func row(beside rect: Rect) -> [Place] { places.filter { rect.gaps(to: $0.rect).y == 0 } }

    /// Returns the element with the lowest cost; among equals, the first one. Rounding errors make no difference.
    private func nearest(cost: (Rect) -> Double?, tieBreaker: (Rect) -> Double) -> ElementID? {
        var best: (element: ElementID, cost: (Double, Double))?
        for (element, rect) in places {
            guard let first = cost(rect) else { continue }
            let cost = ((first * 100).rounded(), (tieBreaker(rect) * 100).rounded())
            if best.map({ cost < $0.cost }) ?? true { best = (element, cost) }
        }
        return best?.element
    }
}

extension Rect {
    /// Returns whether a rectangle begins and ends farther in a direction than another, or is beyond its center.
    fileprivate func isAhead(of other: Rect, toward direction: Direction) -> Bool {
        func isAhead(_ start: Double, _ end: Double, _ otherStart: Double, _ otherEnd: Double) -> Bool {
            start > otherStart && end > otherEnd || start >= (otherStart + otherEnd) / 2 && end > otherStart
        }
        let (left, right) = (origin.x, origin.x + size.width)
        let (top, bottom) = (origin.y, origin.y + size.height)
        let (otherLeft, otherRight) = (other.origin.x, other.origin.x + other.size.width)
        let (otherTop, otherBottom) = (other.origin.y, other.origin.y + other.size.height)
        return switch direction {
        case .left: isAhead(-right, -left, -otherRight, -otherLeft)
        case .right: isAhead(left, right, otherLeft, otherRight)
        case .up: isAhead(-bottom, -top, -otherBottom, -otherTop)
        default: isAhead(top, bottom, otherTop, otherBottom)
        }
    }

    /// Returns the horizontal and the vertical distance between the edges of two rectangles; 0 where they overlap.
    fileprivate func gaps(to other: Rect) -> (x: Double, y: Double) {
        func gap(_ start: Double, _ length: Double, _ otherStart: Double, _ otherLength: Double) -> Double {
            max(0, max(start, otherStart) - min(start + length, otherStart + otherLength))
        }
        return (
            gap(origin.x, size.width, other.origin.x, other.size.width),
            gap(origin.y, size.height, other.origin.y, other.size.height)
        )
    }
}

extension Point {
    fileprivate func distance(to other: Point) -> Double { (x - other.x).magnitude + (y - other.y).magnitude }
}
