// SPDX-License-Identifier: GPL-3.0-or-later
/// A reason why a text cannot be in a deck.
package enum DeckTextProblem: Hashable, Sendable {
    /// It is longer than the limit.
    case long
    /// It contains control characters, or others that reverse text or end a line.
    case unprintable

    /// Finds the problem of a text of up to `limit` bytes. Returns `nil` if it can be in a deck.
    init?(of text: String, limit: Int) {
        let isPrintable = text.unicodeScalars.allSatisfy { scalar in
            switch scalar.properties.generalCategory {
            case .control: scalar == "\n" || scalar == "\t"
            case .lineSeparator, .paragraphSeparator: false
            // Marks of a direction are part of many texts. Embeddings and overrides could make a title read as another one.
            default: !(0x202A...0x202E ~= scalar.value || 0x2066...0x2069 ~= scalar.value)
            }
        }
        if text.utf8.count > limit {
            self = .long
        } else if !isPrintable {
            self = .unprintable
        } else {
            return nil
        }
    }
}

extension String {
    /// Whether there is nothing but white space.
    var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
