// SPDX-License-Identifier: GPL-3.0-or-later
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension UIScrollView {
    /// How much of the velocity is left after a millisecond.
    nonisolated public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public var rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// The color of the indicators.
    nonisolated public enum IndicatorStyle: Int, Sendable { case `default`, black, white }

    /// When a drag hides the keyboard of a screen.
    nonisolated public enum KeyboardDismissMode: Int, Sendable {
        case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }

    /// Whether the parts of the screen that bars cover count as an inset.
    nonisolated public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        case automatic, scrollableAxes, never, always
    }

    /// How an index along the edge is shown.
    nonisolated public enum IndexDisplayMode: Int, Sendable { case automatic, alwaysHidden }
}
