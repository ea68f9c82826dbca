/// A thing on the board that can be seen and touched, as it is at one moment.
public struct Piece: Equatable, Sendable {
    /// Where its middle lies on the board, in points.
    public var center: Point
    /// How far it has turned about its upright axis, left to right, in half turns. At even numbers its back shows, at
    /// odd ones its front.
    public var turn: Double
    /// How far it is turned within the plane of the board, in clockwise quarter turns.
    public var rotation: Double
    /// How much larger than its plate it is seen.
    public var scale: Double
    /// 0 is invisible, 1 is solid.
    public var opacity: Double
    /// How far a finger holds it up: 0 not at all, 1 wholly.
    public var held: Double
    /// Which of the scene's plates is its front.
    public var front: PlateID
    /// Which of the scene's plates is its back.
    public var back: PlateID
    /// Whether it goes on and on, so that it is drawn between the pixels too, and not from one to the next.
    public var isAdrift: Bool
    /// Whether it is still on the board at all.
    public var isPresent: Bool

    /// A piece, which lies at rest with its back up where nothing else is said.
    public init(
        center: Point, front: PlateID, back: PlateID, turn: Double = 0, rotation: Double = 0, scale: Double = 1,
        opacity: Double = 1, held: Double = 0, isAdrift: Bool = false, isPresent: Bool = true
    ) {
        self.center = center
        self.front = front
        self.back = back
        self.turn = turn
        self.rotation = rotation
        self.scale = scale
        self.opacity = opacity
        self.held = held
        self.isAdrift = isAdrift
        self.isPresent = isPresent
    }

    /// Whether more of its front than of its back is towards the player.
    public var showsFront: Bool {
        let phase = turn - 2 * (turn / 2).rounded(.down)
        return phase > 0.5 && phase < 1.5
    }
}
