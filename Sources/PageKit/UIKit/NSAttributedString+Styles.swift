// SPDX-License-Identifier: GPL-3.0-or-later
import Foundation
import ViewKit

extension NSAttributedString: AttributedText {
    /// The length of what is shown of a text, in bytes of UTF-8.
    private static let longest = 1 << 14

    @MainActor package var styledString: StyledString {
        let string = string
        var parts: [StyledString.Part] = []
        // Foundation counts in UTF-16.
        var (units, bytes) = (0, 0)
        var rest = string.unicodeScalars.makeIterator()
        while units < length, bytes < Self.longest {
            var range = NSRange()
            let attributes = attributes(at: units, effectiveRange: &range)
            let end = max(range.location + range.length, units + 1)
            let start = bytes
            while units < end, let scalar = rest.next() {
                units += UTF16.width(scalar)
                bytes += UTF8.width(scalar)
            }
            guard start < bytes else { break }
            parts.append(
                StyledString.Part(range: start..<bytes, attributes: TextAttribute.named(attributes) ?? [:]))
        }
        return StyledString(string, parts: parts, source: NSAttributedString(attributedString: self))
    }

    /// Returns the attributed string of a text.
    @MainActor static func of(_ text: StyledString) -> NSAttributedString {
        if let source = text.source as? NSAttributedString { return source }
        let result = NSMutableAttributedString(string: text.string)
        let bytes = text.string.utf8
        var (place, index, units) = (0, bytes.startIndex, 0)
        for part in text.parts {
            let start = units
            let next = bytes.index(index, offsetBy: part.range.upperBound - place)
            units += text.string.utf16.distance(from: index, to: next)
            (place, index) = (part.range.upperBound, next)
            let isLast = units > start && part.range.upperBound == text.parts.last?.range.upperBound
            // What is not shown is like the end of what is.
            let end = isLast ? result.length : units
            guard start < end else { continue }
            result.setAttributes(
                NSAttributedString.Key.named(part.attributes), range: NSRange(location: start, length: end - start))
        }
        return NSAttributedString(attributedString: result)
    }
}

extension NSAttributedString {
    /// Creates an empty text.
    public convenience init(empty: Void = ()) { self.init(string: "") }

    /// Creates a text of a single letter that is shown as a picture.
    @preconcurrency @MainActor public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }

    /// Returns the size of the text in one line, or in as many as it has.
    @preconcurrency @MainActor public func size() -> CGSize { styledString.size }

    /// Draws the text with its upper left corner at a point of the present context.
    @preconcurrency @MainActor public func draw(at point: CGPoint) { styledString.draw(at: point) }

    /// Draws the text in a rectangle of the present context. Lines that do not fit are left out.
    @preconcurrency @MainActor public func draw(in rect: CGRect) { styledString.draw(in: rect) }

    /// Draws the text in a rectangle of the present context.
    @preconcurrency @MainActor public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) {
        styledString.draw(with: rect, options, context)
    }

    /// Returns the rectangle of the text in a size.
    @preconcurrency @MainActor public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        styledString.boundingRect(with: size, options, context)
    }
}
