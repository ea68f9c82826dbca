// SPDX-License-Identifier: GPL-3.0-or-later
/// What kind of element a view is for screen readers.
public struct UIAccessibilityTraits: OptionSet, Sendable {
    /// The traits as bits.
    public let rawValue: UInt64
    /// Creates traits from bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// Nothing in particular.
    public static let none: UIAccessibilityTraits = []
    /// Activating the element does something.
    public static let button = UIAccessibilityTraits(rawValue: 1)
    /// The element is a picture.
    public static let image = UIAccessibilityTraits(rawValue: 4)
    /// The element is selected.
    public static let selected = UIAccessibilityTraits(rawValue: 8)
    /// The element is a text that does not change.
    public static let staticText = UIAccessibilityTraits(rawValue: 64)
    /// The element does not react to input.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
    /// The label or the value changes often.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
    /// The value can be changed with `accessibilityIncrement()` and `accessibilityDecrement()`.
    public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
    /// The element is the title of a group.
    public static let header = UIAccessibilityTraits(rawValue: 65536)
}
