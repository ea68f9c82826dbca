// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// A text whose parts have attributes: what the view kit knows of an attributed string of Foundation.
@MainActor package struct StyledString {
    /// A part of the text.
    package struct Part {
        /// The part, as bytes of UTF-8.
        package var range: Range<Int>
        package var attributes: [TextAttribute: Any]

        package init(range: Range<Int>, attributes: [TextAttribute: Any]) {
            (self.range, self.attributes) = (range, attributes)
        }
    }

    /// The text.
    package let string: String
    /// The parts, in order, without gaps. There is none beyond what is shown.
    package private(set) var parts: [Part]
    /// The attributed string from which this was made, unless attributes have been changed since.
    package private(set) var source: AnyObject?

    /// Creates a text from its parts.
    package init(_ string: String, parts: [Part], source: AnyObject) {
        (self.string, self.parts, self.source) = (string, parts, source)
    }

    /// Creates a text with the same attributes everywhere.
    package init(_ string: String, _ attributes: [TextAttribute: Any]) {
        self.string = string
        parts = [Part(range: 0..<string.utf8.count, attributes: attributes)]
    }

    /// Whether a part has attributes.
    package var hasAttributes: Bool { parts.contains { !$0.attributes.isEmpty } }

    /// The attributes at the beginning.
    package var firstAttributes: [TextAttribute: Any] { parts.first?.attributes ?? [:] }

    /// Gives the whole text an attribute.
    package mutating func set(_ attribute: TextAttribute, to value: Any) {
        for index in parts.indices { parts[index].attributes[attribute] = value }
        source = nil
    }

    /// Changes the layout of all paragraphs.
    package mutating func changeParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
        for index in parts.indices {
            let style = NSMutableParagraphStyle()
            if let old = parts[index].attributes[.paragraphStyle] as? NSParagraphStyle { style.setParagraphStyle(old) }
            change(style)
            parts[index].attributes[.paragraphStyle] = style
        }
        source = nil
    }
}

/// An attributed string of another module.
package protocol AttributedText {
    /// The text and its attributes.
    @MainActor var styledString: StyledString { get }
}
