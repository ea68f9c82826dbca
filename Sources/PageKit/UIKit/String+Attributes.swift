// SPDX-License-Identifier: GPL-3.0-or-later
import Foundation
import ViewKit

extension NSAttributedString.Key {
    /// The font, a `UIFont`. By default, it is that of the desktop with 12 points.
    public static let font = NSAttributedString.Key(rawValue: TextAttribute.font.rawValue)
    /// The color, a `UIColor`. By default, it is black.
    public static let foregroundColor = NSAttributedString.Key(rawValue: TextAttribute.foregroundColor.rawValue)
    /// The alignment and the line breaks, an `NSParagraphStyle`.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: TextAttribute.paragraphStyle.rawValue)
}

extension String {
    /// Returns the size of the text in one line, or in as many as it has.
    @preconcurrency @MainActor public func size(withAttributes attributes: [NSAttributedString.Key: Any]?) -> CGSize {
        size(withAttributes: Self.textAttributes(attributes))
    }

    /// Draws the text with its upper left corner at a point of the present context.
    @preconcurrency @MainActor public func draw(
        at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]?
    ) {
        draw(at: point, withAttributes: Self.textAttributes(attributes))
    }

    /// Draws the text in a rectangle of the present context. Lines that do not fit are left out.
    @preconcurrency @MainActor public func draw(
        in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]?
    ) {
        draw(in: rect, withAttributes: Self.textAttributes(attributes))
    }

    private static func textAttributes(_ attributes: [NSAttributedString.Key: Any]?) -> [TextAttribute: Any]? {
        attributes.map { attributes in
            Dictionary(uniqueKeysWithValues: attributes.map { (TextAttribute(rawValue: $0.rawValue), $1) })
        }
    }
}

extension NSString {
    /// Returns the size of the text in one line, or in as many as it has.
    @preconcurrency @MainActor public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil)
        -> CGSize
    {
        String(describing: self).size(withAttributes: attributes)
    }

    /// Draws the text with its upper left corner at a point of the present context.
    @preconcurrency @MainActor public func draw(
        at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
    ) {
        String(describing: self).draw(at: point, withAttributes: attributes)
    }

    /// Draws the text in a rectangle of the present context. Lines that do not fit are left out.
    @preconcurrency @MainActor public func draw(
        in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
    ) {
        String(describing: self).draw(in: rect, withAttributes: attributes)
    }
}
