// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// A pattern on the backs of cards, which lets their color through.
enum BackPattern: String {
    /// The pattern of the deck.
    case theme
    case diamonds, waves, stars

    /// The name of the choice without a pattern.
    static let none = "none"

    /// The choices in the preferences.
    static let choices: [BoardProperty.Choice] = [
        // Translators: The backs of the cards have only a color.
        BoardProperty.Choice(id: none, title: phrase("No pattern")),
        // Translators: A pattern on the backs of cards: the one that belongs to the deck, such as paws for animals.
        BoardProperty.Choice(id: theme.rawValue, title: phrase("Deck theme")),
        // Translators: A pattern on the backs of cards.
        BoardProperty.Choice(id: diamonds.rawValue, title: phrase("Diamonds")),
        // Translators: A pattern on the backs of cards.
        BoardProperty.Choice(id: waves.rawValue, title: phrase("Waves")),
        // Translators: A pattern on the backs of cards.
        BoardProperty.Choice(id: stars.rawValue, title: phrase("Stars")),
    ]

    /// The themes of decks that have a pattern.
    static let themes: Set = ["animals", "shapes", "letters", "numbers", "flags", "clocks", "notes", "codes"]

    /// Returns the drawing of the pattern on the cards of a deck.
    func drawing(for deck: Deck) -> Picture {
        let theme = deck.theme.flatMap { Self.themes.contains($0) ? $0 : nil } ?? Self.diamonds.rawValue
        let name = self == .theme ? theme : rawValue
        return .shipped("cards/backs/\(name).svg")
    }
}
