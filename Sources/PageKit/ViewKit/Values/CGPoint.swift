// SPDX-License-Identifier: GPL-3.0-or-later
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
