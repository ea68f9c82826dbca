import Scene

/// Where something on a page moves.
public struct Trail: Equatable, Sendable {
    /// The largest numbers of trails and of the points of one.
    public static let maxCount = 64, maxPoints = 256

    /// The centers at successive steps, in the coordinates of the area.
    public var points: [Point]

    /// Creates a trail.
    public init(points: [Point]) { self.points = points }
}
