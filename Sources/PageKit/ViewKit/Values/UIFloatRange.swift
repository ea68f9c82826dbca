// SPDX-License-Identifier: GPL-3.0-or-later
/// A range of numbers.
nonisolated public struct UIFloatRange: Hashable, Sendable {
    /// The lowest number.
    public var minimum: CGFloat
    /// The highest number.
    public var maximum: CGFloat

    /// Only 0.
    public static let zero = UIFloatRange(minimum: 0, maximum: 0)
    /// All numbers.
    public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

    /// Creates a range.
    public init(minimum: CGFloat, maximum: CGFloat) { (self.minimum, self.maximum) = (minimum, maximum) }

    /// Creates the range of only 0.
    public init() { self = .zero }

    /// Whether the range has all numbers.
    public var isInfinite: Bool { self == .infinite }
}
