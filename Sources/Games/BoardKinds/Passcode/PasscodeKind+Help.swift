// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import Localization

/// The rules and the keyboard shortcuts, in the user's language.
extension PasscodeKind {
    package static func rules(fromRight: Bool) -> [HelpParagraph] {
        [
            HelpParagraph(
                // Translators: A heading in the rules: what the player has to do.
                translated("Goal"),
                translated(
                    "The four bases at the top show the numbers you need. Tap the circles with those numbers, from the first base to the last. A wrong tap counts as a miss. Fill all four bases to win the round and turn over a card. The game ends when every number has been used."
                ), picture: RulePictures.code(fromRight: fromRight)
            ),
            HelpParagraph(
                // Translators: A heading in the rules of Passcode: how tapping a circle works.
                translated("Tapping"),
                translated(
                    "A tap near a circle is enough. You don’t need to wait while a circle flies: every tap counts right away. A wrong circle drifts away, and you can try that base again."
                )
            ),
            HelpParagraph(
                // Translators: A heading in the rules: how to play with the keyboard.
                translated("Keyboard"),
                translated(
                    "Press 1 to 9 for circles 1 to 9, and the next three keys of the number row for circles 10 to 12. You can also move between circles with Tab and press Enter to tap one."
                )
            ),
            HelpParagraph(
                // Translators: The cards that a won round of Passcode turns over. A heading.
                translated("Cards"),
                translated(
                    "Each round you win turns over a card. Tap the card to look at it again. In the preferences, you can make your own cards for someone to find."
                ), picture: RulePictures.card(fromRight: fromRight)
            ),
            HelpParagraph(
                // Translators: A heading in the rules of Passcode: how to slow the game down.
                translated("At Your Own Pace"),
                translated(
                    "Press P to pause. In the preferences, you can make the circles slower or larger. When you begin a new game, you can have them stay still and swap places instead of drifting."
                )
            ),
        ]
    }

    package static var movesOnPage: String {
        translated(
            // Translators: Do not translate what is between quotation marks.
            "Your moves: “t7@1500” taps circle 7 after 1500 milliseconds of play, and “l7@2700” is when it lands. Delete the last moves to go back in the game."
        )
    }

    package static var keys: [KeyHelp] {
        [
            // Translators: The keys 1 to 0 are shown before this.
            KeyHelp("1...0", translated("Tap circles 1 to 12 (11 and 12 are the two keys after 0)")),
            KeyHelp("Tab", translated("Move to the next circle")),
            KeyHelp("Left Right Up Down", translated("Move to another circle, base, or card")),
            KeyHelp("Home End", translated("Move to the first circle or last card")),
            KeyHelp("Return space", translated("Tap the circle")),
            KeyHelp("Escape", translated("Put the card back")),
            // Translators: A verb: pause the game.
            KeyHelp("p", translated("Pause")),
        ]
    }
}
