import Scene

nonisolated extension Point: CustomStringConvertible {
    /// The origin.
    public static let zero = Point(x: 0.0, y: 0)

    /// Creates the origin.
    public init() { self = .zero }

    /// Creates a point from whole numbers.
    public init(x: Int, y: Int) { self.init(x: Double(x), y: Double(y)) }

    /// Returns the transformed point.
    public func applying(_ transform: CGAffineTransform) -> Point { transform(self) }

    /// The coordinates, as `(x, y)`.
    public var description: String { "(\(x), \(y))" }
}

nonisolated extension Size: CustomStringConvertible {
    /// No width and no height.
    public static let zero = Size(width: 0.0, height: 0)

    /// Creates a size of zero.
    public init() { self = .zero }

    /// Creates a size from whole numbers.
    public init(width: Int, height: Int) { self.init(width: Double(width), height: Double(height)) }

    /// Returns the size after a transform. It can be negative.
    public func applying(_ transform: CGAffineTransform) -> Size {
        Size(
            width: transform.a * width + transform.c * height, height: transform.b * width + transform.d * height)
    }

    /// The width and the height, as `(width, height)`.
    public var description: String { "(\(width), \(height))" }
}

/// A distance with a direction.
nonisolated public struct CGVector: Hashable, Sendable {
    /// The horizontal and the vertical distance.
    public var dx: CGFloat
    public var dy: CGFloat

    /// No distance.
    public static let zero = CGVector(dx: 0.0, dy: 0)

    /// Creates a vector.
    public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }

    /// Creates a vector from whole numbers.
    public init(dx: Int, dy: Int) { self.init(dx: Double(dx), dy: Double(dy)) }

    /// Creates a vector of zero.
    public init() { self = .zero }
}
