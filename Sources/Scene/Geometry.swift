/// A place, in points; x grows to the right, y downwards.
public struct Point: Hashable, Sendable {
    /// The distance from the left edge, in points.
    public var x: Double
    /// The distance from the top edge, in points.
    public var y: Double

    /// A place `x` points from the left and `y` points from the top.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}

/// A width and a height, in points.
public struct Size: Hashable, Sendable {
    /// In points.
    public var width: Double
    /// In points.
    public var height: Double

    /// A size in points.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}

/// An upright rectangle, in points.
public struct Rect: Hashable, Sendable {
    /// The upper left corner.
    public var origin: Point
    /// How far it reaches to the right and down.
    public var size: Size

    /// The rectangle of `size` around `center`.
    public init(center: Point, size: Size) {
        origin = Point(x: center.x - size.width / 2, y: center.y - size.height / 2)
        self.size = size
    }

    /// Whether a place lies inside; the left and upper edges belong to it, the others do not.
    public func contains(_ point: Point) -> Bool {
        point.x >= origin.x && point.x < origin.x + size.width && point.y >= origin.y
            && point.y < origin.y + size.height
    }
}
