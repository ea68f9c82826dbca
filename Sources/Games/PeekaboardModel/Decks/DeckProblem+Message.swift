import Decks
import Localization

extension DeckProblem {
    /// Returns the problem in one line for the user. `groupSize` is the number of cards that match each other.
    package func message(groupSize: Int) -> String {
        switch self {
        case .emptyCard(let place): card(place, translated("nothing on it"))
        case .crowdedCard(let place): card(place, translated("a picture, a text, and a sound are one too many"))
        case .longText(let place): card(place, translated("the text is too long"))
        case .unprintableText(let place): card(place, translated("the text has characters that can’t be shown"))
        case .lookAlike(let place, let part, let other): card(place, Self.text(part, groupSize, number: other + 1))
        case .longDetail(.title): translated("The title is too long")
        case .longDetail(.author): translated("The name of the author is too long")
        case .longDetail: translated("The license is too long")
        case .unprintableDetail(.title): translated("The title has characters that can’t be shown")
        case .unprintableDetail(.author):
            translated("The name of the author has characters that can’t be shown")
        case .unprintableDetail: translated("The license has characters that can’t be shown")
        case .invalidLanguage: translated("The language must be a code such as en or pt-BR")
        case .tooFewGroups where groupSize == 3: translated("A deck needs at least two sets")
        case .tooFewGroups: translated("A deck needs at least two pairs")
        }
    }

    /// Returns the problem with the number of its group before it.
    package func fullMessage(groupSize: Int) -> String {
        guard let place else { return message(groupSize: groupSize) }
        return filled(
            // Translators: {group} is the number of a pair or set, such as “Pair 3”; {problem} is what is wrong with it.
            translated("{group}. {problem}"),
            ["group": DeckName.group(place.group, size: groupSize), "problem": message(groupSize: groupSize)])
    }

    private func card(_ place: CardPlace, _ problem: String) -> String {
        filled(
            // Translators: {card} is “First card”, for instance; {problem} is what is wrong with it.
            translated("{card}: {problem}"), ["card": DeckName.card(place.side), "problem": problem])
    }

    private static func text(_ part: LookAlikes.Part, _ groupSize: Int, number: Int) -> String {
        let text =
            switch (part, groupSize) {
            // Translators: What is wrong with a card of a deck. {number} is that of another pair or set.
            case (.picture, 3): translated("same picture as in set {number}")
            case (.text, 3): translated("same text as in set {number}")
            case (.sound, 3): translated("same sound as in set {number}")
            case (.picture, _): translated("same picture as in pair {number}")
            case (.text, _): translated("same text as in pair {number}")
            case (.sound, _): translated("same sound as in pair {number}")
            }
        return filled(text, ["number": "\(number)"])
    }
}

/// The names of the parts of a deck that is being edited.
package enum DeckName {
    /// Returns the name of a group, by its index, such as “Pair 3”.
    package static func group(_ index: Int, size: Int) -> String {
        // Translators: The cards of a deck that match each other, by their number in the list.
        let text = size == 3 ? translated("Set {number}") : translated("Pair {number}")
        return filled(text, ["number": "\(index + 1)"])
    }

    /// Returns the name of a card, by its index in its group.
    package static func card(_ side: Int) -> String {
        // Translators: A card of a pair or of a set of three in a deck.
        switch side {
        case 0: translated("First card")
        case 1: translated("Second card")
        default: translated("Third card")
        }
    }

    /// Returns the name of a widget for a part of a card, such as “Pair 3, first card: text”.
    package static func part(_ part: Part, of place: CardPlace, size: Int) -> String {
        let text =
            switch (part, place.side) {
            // Translators: What a screen reader calls a text field or button. {group} is “Pair 3”, for instance.
            case (.text, 0): translated("{group}, first card: text")
            case (.text, 1): translated("{group}, second card: text")
            case (.text, _): translated("{group}, third card: text")
            case (.picture, 0): translated("{group}, first card: picture")
            case (.picture, 1): translated("{group}, second card: picture")
            case (.picture, _): translated("{group}, third card: picture")
            case (.sound, 0): translated("{group}, first card: sound")
            case (.sound, 1): translated("{group}, second card: sound")
            case (.sound, _): translated("{group}, third card: sound")
            }
        return filled(text, ["group": group(place.group, size: size)])
    }

    /// A part of a card.
    package typealias Part = LookAlikes.Part
}
