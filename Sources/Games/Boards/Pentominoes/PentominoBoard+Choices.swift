// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// Properties with the names used in the settings as their values. Setting an unknown name has no effect.
extension PentominoBoard {
    /// The texture of the table, such as `wood`, or `plain`.
    public var table: String {
        get { texture.choice }
        set { TableTexture?(choice: newValue).map { texture = $0 } }
    }

    /// The style of the tiles, `beveled` or `flat`.
    public var tileStyle: String {
        get { relief.rawValue }
        set { TileRelief(rawValue: newValue).map { relief = $0 } }
    }

    /// The puzzle of the next game, such as `6x10` or `daily hard`.
    public var puzzle: String {
        get { chosenPuzzle.id }
        set { PuzzleChoice(id: newValue).map { chosenPuzzle = $0 } }
    }
}
