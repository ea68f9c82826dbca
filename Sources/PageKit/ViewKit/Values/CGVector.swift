// SPDX-License-Identifier: GPL-3.0-or-later
/// A distance with a direction.
nonisolated public struct CGVector: Hashable, Sendable {
    /// The distance to the right.
    public var dx: CGFloat
    /// The distance downward.
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
