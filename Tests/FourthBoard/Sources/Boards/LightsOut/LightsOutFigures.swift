import Scene

/// The figures that Lights Out starts with. Lengths are in points, times in seconds.
public enum LightsOutFigures {
    /// The size of a square.
    public static let square = Size(width: 100, height: 100)
    /// The radius of a square's corners.
    public static let cornerRadius = 18.0
    /// The size of the disc that marks the square of a hint.
    static let hint = Size(width: 40, height: 40)
    /// The gap between squares and around them.
    public static let padding = 14.0
    /// The color of the lights.
    public static let lightColor = Color(rgb: 0xF8E45C)
    /// The color under the squares.
    public static let background = Color(rgb: 0x26476F)
    /// The same where the desktop asks for dark colors.
    public static let darkBackground = Color(rgb: 0x1B2B45)
    /// How much black is in a square that is off.
    static let shade = 0.45
    /// How long a light takes to go on or off.
    public static let fadeTime = 0.25
    /// How long a press is a press. It is never a long one.
    static let longPressTime = 60.0
    /// How long a square takes to rise under a finger.
    static let liftTime = 0.1
    /// The pause before a move that the program makes.
    static let pauseBeforeMove = 0.35
    /// How far each diagonal of the board is behind the one before, in the wave at the end of a game.
    static let waveStep = 0.06
}
