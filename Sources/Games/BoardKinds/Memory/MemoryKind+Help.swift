// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import Localization

/// The rules and the keyboard shortcuts, in the user's language.
extension MemoryKind {
    package static func rules(fromRight: Bool) -> [HelpParagraph] {
        [
            HelpParagraph(
                // Translators: A heading in the rules: what the player has to do.
                translated("Goal"),
                translated(
                    "Every picture is on the board twice, face down. Find all the pairs in as few moves as you can.")
            ),
            HelpParagraph(
                // Translators: A heading in the rules of Pairs: how a move is made.
                translated("Moves"),
                translated(
                    "Turn over two cards: click or tap them, or use the arrow keys and Enter. If they match, you keep them. If not, they turn face down again, so remember what you saw."
                ), picture: RulePictures.pairs
            ),
            HelpParagraph(
                // Translators: A heading in the rules of Pairs: a game in which three cards match.
                translated("Sets of Three"),
                translated(
                    "If you set “Cards that match” to 3 when you begin a new game, every picture is on the board three times. If the first two cards you turn over match, turn over a third. If any card differs, they all turn face down again."
                ), picture: RulePictures.setOfThree
            ),
            HelpParagraph(
                // Translators: A heading in the rules of Pairs.
                translated("Quick Peek"),
                translated(
                    "Press and hold the board, or press P, to see all the cards for a moment. Peeks are counted."
                )
            ),
            HelpParagraph(
                // Translators: A heading in the rules of Pairs.
                translated("Playing with Others"),
                translated(
                    "If you find a pair, you go again. A miss passes the turn to the next player. Play with up to three other people, or against the computer."
                )
            ),
            HelpParagraph(
                // Translators: How well a game was played: 100 is the average of a perfect memory. A heading.
                translated("Rating"),
                translated(
                    "After each game, you see how many moves a player with a perfect memory needs on average, and how many of your misses were avoidable: you had already seen the card that was missing. The others were bad luck. For sets of three, that average is not known."
                )
            ),
        ]
    }

    package static var movesOnPage: String {
        translated(
            // Translators: Do not translate what is between quotation marks.
            "Your moves: a number turns over a card. The cards are counted from 0, column by column. “b” turns the cards face down again after a miss, and “p” is a peek. Delete the last moves to go back in the game."
        )
    }

    package static var keys: [KeyHelp] {
        [
            KeyHelp("Left Right Up Down", translated("Move to another card")),
            KeyHelp("Return space", translated("Turn over the card")),
            KeyHelp("Home End", translated("Move to the first or last card in the row")),
            KeyHelp("<Control>Home <Control>End", translated("Move to the first or last card on the board")),
            KeyHelp("p", translated("Peek at all the cards")),
        ]
    }
}
