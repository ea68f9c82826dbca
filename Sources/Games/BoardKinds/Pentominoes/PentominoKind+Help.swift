// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import Localization

/// The rules and the keyboard shortcuts, in the user's language.
extension PentominoKind {
    package static func rules(fromRight: Bool) -> [HelpParagraph] {
        [
            HelpParagraph(
                // Translators: A heading in the rules: what the player has to do.
                translated("Goal"),
                translated(
                    "Fill the board with the tiles around it, without gaps or overlaps. Each tile is made of five squares; there are twelve shapes. Tiles with dots are fixed. Choose another board or a daily puzzle when you begin a new game."
                ), picture: RulePictures.placing
            ),
            HelpParagraph(
                // Translators: A heading in the rules: how to play on a touchscreen.
                translated("Touch"),
                translated(
                    "Drag a tile with one finger. Tap with another finger to turn it, or double-tap to flip it. You can also tap a tile, then tap the square where you want it."
                ), picture: RulePictures.turning
            ),
            HelpParagraph(
                // Translators: A heading in the rules: how to play with a mouse.
                translated("Mouse"),
                translated(
                    "Drag a tile. Turn it with the scroll wheel, the secondary button, or R. To flip it, press F, or click the tile and use the button beside it."
                )
            ),
            HelpParagraph(
                // Translators: A heading in the rules: how to play with the keyboard.
                translated("Keyboard"),
                translated(
                    "Press a tile’s letter to pick it up. Move it with the arrow keys, turn it with R, flip it with F, and place it with Enter. Escape puts it back, and Delete takes a tile off the board."
                )
            ),
            HelpParagraph(
                // Translators: A heading in the rules of Pentominoes: what helps a player who is stuck.
                translated("Hints"),
                translated(
                    "Tap the light bulb, or press H, for a hint that is always right. Hints are counted. In the preferences, you can choose to count the remaining solutions and to mark areas that can’t be filled."
                )
            ),
            HelpParagraph(
                // Translators: A heading in the rules of Pentominoes: the solutions that the player found.
                translated("Solutions"),
                translated(
                    "Every solution you find is added to your collection. You can see it in the results.")
            ),
        ]
    }

    package static var movesOnPage: String {
        translated(
            // Translators: Do not translate what is between quotation marks.
            "Your moves: “+F” picks up the tile F, “r” and “l” turn it, “f” flips it, and “@3,2” places it in column 3, row 2, counted from 0. “x” puts it back, “o” drops it where it does not fit, “-F” takes it off the board, “u” and “U” undo and redo, and “h” is a hint. Delete the last moves to go back in the game."
        )
    }

    package static var keys: [KeyHelp] {
        [
            KeyHelp("Left Right Up Down", translated("Move to another tile")),
            KeyHelp("Home End", translated("Move to the first or last tile")),
            KeyHelp("f...z", translated("Pick up the tile with that letter")),
            KeyHelp("Left Right Up Down", translated("Move the held tile")),
            KeyHelp("<Shift>Left <Shift>Right <Shift>Up <Shift>Down", translated("Move the held tile to the edge")),
            KeyHelp("Home End", translated("Move the held tile to the first or last column")),
            KeyHelp(
                "<Control>Home <Control>End", translated("Move the held tile to the upper-left or lower-right corner")),
            KeyHelp("r <Shift>r", translated("Turn the held tile")),
            KeyHelp("f", translated("Flip the held tile")),
            KeyHelp("Return space", translated("Place the held tile")),
            KeyHelp("Escape", translated("Put the held tile back")),
            KeyHelp("Delete", translated("Take the tile off the board")),
            // Translators: A noun: a hint on where to place a tile.
            KeyHelp("h", translated("Hint")),
            // Translators: A verb: undo the last move or change.
            KeyHelp("<Control>z", translated("Undo")),
            // Translators: A verb: redo what was undone.
            KeyHelp("<Control><Shift>z", translated("Redo")),
        ]
    }
}
