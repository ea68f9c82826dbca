import Scene

/// The figures that Passcode starts with. Lengths are in points, times in seconds.
public enum PasscodeFigures {
    /// The diameter of a circle.
    public static let diameter = 40.0
    /// How fast circles drift, in percent of 0.5 to 1.5 points a 60th of a second in each direction.
    public static let speed = 100.0
    /// How long a circle flies to its base.
    public static let flightTime = 1.2
    /// How long a card that has been won is shown large.
    public static let cardTime = 4.0
    /// The colour under the circles.
    public static let background = Color(rgb: 0x0E4F50)
    /// The same where the desktop asks for dark colours.
    public static let darkBackground = Color(rgb: 0x083A3C)
    /// The hues of the circles, which stay apart for colour-blind eyes: any two differ by at least 26 (CIE 1976 ΔE), also as
    /// they are seen without one kind of cones (Machado, Oliveira and Fernandes, 2009).
    public static let hues = [0x99C1F1, 0x57E389, 0xF9F06B, 0xFF7800].map { Color(rgb: $0) }
    /// The height of the header, where bases and cards are.
    static let header = 150.0
    /// How far below the upper edge the bases' centres are.
    static let baseCenter = 95.0
    /// The diameter of a base.
    static let base = 56.0
    /// The width of the ring around a base.
    static let ring = 5.0
    /// The diameter of the halo behind the base that asks.
    static let halo = 68.0
    /// The diameters of the discs of the field, as shares of the arena's shorter side.
    static let fieldDiscs = [0.96, 0.66, 0.36]
    /// The diameter of the mark on a circle that was tapped.
    static let mark = 20.0
    /// How far from its centre a tap still means a circle, however small it is.
    static let reach = 22.0
    /// The end of a game: the delay between one card and the next, in seconds, and the scale to which they grow.
    static let ripple = 0.08
    static let rippleScale = 1.25
    /// The size of a card that is shown large.
    static let card = Size(width: 240, height: 320)
    /// How large a card lies in the header, as a share of that.
    static let smallCard = 0.175
    /// How many steps a ring takes to fill.
    static let ringSteps = 24
    /// How long a circle takes to its new place after a wrong base, or when all change places.
    static let returnTime = 0.5
    /// How long circles take to fade when their round is won.
    static let fadeTime = 0.35
    /// How long a card takes to turn and to grow.
    static let turnTime = 0.6
    /// How long the program rests between two taps that it makes.
    static let pauseBeforeTap = 0.55
    /// How far in time the parts of a trail are behind the circle that flies.
    static let trailTimes = [0.07, 0.14]

    static let ringTrack = Color(rgb: 0xC0BFBC)
    static let right = Color(rgb: 0x26A269)
    static let wrong = Color(rgb: 0xC01C28)
    static let haloColor = Color(rgb: 0xF9F06B)
    static let cardGround = CardColors.face
    static let cardBack = CardColors.back
}
