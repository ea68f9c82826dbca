/// What can be in the texts of a deck.
package enum DeckText {
    /// A reason why a text cannot be in a deck.
    package enum Problem: Hashable, Sendable {
        /// It is longer than the limit.
        case long
        /// It contains control characters.
        case unprintable
    }

    /// Returns why a text of up to `limit` bytes cannot be in a deck, or `nil` if it can.
    static func problem(with text: String, limit: Int) -> Problem? {
        guard text.utf8.count <= limit else { return .long }
        let isPrintable = text.unicodeScalars.allSatisfy {
            $0.properties.generalCategory != .control || $0 == "\n" || $0 == "\t"
        }
        return isPrintable ? nil : .unprintable
    }
}

extension String {
    /// Whether there is nothing but white space.
    var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
