// SPDX-License-Identifier: GPL-3.0-or-later
import Localization
import Scene

/// A kind of input in words: with the name of the element that it concerns, and without.
struct InputWords {
    let plain, withElement: String

    static let tap = InputWords(
        // Translators: what the user did at a moment of a session, at a place on a page, in points.
        plain: phrase("Tap on the board at {x}, {y}"),
        // Translators: what the user did at a moment of a session. {element} is the name of what it was done to.
        withElement: phrase("Tap on “{element}”"))
    static let drag = InputWords(
        // Translators: what the user did at a moment of a session, at a place on a page, in points.
        plain: phrase("Drag on the board from {x}, {y}"),
        // Translators: what the user did at a moment of a session. {element} is the name of what it was done to.
        withElement: phrase("Drag of “{element}”"))
    static let longPress = InputWords(
        // Translators: what the user did at a moment of a session, at a place on a page, in points.
        plain: phrase("Long press on the board at {x}, {y}"),
        // Translators: what the user did at a moment of a session. {element} is the name of what it was done to.
        withElement: phrase("Long press on “{element}”"))
    // Translators: what the user did to a slider or the like at a moment of a session. {element} is its name.
    static let increase = InputWords(plain: phrase("Increase"), withElement: phrase("Increase of “{element}”"))
    // Translators: what the user did to a slider or the like at a moment of a session. {element} is its name.
    static let decrease = InputWords(plain: phrase("Decrease"), withElement: phrase("Decrease of “{element}”"))
    // Translators: one of the actions that a screen reader offers for an element.
    static let action = InputWords(plain: phrase("Action"), withElement: phrase("Action of “{element}”"))
    // Translators: the user typed something. {element} is the name of the text field.
    static let typing = InputWords(plain: phrase("Typing"), withElement: phrase("Typing in “{element}”"))

    /// Returns the words in the user's language. `place` is where a touch began.
    func text(_ element: String?, at place: Point? = nil) -> String {
        if let element { return filled(translated(withElement), ["element": element]) }
        guard let place else { return translated(plain) }
        return filled(translated(plain), ["x": "\(Int(place.x.rounded()))", "y": "\(Int(place.y.rounded()))"])
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
        case .delete: return translated("Del")
        // Translators: the name of a key.
        case .pageUp: return translated("Page Up")
        // Translators: the name of a key.
        case .pageDown: return translated("Page Down")
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
