// SPDX-License-Identifier: GPL-3.0-or-later
/// A reason why a deck cannot be played or saved, or a warning.
package enum DeckProblem: Hashable, Sendable {
    /// What is wrong with a card.
    package enum CardProblem: Hashable, Sendable {
        /// It has a picture, a text, and a sound.
        case crowded
        /// Its text cannot be in a deck.
        case text(DeckTextProblem)
        /// Nothing is on it.
        case empty
        /// A part of it is the same as that of a card in another group.
        case lookAlike(LookAlikes.CardPart, otherGroup: Int)
    }

    /// A text about the deck is too long or contains control characters.
    case detail(DeckDocument.Detail, DeckTextProblem)
    /// The language is not a BCP 47 tag.
    case invalidLanguage(String)
    /// The number of cards that match each other is neither 2 nor 3.
    case invalidGroupSize(Int)
    /// There are too few or too many groups.
    case invalidGroupCount(Int)
    /// A group has too few or too many cards.
    case invalidCardCount(group: Int, needs: Int, has: Int)
    /// Something is wrong with a card.
    case card(CardPlace, CardProblem)
    /// The name of a file cannot be used, because it refers to another folder, for instance.
    case invalidFileName(String)
    /// There are too many files.
    case tooManyFiles
    /// All files together are too large.
    case tooLarge
    /// A file that a card refers to does not exist.
    case missingFile(String)
    /// A file is not a picture of a supported format, or too large.
    case unsupportedPicture(String)
    /// A file is not a sound of a supported format.
    case unsupportedSound(String)
    /// A sound is longer than 30 seconds.
    case soundTooLong(String)

    /// Whether the deck can be saved nevertheless.
    package var isWarning: Bool {
        if case .card(_, .lookAlike) = self { return true }
        return false
    }

    /// Whether nothing is on a card.
    package var isEmptyCard: Bool {
        if case .card(_, .empty) = self { return true }
        return false
    }

    /// Whether a text about the deck is wrong.
    package var isAboutDetail: Bool {
        switch self {
        case .detail, .invalidLanguage: true
        case .invalidGroupSize, .invalidGroupCount, .invalidCardCount, .card, .invalidFileName, .tooManyFiles,
            .tooLarge, .missingFile, .unsupportedPicture, .unsupportedSound, .soundTooLong:
            false
        }
    }

    /// The card that has the problem; `nil` if it concerns the whole deck.
    package var place: CardPlace? {
        if case .card(let place, _) = self { return place }
        return nil
    }

    /// Returns the problem of a deck in which the groups have other indexes.
    package func movingGroups(_ index: (Int) -> Int) -> DeckProblem {
        guard case .card(let place, let problem) = self else { return self }
        let newPlace = CardPlace(group: index(place.group), side: place.side)
        guard case .lookAlike(let part, let other) = problem else { return .card(newPlace, problem) }
        return .card(newPlace, .lookAlike(part, otherGroup: index(other)))
    }
}
