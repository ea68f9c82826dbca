// SPDX-License-Identifier: GPL-3.0-or-later
/// A reason why a text cannot be in a deck.
package enum DeckTextProblem: Hashable, Sendable {
    /// It is longer than the limit.
    case long
    /// It contains control characters.
    case unprintable

    /// Finds the problem of a text of up to `limit` bytes. Returns `nil` if it can be in a deck.
    init?(of text: String, limit: Int) {
        let isPrintable = text.unicodeScalars.allSatisfy {
            $0.properties.generalCategory != .control || $0 == "\n" || $0 == "\t"
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
