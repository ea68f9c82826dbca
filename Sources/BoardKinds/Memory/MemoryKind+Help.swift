import Words

/// The rules of the board of pairs, and the keys that play it, in the user's language.
extension MemoryKind {
    package static var rules: [HelpParagraph] {
        [
            HelpParagraph(
                translated("Goal"),
                translated(
                    "Each picture lies on the board twice, face down. Find all pairs in as few moves as you can.")
            ),
            HelpParagraph(
                translated("A move"),
                translated(
                    "Turn two cards, by a click, a tap, or the arrows and Return. Two equal ones leave the board; others turn back, and it pays to remember them."
                )
            ),
            HelpParagraph(
                translated("Quick peek"),
                translated(
                    "Press for two seconds, or press P, to see all cards for a moment. Peeks are counted.")
            ),
            HelpParagraph(
                translated("Several players"),
                translated(
                    "Who finds a pair goes on; a miss passes the turn. You can play with up to three others, or against the computer."
                )
            ),
            HelpParagraph(
                translated("Rating"),
                translated(
                    "When a game is over you see how many moves a perfect memory would have needed on average, and which misses you could have avoided."
                )
            ),
        ]
    }

    package static var keys: [KeyHelp] {
        [
            KeyHelp("Left Right Up Down", translated("Go to another card")),
            KeyHelp("Return space", translated("Turn the card")),
            KeyHelp("Home End", translated("First or last card of the row")),
            KeyHelp("<Control>Home <Control>End", translated("First or last card of all")),
            KeyHelp("p", translated("Quick peek")),
        ]
    }
}
