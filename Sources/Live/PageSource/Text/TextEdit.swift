// SPDX-License-Identifier: GPL-3.0-or-later
/// A replacement of bytes in a source.
package struct TextEdit: Equatable, Sendable {
    /// The offsets of the bytes to replace, in UTF-8. Empty if the replacement is inserted.
    package let range: Range<Int>
    /// The new text.
    package let replacement: String

    /// Creates an edit.
    package init(range: Range<Int>, replacement: String) {
        self.range = range
        self.replacement = replacement
    }

    /// Returns edits in the order in which they can be applied one after another. Returns `nil` if some overlap.
    package static func fromTheEnd(_ edits: [TextEdit]) -> [TextEdit]? {
        // Texts that are inserted at the same place keep their order.
        let sorted = edits.sorted { one, other in
            (one.range.lowerBound, one.range.upperBound) < (other.range.lowerBound, other.range.upperBound)
        }
        guard zip(sorted, sorted.dropFirst()).allSatisfy({ $0.range.upperBound <= $1.range.lowerBound })
        else { return nil }
        return sorted.reversed()
    }

    /// Returns a source with edits applied. Returns `nil` if some overlap or are outside of the source.
    package static func apply(_ edits: [TextEdit], to source: [UInt8]) -> [UInt8]? {
        guard let edits = fromTheEnd(edits) else { return nil }
        var source = source
        for edit in edits {
            guard edit.range.lowerBound >= 0, edit.range.upperBound <= source.count else { return nil }
            source.replaceSubrange(edit.range, with: edit.replacement.utf8)
        }
        return source
    }

    /// The offsets of the first placeholder in the replacement, such as `<#Int#>`, in UTF-8. Editors select it.
    package var placeholder: Range<Int>? {
        let bytes = Array(replacement.utf8)
        var (index, start) = (0, Int?.none)
        while index < bytes.count {
            let pair = bytes[index...].prefix(2)
            if pair.elementsEqual("<#".utf8) {
                start = index
                index += 1
            } else if pair.elementsEqual("#>".utf8), let start {
                return start..<index + 2
            } else if bytes[index] == UInt8(ascii: "\n") {
                start = nil
            }
            index += 1
        }
        return nil
    }
}
