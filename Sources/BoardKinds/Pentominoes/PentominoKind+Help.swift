import Words

/// The rules of the board of tiles, and the keys that play it, in the user's language.
extension PentominoKind {
    package static var rules: [HelpParagraph] {
        [
            HelpParagraph(
                translated("Goal"),
                translated(
                    "Fill the board with the tiles that lie around it. There are twelve of them: all that can be made of five squares."
                )
            ),
            HelpParagraph(
                translated("By touch"),
                translated(
                    "Drag a tile with one finger; tap with another to turn it, tap twice to flip it. Or tap a tile, then the square where it shall lie."
                )
            ),
            HelpParagraph(
                translated("By mouse"),
                translated(
                    "Drag a tile. The wheel, the secondary button or R turns it, F flips it.")
            ),
            HelpParagraph(
                translated("By keyboard"),
                translated(
                    "Press the letter of a tile, lead it with the arrows, turn it with R, flip it with F, and lay it down with Return. Escape puts it back, Delete takes it off the board."
                )
            ),
            HelpParagraph(
                translated("Help"),
                translated(
                    "H gives a hint that is always true. In the preferences you can have the solutions counted that are left, and areas marked that nothing can fill."
                )
            ),
            HelpParagraph(
                translated("Solutions"),
                translated(
                    "Each solution that you find goes into your collection, which is among the results.")
            ),
        ]
    }

    package static var keys: [KeyHelp] {
        [
            KeyHelp("Left Right Up Down", translated("Go to another tile")),
            KeyHelp("Home End", translated("First or last tile")),
            KeyHelp("f...z", translated("Pick up the tile of that letter")),
            KeyHelp("Left Right Up Down", translated("Move the held tile")),
            KeyHelp("<Shift>Left <Shift>Right <Shift>Up <Shift>Down", translated("Move it to the edge")),
            KeyHelp("Home End", translated("Move it to the first or last column")),
            KeyHelp("<Control>Home <Control>End", translated("Move it to the upper left or the lower right corner")),
            KeyHelp("r <Shift>r", translated("Turn it")),
            KeyHelp("f", translated("Flip it")),
            KeyHelp("Return space", translated("Lay it down")),
            KeyHelp("Escape", translated("Put it back")),
            KeyHelp("Delete", translated("Take a tile off the board")),
            KeyHelp("h", translated("Hint")),
            KeyHelp("<Control>z", translated("Undo")),
            KeyHelp("<Control><Shift>z", translated("Redo")),
        ]
    }
}
