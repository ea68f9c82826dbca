/// What can be in the texts of a deck.
package enum DeckText {
    /// A reason why a text cannot be in a deck.
    package enum Problem: Sendable {
        case long, unprintable
    }

    /// Returns why a text of up to `limit` bytes cannot be in a deck, or `nil` if it can.
    package static func problem(with text: String, limit: Int) -> Problem? {
        do throws(DeckFileError) {
            try DeckDocument.check(text, path: "", limit: limit)
            return nil
        } catch {
            if case .textTooLong = error { return .long }
            return .unprintable
        }
    }

    /// Returns whether a text is empty or has the form of a BCP 47 tag.
    package static func isLanguage(_ tag: String) -> Bool { DeckDocument.isLanguage(tag) }
}
