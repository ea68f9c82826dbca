// SPDX-License-Identifier: GPL-3.0-or-later
import Localization
import Scene

/// A kind of input in words: by itself, and with the name of the element that it concerns.
struct InputWords {
    let plain, withElement: String

    // Translators: what the user did at a moment of a session. {element} is the name of what it was done to.
    static let tap = InputWords(plain: phrase("Tap"), withElement: phrase("Tap on {element}"))
    // Translators: what the user did at a moment of a session. {element} is the name of what it was done to.
    static let drag = InputWords(plain: phrase("Drag"), withElement: phrase("Drag of {element}"))
    // Translators: what the user did at a moment of a session. {element} is the name of what it was done to.
    static let longPress = InputWords(plain: phrase("Long press"), withElement: phrase("Long press on {element}"))
    // Translators: what the user did to a slider or the like at a moment of a session. {element} is its name.
    static let increase = InputWords(plain: phrase("Increase"), withElement: phrase("Increase of {element}"))
    // Translators: what the user did to a slider or the like at a moment of a session. {element} is its name.
    static let decrease = InputWords(plain: phrase("Decrease"), withElement: phrase("Decrease of {element}"))
    // Translators: one of the actions that a screen reader offers for an element.
    static let action = InputWords(plain: phrase("Action"), withElement: phrase("Action of {element}"))
    // Translators: the user typed something. {element} is the name of the text field.
    static let typing = InputWords(plain: phrase("Typing"), withElement: phrase("Typing in {element}"))

    /// Returns the words in the user's language.
    func text(_ element: String?) -> String {
        element.map { filled(translated(withElement), ["element": $0]) } ?? translated(plain)
    }
}

extension Key {
    /// The name of the key.
    var name: String {
        switch self {
        case .character(let character): return String(character)
        case .topRow(let number): return "\(number)"
        // Translators: the name of a key.
        case .escape: return translated("Escape")
        // Translators: the name of a key.
        case .delete: return translated("Delete")
        case .go(let direction): return direction.keyName
        }
    }
}

extension Direction {
    /// The name of the key for the direction.
    fileprivate var keyName: String {
        switch self {
        case .left: return "←"
        case .right: return "→"
        case .up: return "↑"
        case .down: return "↓"
        // Translators: the name of a key.
        case .rowStart, .first: return translated("Home")
        // Translators: the name of a key.
        case .rowEnd, .last: return translated("End")
        }
    }
}
