import Words

/// The rules of the board of circles, and the keys that play it, in the user's language.
extension PasscodeKind {
    package static var rules: [HelpParagraph] {
        [
            HelpParagraph(
                translated("Goal"),
                translated(
                    "Four bases ask for four numbers. Tap the circles with these numbers in their order, from the first base to the last, until all numbers are used up."
                )
            ),
            HelpParagraph(
                translated("A tap"),
                translated(
                    "A tap near a circle is enough. Go on while it flies: what you tap counts at once. A wrong circle comes back, and the same base asks again."
                )
            ),
            HelpParagraph(
                translated("By keyboard"),
                translated(
                    "The twelve keys of the top row are the circles 1 to 12. Or go round them with Tab and tap with Return."
                )
            ),
            HelpParagraph(
                translated("Cards"),
                translated(
                    "Each round that you win turns a card over. Tap it to look at it again. In the preferences you can make cards of your own for somebody to find."
                )
            ),
            HelpParagraph(
                translated("At your pace"),
                translated(
                    "P makes a pause. In the preferences circles can be slower or larger, or rest and change places instead."
                )
            ),
        ]
    }

    package static var keys: [KeyHelp] {
        [
            KeyHelp(
                "1...0", translated("Tap a circle by its number: the twelve keys of the top row, by their places")),
            KeyHelp("Tab", translated("Go to the next circle")),
            KeyHelp("Left Right Up Down", translated("Go to another circle, base or card")),
            KeyHelp("Home End", translated("First circle or last card")),
            KeyHelp("Return space", translated("Tap the circle")),
            KeyHelp("Escape", translated("Put a card back")),
            KeyHelp("p", translated("Pause")),
        ]
    }
}
