// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import Localization

/// The rules and keys of Lights Out, in the user's language.
extension LightsOutKind {
    /// The rules of the game.
    package static func rules(fromRight: Bool) -> [HelpParagraph] {
        [
            HelpParagraph(translated("Goal"), translated("Put out all the lights in as few presses as you can.")),
            HelpParagraph(
                translated("Moves"),
                translated(
                    "Press a square by a click, a tap, or the arrows and Return. Its light and those of its neighbors go on if they were off, and off if they were on."
                ), picture: RulePictures.pressing(fromRight: fromRight)),
            HelpParagraph(
                translated("Hints"),
                translated(
                    "Every game can be solved in at most fifteen presses. Press H to see a square that belongs to the shortest way. Hints are counted."
                ), picture: RulePictures.hinting),
            HelpParagraph(
                translated("Rating"),
                translated("A game rates 100 if no shorter way would have put out the lights.")),
        ]
    }

    /// How moves are written.
    package static var movesOnPage: String {
        translated(
            "Your moves: a number presses a square. The squares are counted from 0, row by row. “u” and “r” undo and redo, and “h” is a hint."
        )
    }

    /// The keys of the game.
    package static var keys: [KeyHelp] {
        [
            KeyHelp("Left Right Up Down", translated("Go to another square")),
            KeyHelp("Home End", translated("First or last square of the row")),
            KeyHelp("<Control>Home <Control>End", translated("First or last square of all")),
            KeyHelp("Return space", translated("Press the square")),
            KeyHelp("h", translated("Hint")),
            KeyHelp("<Control>z", translated("Undo")),
            KeyHelp("<Control><Shift>z", translated("Redo")),
        ]
    }
}
