import GtkKit

/// The keys that play the board of pairs, in the user's language.
extension MemoryPage {
    var shortcuts: [Shortcut] {
        [
            Shortcut("Left Right Up Down", translated("Go to another card")),
            Shortcut("Return space", translated("Turn the card")),
            Shortcut("Home End", translated("First or last card of the row")),
            Shortcut("<Control>Home <Control>End", translated("First or last card of all")),
            Shortcut("p", translated("Quick peek")),
        ]
    }
}
