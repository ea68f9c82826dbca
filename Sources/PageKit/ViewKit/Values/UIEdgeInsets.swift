// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// Distances from the edges of a rectangle.
nonisolated public struct UIEdgeInsets: Hashable, Sendable {
    /// The distance from the top edge.
    public var top: CGFloat
    /// The distance from the left edge.
    public var left: CGFloat
    /// The distance from the bottom edge.
    public var bottom: CGFloat
    /// The distance from the right edge.
    public var right: CGFloat

    /// No distances.
    public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

    /// Creates distances of zero.
    public init() { self = .zero }

    /// Creates distances.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
}

/// Distances from the edges of a rectangle, of which two depend on the direction of lines of text.
nonisolated public struct NSDirectionalEdgeInsets: Hashable, Sendable {
    /// The distance from the top edge.
    public var top: CGFloat
    /// The distance from the edge where lines of text begin.
    public var leading: CGFloat
    /// The distance from the bottom edge.
    public var bottom: CGFloat
    /// The distance from the edge where lines of text end.
    public var trailing: CGFloat

    /// No distances.
    public static let zero = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)

    /// Creates distances of zero.
    public init() { self = .zero }

    /// Creates distances.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }
}

nonisolated extension Rect {
    /// Returns the rectangle with its edges moved inward.
    public func inset(by insets: UIEdgeInsets) -> Rect {
        Rect(
            x: origin.x + insets.left, y: origin.y + insets.top, width: size.width - insets.left - insets.right,
            height: size.height - insets.top - insets.bottom)
    }
}
