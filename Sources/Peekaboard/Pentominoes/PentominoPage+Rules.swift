import GtkKit

/// The rules of the board of tiles, in the user's language.
extension PentominoPage {
    var rules: [(about: String, text: String)] {
        [
            (
                translated("Goal"),
                translated(
                    "Fill the board with the tiles that lie around it. There are twelve of them: all that can be made of five squares."
                )
            ),
            (
                translated("By touch"),
                translated(
                    "Drag a tile with one finger; tap with another to turn it, tap twice to flip it. Or tap a tile, then the square where it shall lie."
                )
            ),
            (
                translated("By mouse"),
                translated(
                    "Drag a tile. The wheel, the secondary button or R turns it, F flips it.")
            ),
            (
                translated("By keyboard"),
                translated(
                    "Press the letter of a tile, lead it with the arrows, turn it with R, flip it with F, and lay it down with Return. Escape puts it back, Delete takes it off the board."
                )
            ),
            (
                translated("Help"),
                translated(
                    "H gives a hint that is always true. In the preferences you can have the solutions counted that are left, and areas marked that nothing can fill."
                )
            ),
            (
                translated("Solutions"),
                translated(
                    "Each solution that you find goes into your collection, which is among the results.")
            ),
        ]
    }
}
