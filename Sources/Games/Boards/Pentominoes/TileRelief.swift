// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// The relief of tiles.
enum TileRelief: String {
    case beveled, flat

    /// The choices in the preferences.
    static let choices: [BoardProperty.Choice] = [
        // Translators: The style of tiles: they look thick, with a bevel along their edges.
        BoardProperty.Choice(id: beveled.rawValue, title: phrase("Beveled")),
        BoardProperty.Choice(id: flat.rawValue, title: phrase("Flat")),
    ]

    /// The finish of tiles that can be moved.
    var finish: CellPattern.Finish { self == .flat ? .flat : .solid }
}
