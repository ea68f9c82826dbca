// SPDX-License-Identifier: GPL-3.0-or-later
import PentominoRules
import Scene

/// The defaults and constants of Pentominoes. Lengths are in points, times in seconds.
package enum PentominoConstants {
    /// The color of the table below the board and the tiles.
    package static let background = Color(rgb: 0x6B5240)
    /// The color of the wells on the board.
    package static let boardColor = Color(rgb: 0x3F3026)
    /// The size of squares in the tray relative to those on the board, in percent.
    package static let trayScale = 50.0
    /// The duration of picking up a tile.
    package static let liftTime = 0.1
    /// The duration of turning or flipping a tile.
    package static let turnTime = 0.15
    /// The duration of moving a dropped tile to its resting place.
    package static let glideTime = 0.25
    /// The duration of a press that picks up a tile.
    package static let holdTime = 0.5
    /// The distance from a filled square within which a finger hits a tile.
    static let fingerSlop = 22.0
    /// The size of the buttons beside a held tile.
    static let button = 44.0
    /// The gap between a held tile and its buttons, and between the buttons.
    static let buttonGap = 8.0
    /// The opacity of a held tile.
    static let heldOpacity = 0.86
    /// The pause between two automatic moves.
    static let pauseBeforeMove = 0.25
    /// The base duration of the ripple at the end of a game, which is also the delay between one tile and the next.
    static let ripple = 0.05

    /// The offset of a tile that is moved with keys from its squares, up and to the left, as a share of a square.
    static let ghostRise = 0.09

    /// The width of the hollow around the board, as a share of a square, and the share of black in it.
    static let hollowMargin = 0.18, hollowShade = 0.22

    static let ink = Color(rgb: 0x1F1611)
    static let legal = Color(rgb: 0xFFFFFF)
    static let illegal = Color(rgb: 0xFF7B63)
    static let dead = Color(rgb: 0xFFB4A3)
    static let hint = Color(rgb: 0xF9E07F)
    static let buttonColor = Color(rgb: 0xFBF9F4)

    /// Twelve hues of the same lightness (OKLCH 0.77, chroma 0.125). Hues of adjacent letters are far apart. Each has a
    /// contrast of at least 3:1 with the colors of the table and the board.
    package static func color(of tile: Pentomino) -> Color {
        switch tile {
        case .f: Color(rgb: 0xFA938C)
        case .i: Color(rgb: 0x46CEB0)
        case .l: Color(rgb: 0xDC98E0)
        case .n: Color(rgb: 0xB2BE5A)
        case .p: Color(rgb: 0x8DB2FF)
        case .t: Color(rgb: 0xF19E63)
        case .u: Color(rgb: 0x28CBDA)
        case .v: Color(rgb: 0xF291B8)
        case .w: Color(rgb: 0x7FC982)
        case .x: Color(rgb: 0xBAA4FB)
        case .y: Color(rgb: 0xD9AD4C)
        case .z: Color(rgb: 0x58C0F8)
        }
    }
}
