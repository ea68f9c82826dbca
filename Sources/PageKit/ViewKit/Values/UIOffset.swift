// SPDX-License-Identifier: GPL-3.0-or-later
/// A distance from a point.
nonisolated public struct UIOffset: Hashable, Sendable {
    /// The distance to the right.
    public var horizontal: CGFloat
    /// The distance downward.
    public var vertical: CGFloat

    /// No distance.
    public static let zero = UIOffset(horizontal: 0, vertical: 0)

    /// Creates an offset.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }

    /// Creates an offset of zero.
    public init() { self = .zero }
}
