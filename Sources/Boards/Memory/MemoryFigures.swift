import Scene

/// The figures that Memory starts with. Lengths are in points, times in seconds.
public enum MemoryFigures {
    /// The size of a card.
    public static let card = Size(width: 120, height: 141)
    /// The radius of a card's corners.
    public static let cornerRadius = 10.0
    /// What is under a picture that does not cover its card.
    public static let underPicture = Color(rgb: 0x9A9996)
    /// What is under a face.
    public static let faceGround = CardColors.face
    /// The edge of a back, which has to be seen on a board of nearly the same lightness.
    public static let edge = faceGround
    /// The gap between cards and around them.
    public static let padding = 20.0
    /// The colour of the backs.
    public static let backColor = CardColors.back
    /// The colour under the cards.
    public static let background = Color(rgb: 0x1C71D8)
    /// The same where the desktop asks for dark colours.
    public static let darkBackground = Color(rgb: 0x1A5FB4)
    /// How long the cards take to turn to their backs when a game opens.
    public static let openingTime = 1.0
    /// How long a card takes to turn.
    public static let turnTime = 0.5
    /// How long a found pair takes to fade.
    public static let fadeTime = 0.5
    /// How long an unequal pair stays up.
    public static let revealTime = 0.7
    /// How long a press lasts before it is a peek.
    public static let peekPressTime = 2.0
    /// How long all cards take to turn up for a peek, and as long to turn back.
    public static let peekTurnTime = 1.0
    /// The wave at the end of a game: how far the first card is ahead of the last, and how long each card takes to appear and
    /// to fade.
    static let shimmerSpread = 0.35
    static let shimmerRise = 0.15
    static let shimmerFall = 0.35
    /// How long a card takes to rise under a finger.
    static let liftTime = 0.12
}
