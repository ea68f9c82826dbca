import GtkKit

/// The keys that play the board of tiles, in the user's language.
extension PentominoPage {
    var shortcuts: [Shortcut] {
        [
            Shortcut("Left Right Up Down", translated("Go to another tile")),
            Shortcut("Home End", translated("First or last tile")),
            Shortcut("f...z", translated("Pick up the tile of that letter")),
            Shortcut("Left Right Up Down", translated("Move the held tile")),
            Shortcut("<Shift>Left <Shift>Right <Shift>Up <Shift>Down", translated("Move it to the edge")),
            Shortcut("Home End", translated("Move it to the first or last column")),
            Shortcut("<Control>Home <Control>End", translated("Move it to the upper left or the lower right corner")),
            Shortcut("r <Shift>r", translated("Turn it")),
            Shortcut("f", translated("Flip it")),
            Shortcut("Return space", translated("Lay it down")),
            Shortcut("Escape", translated("Put it back")),
            Shortcut("Delete", translated("Take a tile off the board")),
            Shortcut("h", translated("Hint")),
            Shortcut("<Control>z", translated("Undo")),
            Shortcut("<Control><Shift>z", translated("Redo")),
        ]
    }
}
