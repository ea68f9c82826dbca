import GtkKit

/// The keys that play the board of circles, in the user's language.
extension PasscodePage {
    var shortcuts: [Shortcut] {
        [
            Shortcut(
                "1...0", translated("Tap a circle by its number: the twelve keys of the top row, by their places")),
            Shortcut("Tab", translated("Go to the next circle")),
            Shortcut("Left Right Up Down", translated("Go to another circle, base or card")),
            Shortcut("Home End", translated("First circle or last card")),
            Shortcut("Return space", translated("Tap the circle")),
            Shortcut("Escape", translated("Put a card back")),
            Shortcut("p", translated("Pause")),
        ]
    }
}
