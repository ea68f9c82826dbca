// SPDX-License-Identifier: GPL-3.0-or-later
/// The difference between two texts as one replacement, counted in Unicode scalars as text views do. A view that makes
/// only this change keeps its cursor, its scroll position, and a short undo history.
package struct TextChange: Equatable, Sendable {
    /// The scalars of the old text that are replaced.
    package let range: Range<Int>
    /// The text that replaces them.
    package let replacement: String

    /// Creates a replacement.
    package init(range: Range<Int>, replacement: String) {
        self.range = range
        self.replacement = replacement
    }

    /// Returns the smallest replacement that turns one text into another; `nil` if they are equal.
    package init?(from old: String, to new: String) {
        guard !old.isIdentical(to: new) else { return nil }
        let (old, new) = (Array(old.unicodeScalars), Array(new.unicodeScalars))
        let common = CommonEnds(old, new)
        range = common.prefix..<old.count - common.suffix
        var text = String.UnicodeScalarView()
        text.append(contentsOf: new[common.prefix..<new.count - common.suffix])
        replacement = String(text)
    }
}

extension TextChange {
    /// Returns edits, which are in the order of a text and inside of it, as replacements.
    package static func all(_ edits: [TextEdit], in text: String) -> [TextChange] {
        let source = Array(text.utf8)
        func count(_ range: Range<Int>) -> Int { String(decoding: source[range], as: UTF8.self).unicodeScalars.count }
        var (bytes, scalars) = (0, 0)
        return edits.map { edit in
            let start = scalars + count(bytes..<edit.range.lowerBound)
            (bytes, scalars) = (edit.range.upperBound, start + count(edit.range))
            return TextChange(range: start..<scalars, replacement: edit.replacement)
        }
    }
}

extension [TextChange] {
    /// Returns a text after replacements, which are in its order.
    package func applied(to text: String) -> String {
        let old = Array<Unicode.Scalar>(text.unicodeScalars)
        var (result, place) = (String.UnicodeScalarView(), 0)
        for change in self {
            result.append(contentsOf: old[place..<change.range.lowerBound])
            result.append(contentsOf: change.replacement.unicodeScalars)
            place = change.range.upperBound
        }
        result.append(contentsOf: old[place...])
        return String(result)
    }
}
