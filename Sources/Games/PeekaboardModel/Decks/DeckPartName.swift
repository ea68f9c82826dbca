// SPDX-License-Identifier: GPL-3.0-or-later
import Decks
import Localization

/// The names of the parts of a deck that is being edited.
package nonisolated enum DeckPartName {
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
    package static func part(_ part: CardPart, of place: CardPlace, size: Int) -> String {
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

    package typealias CardPart = LookAlikes.CardPart
}
