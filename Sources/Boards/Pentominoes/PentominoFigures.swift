import PentominoRules
import Scene

/// The figures that Pentominoes starts with. Lengths are in points, times in seconds.
public enum PentominoFigures {
    /// The colour of the table on which board and tiles lie.
    public static let background = Color(rgb: 0x6B5240)
    /// The same where the desktop asks for dark colours.
    public static let darkBackground = Color(rgb: 0x2F2621)
    /// The colour of the hollows in which tiles are laid.
    public static let boardColor = Color(rgb: 0x3F3026)
    /// The same where the desktop asks for dark colours.
    public static let darkBoardColor = Color(rgb: 0x1B1512)
    /// The side of a square in the tray as a share of one on the board, in percent.
    public static let trayScale = 50.0
    /// How long a tile takes to rise into the hand.
    public static let liftTime = 0.1
    /// How long a tile takes to turn or to flip.
    public static let turnTime = 0.15
    /// How long a tile takes to glide to where it comes to lie.
    public static let glideTime = 0.25
    /// How long a press rests on a tile before it lifts it.
    public static let holdTime = 0.5
    /// How far from a filled square a finger may press and still mean it.
    static let fingerSlop = 22.0
    /// The side of the buttons beside a held tile.
    static let button = 44.0
    /// The gap between a held tile and its buttons, and between these.
    static let buttonGap = 8.0
    /// How much of what lies below a held tile is seen through it.
    static let heldOpacity = 0.86
    /// How long the program rests between two moves that it makes.
    static let pauseBeforeMove = 0.25
    /// How long the last tile lies before the others are rippled through, and how soon one follows the other.
    static let ripple = 0.05

    /// How far a tile that keys lead hovers up and to the left of its squares, as a share of a square.
    static let ghostRise = 0.09

    static let ink = Color(rgb: 0x1F1611)
    static let legal = Color(rgb: 0xFFFFFF)
    static let illegal = Color(rgb: 0xFF7B63)
    static let dead = Color(rgb: 0xFFB4A3)
    static let hint = Color(rgb: 0xF9E07F)
    static let buttonColor = Color(rgb: 0xFBF9F4)

    /// Twelve hues of the same lightness (OKLCH 0.77, chroma 0.125), neighbours in the alphabet far apart. Each has a contrast
    /// of at least 3 to 1 with the colours of table and board.
    public static func color(of tile: Pentomino) -> Color {
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
