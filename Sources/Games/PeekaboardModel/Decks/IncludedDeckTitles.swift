// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// The titles of the decks of the program that have no language, so that they can be translated.
nonisolated enum IncludedDeckTitles {
    /// All titles, in English.
    static let all = [
        // Translators: The title of a deck of cards for learning. The same for the next ones.
        phrase("Times Tables"), phrase("Fractions"), phrase("Counting to 20"), phrase("Roman Numerals"),
        phrase("Braille Letters"), phrase("Morse Code"), phrase("Notes by Ear"), phrase("Rhythms by Ear"),
        phrase("Reading Rhythms"),
    ]
}
