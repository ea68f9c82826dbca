// SPDX-License-Identifier: GPL-3.0-or-later
/// An attribute of texts that are drawn. With UIKit, `NSAttributedString.Key` takes its place.
nonisolated public struct TextAttribute: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates an attribute with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The font, a `UIFont`. By default, it is that of the desktop with 12 points.
    public static let font = TextAttribute(rawValue: "NSFont")
    /// The color, a `UIColor`. By default, it is black.
    public static let foregroundColor = TextAttribute(rawValue: "NSColor")
    /// The color behind the letters, a `UIColor`.
    public static let backgroundColor = TextAttribute(rawValue: "NSBackgroundColor")
    /// The layout of the paragraph, an `NSParagraphStyle`.
    public static let paragraphStyle = TextAttribute(rawValue: "NSParagraphStyle")
    /// What is added after each letter, in points.
    public static let kern = TextAttribute(rawValue: "NSKern")
    /// What is added after each letter, in points, beside `kern`.
    public static let tracking = TextAttribute(rawValue: "CTTracking")
    /// The line below the letters, the raw value of an `NSUnderlineStyle`.
    public static let underlineStyle = TextAttribute(rawValue: "NSUnderline")
    /// The color of the line below the letters, a `UIColor`. By default, it is that of the letters.
    public static let underlineColor = TextAttribute(rawValue: "NSUnderlineColor")
    /// The line through the letters, the raw value of an `NSUnderlineStyle`.
    public static let strikethroughStyle = TextAttribute(rawValue: "NSStrikethrough")
    /// The color of the line through the letters, a `UIColor`. By default, it is that of the letters.
    public static let strikethroughColor = TextAttribute(rawValue: "NSStrikethroughColor")
    /// The color of the outline of the letters, a `UIColor`. By default, it is that of the letters.
    public static let strokeColor = TextAttribute(rawValue: "NSStrokeColor")
    /// The width of the outline of the letters, in percent of the size of the font. With a negative one, the letters are
    /// filled, too.
    public static let strokeWidth = TextAttribute(rawValue: "NSStrokeWidth")
    /// How far the letters are above the baseline, in points.
    public static let baselineOffset = TextAttribute(rawValue: "NSBaselineOffset")
    /// How far the letters are slanted to the right for each point above the baseline, in points.
    public static let obliqueness = TextAttribute(rawValue: "NSObliqueness")
    /// The natural logarithm of the factor by which the letters are wider.
    public static let expansion = TextAttribute(rawValue: "NSExpansion")
    /// The shadow of the letters, an `NSShadow`.
    public static let shadow = TextAttribute(rawValue: "NSShadow")
    /// The picture that is shown instead of a letter `NSTextAttachment.character`, an `NSTextAttachment`.
    public static let attachment = TextAttribute(rawValue: "NSAttachment")
    /// The address to which a text leads. It only looks like a link.
    public static let link = TextAttribute(rawValue: "NSLink")
}
