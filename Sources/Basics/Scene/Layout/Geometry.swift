// SPDX-License-Identifier: GPL-3.0-or-later
/// A point. x increases to the right and y increases downward.
public struct Point: Hashable, Sendable {
    /// The distance from the left edge, in points.
    public var x: Double
    /// The distance from the top edge, in points.
    public var y: Double

    /// Creates a point `x` points from the left and `y` points from the top.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}

/// A width and a height, in points.
public struct Size: Hashable, Sendable {
    /// The width, in points.
    public var width: Double
    /// The height, in points.
    public var height: Double

    /// Creates a size in points.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}

/// An axis-aligned rectangle, in points.
public struct Rect: Hashable, Sendable {
    /// The upper left corner.
    public var origin: Point
    /// The extent to the right and down.
    public var size: Size

    /// Creates the rectangle of `size` with the given upper left corner.
    public init(origin: Point, size: Size) {
        self.origin = origin
        self.size = size
    }

    /// Creates the rectangle of `size` centered at `center`.
    public init(center: Point, size: Size) {
        origin = Point(x: center.x - size.width / 2, y: center.y - size.height / 2)
        self.size = size
    }

    /// The center.
    public var center: Point { Point(x: origin.x + size.width / 2, y: origin.y + size.height / 2) }

    /// Returns the part that both rectangles have in common; one without a size if there is none.
    package func common(with other: Rect) -> Rect {
        let corner = Point(x: max(origin.x, other.origin.x), y: max(origin.y, other.origin.y))
        let right = min(origin.x + size.width, other.origin.x + other.size.width)
        let bottom = min(origin.y + size.height, other.origin.y + other.size.height)
        return Rect(origin: corner, size: Size(width: max(0, right - corner.x), height: max(0, bottom - corner.y)))
    }

    /// Returns whether a point is inside. The left and top edges are inside; the right and bottom edges are not. A
    /// negative size extends to the left or up.
    public func contains(_ point: Point) -> Bool {
        let (right, bottom) = (origin.x + size.width, origin.y + size.height)
        return point.x >= min(origin.x, right) && point.x < max(origin.x, right) && point.y >= min(origin.y, bottom)
            && point.y < max(origin.y, bottom)
    }
}
