// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

nonisolated extension Rect: CustomStringConvertible {
    /// A rectangle of zero at the origin.
    public static let zero = Rect(origin: .zero, size: .zero)
    /// The rectangle that contains nothing: the intersection of rectangles that do not meet.
    public static let null = Rect(origin: Point(x: .infinity, y: .infinity), size: .zero)
    /// The rectangle that contains every other one.
    public static let infinite = Rect(
        x: -.greatestFiniteMagnitude / 2, y: -.greatestFiniteMagnitude / 2, width: .greatestFiniteMagnitude,
        height: .greatestFiniteMagnitude)

    /// Creates a rectangle of zero at the origin.
    public init() { self = .zero }

    /// Creates a rectangle from its upper left corner and its size.
    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
        self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
    }

    /// Creates a rectangle from whole numbers.
    public init(x: Int, y: Int, width: Int, height: Int) {
        self.init(x: Double(x), y: Double(y), width: Double(width), height: Double(height))
    }

    // MARK: - Edges

    // A negative size extends to the left or up.

    /// The left edge.
    public var minX: CGFloat { min(origin.x, origin.x + size.width) }
    /// The horizontal center.
    public var midX: CGFloat { origin.x + size.width / 2 }
    /// The right edge.
    public var maxX: CGFloat { max(origin.x, origin.x + size.width) }
    /// The top edge.
    public var minY: CGFloat { min(origin.y, origin.y + size.height) }
    /// The vertical center.
    public var midY: CGFloat { origin.y + size.height / 2 }
    /// The bottom edge.
    public var maxY: CGFloat { max(origin.y, origin.y + size.height) }
    /// The width, which is never negative.
    public var width: CGFloat { abs(size.width) }
    /// The height, which is never negative.
    public var height: CGFloat { abs(size.height) }

    /// Whether the rectangle is the one that contains nothing.
    public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
    /// Whether the rectangle is the one that contains every other one.
    public var isInfinite: Bool { self == .infinite }
    /// Whether the rectangle has no area.
    public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }
    /// The same rectangle with a size that is not negative.
    public var standardized: Rect { isNull ? .null : Rect(x: minX, y: minY, width: width, height: height) }
    /// The smallest rectangle with whole numbers that contains this one.
    public var integral: Rect {
        guard !isNull else { return .null }
        let (left, top) = (minX.rounded(.down), minY.rounded(.down))
        return Rect(x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
    }

    // MARK: - Arithmetic

    /// Returns the rectangle with its edges moved inward. If that leaves nothing, returns `null`.
    public func insetBy(dx: CGFloat, dy: CGFloat) -> Rect {
        guard !isNull, width >= 2 * dx, height >= 2 * dy else { return .null }
        return Rect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }

    /// Returns the moved rectangle.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Rect {
        isNull ? .null : Rect(x: minX + dx, y: minY + dy, width: width, height: height)
    }

    /// Returns the smallest rectangle that contains both.
    public func union(_ other: Rect) -> Rect {
        if isNull { return other }
        if other.isNull { return self }
        let (left, top) = (min(minX, other.minX), min(minY, other.minY))
        return Rect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }

    /// Returns the part that both have in common, or `null`.
    public func intersection(_ other: Rect) -> Rect {
        guard !isNull, !other.isNull else { return .null }
        let (left, top) = (max(minX, other.minX), max(minY, other.minY))
        let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
        return left > right || top > bottom ? .null : Rect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Returns whether the rectangles have an area in common.
    public func intersects(_ other: Rect) -> Bool { !intersection(other).isEmpty }

    /// Returns whether a rectangle is inside.
    public func contains(_ other: Rect) -> Bool {
        !isNull && !other.isNull && other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
    }

    /// Returns the smallest rectangle that contains the transformed one.
    public func applying(_ transform: CGAffineTransform) -> Rect { isNull ? .null : transform(self) }

    /// Divides the rectangle at a distance from an edge.
    public func divided(atDistance distance: CGFloat, from edge: CGRectEdge) -> (slice: Rect, remainder: Rect) {
        let isHorizontal = edge == .minXEdge || edge == .maxXEdge
        let extent = isHorizontal ? width : height
        let cut = max(0, min(distance, extent))
        func part(from start: CGFloat, _ length: CGFloat) -> Rect {
            isHorizontal
                ? Rect(x: minX + start, y: minY, width: length, height: height)
                : Rect(x: minX, y: minY + start, width: width, height: length)
        }
        return edge == .minXEdge || edge == .minYEdge
            ? (part(from: 0, cut), part(from: cut, extent - cut))
            : (part(from: extent - cut, cut), part(from: 0, extent - cut))
    }

    /// The upper left corner and the size, as `(x, y, width, height)`.
    public var description: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}

/// An edge of a rectangle.
nonisolated public enum CGRectEdge: UInt32, Sendable { case minXEdge, minYEdge, maxXEdge, maxYEdge }
