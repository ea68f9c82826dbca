// SPDX-License-Identifier: GPL-3.0-or-later
import Foundation
import ViewKit

extension TextAttribute {
    /// Returns attributes with the names of the view kit.
    static func named(_ attributes: [NSAttributedString.Key: Any]?) -> [TextAttribute: Any]? {
        attributes.map { Dictionary(uniqueKeysWithValues: $0.map { (TextAttribute(rawValue: $0.rawValue), $1) }) }
    }
}

nonisolated extension NSAttributedString.Key {
    /// Returns attributes with the names of Foundation.
    static func named(_ attributes: [TextAttribute: Any]?) -> [NSAttributedString.Key: Any]? {
        attributes.map { Dictionary(uniqueKeysWithValues: $0.map { (Self(rawValue: $0.rawValue), $1) }) }
    }

    /// The font, a `UIFont`. By default, it is that of the desktop with 12 points.
    public static let font = NSAttributedString.Key(rawValue: TextAttribute.font.rawValue)
    /// The color, a `UIColor`. By default, it is black.
    public static let foregroundColor = NSAttributedString.Key(rawValue: TextAttribute.foregroundColor.rawValue)
    /// The color behind the letters, a `UIColor`.
    public static let backgroundColor = NSAttributedString.Key(rawValue: TextAttribute.backgroundColor.rawValue)
    /// The layout of the paragraph, an `NSParagraphStyle`.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: TextAttribute.paragraphStyle.rawValue)
    /// What is added after each letter, in points.
    public static let kern = NSAttributedString.Key(rawValue: TextAttribute.kern.rawValue)
    /// What is added after each letter, in points, beside `kern`.
    public static let tracking = NSAttributedString.Key(rawValue: TextAttribute.tracking.rawValue)
    /// The line below the letters, the raw value of an `NSUnderlineStyle`.
    public static let underlineStyle = NSAttributedString.Key(rawValue: TextAttribute.underlineStyle.rawValue)
    /// The color of the line below the letters, a `UIColor`. By default, it is that of the letters.
    public static let underlineColor = NSAttributedString.Key(rawValue: TextAttribute.underlineColor.rawValue)
    /// The line through the letters, the raw value of an `NSUnderlineStyle`.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: TextAttribute.strikethroughStyle.rawValue)
    /// The color of the line through the letters, a `UIColor`. By default, it is that of the letters.
    public static let strikethroughColor = NSAttributedString.Key(rawValue: TextAttribute.strikethroughColor.rawValue)
    /// The color of the outline of the letters, a `UIColor`. By default, it is that of the letters.
    public static let strokeColor = NSAttributedString.Key(rawValue: TextAttribute.strokeColor.rawValue)
    /// The width of the outline of the letters, in percent of the size of the font. With a negative one, the letters
    /// are filled, too.
    public static let strokeWidth = NSAttributedString.Key(rawValue: TextAttribute.strokeWidth.rawValue)
    /// How far the letters are above the baseline, in points.
    public static let baselineOffset = NSAttributedString.Key(rawValue: TextAttribute.baselineOffset.rawValue)
    /// How far the letters are slanted to the right for each point above the baseline, in points.
    public static let obliqueness = NSAttributedString.Key(rawValue: TextAttribute.obliqueness.rawValue)
    /// The natural logarithm of the factor by which the letters are wider.
    public static let expansion = NSAttributedString.Key(rawValue: TextAttribute.expansion.rawValue)
    /// The shadow of the letters, an `NSShadow`.
    public static let shadow = NSAttributedString.Key(rawValue: TextAttribute.shadow.rawValue)
    /// The picture that is shown instead of a letter `NSTextAttachment.character`, an `NSTextAttachment`.
    public static let attachment = NSAttributedString.Key(rawValue: TextAttribute.attachment.rawValue)
    /// The address to which a text leads. It only looks like a link.
    public static let link = NSAttributedString.Key(rawValue: TextAttribute.link.rawValue)
}
