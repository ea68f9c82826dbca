// SPDX-License-Identifier: GPL-3.0-or-later
import Foundation
import ViewKit

extension String {
    /// Returns the size of the text in one line, or in as many as it has.
    @preconcurrency @MainActor public func size(withAttributes attributes: [NSAttributedString.Key: Any]?) -> CGSize {
        size(withAttributes: TextAttribute.named(attributes))
    }

    /// Draws the text with its upper left corner at a point of the present context.
    @preconcurrency @MainActor public func draw(
        at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]?
    ) {
        draw(at: point, withAttributes: TextAttribute.named(attributes))
    }

    /// Draws the text in a rectangle of the present context. Lines that do not fit are left out.
    @preconcurrency @MainActor public func draw(
        in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]?
    ) {
        draw(in: rect, withAttributes: TextAttribute.named(attributes))
    }

    /// Returns the rectangle of the text in a size.
    @preconcurrency @MainActor public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        boundingRect(with: size, options: options, attributes: TextAttribute.named(attributes), context: context)
    }

    /// Draws the text in a rectangle of the present context.
    @preconcurrency @MainActor public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        draw(with: rect, options: options, attributes: TextAttribute.named(attributes), context: context)
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

    /// Returns the rectangle of the text in a size.
    @preconcurrency @MainActor public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        String(describing: self).boundingRect(with: size, options: options, attributes: attributes, context: context)
    }

    /// Draws the text in a rectangle of the present context.
    @preconcurrency @MainActor public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        String(describing: self).draw(with: rect, options: options, attributes: attributes, context: context)
    }
}
