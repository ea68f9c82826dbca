// SPDX-License-Identifier: GPL-3.0-or-later
/// The state of a visible piece on the board.
public struct Piece: Equatable, Sendable {
    /// The position of the center on the board, in points.
    public var center: Point
    /// The rotation about the vertical axis, left to right, in half turns. The back shows at even numbers and the front
    /// at odd numbers.
    public var turn: Double
    /// The rotation in the plane of the board, in clockwise quarter turns.
    public var rotation: Double
    /// The scale relative to the size of the plate.
    public var scale: Double
    /// The opacity, from 0 (invisible) to 1 (opaque).
    public var opacity: Double
    /// How far the piece is raised while it is held, from 0 to 1.
    public var held: Double
    /// The ID of the front plate in the scene.
    public var front: PlateID
    /// The ID of the back plate in the scene.
    public var back: PlateID
    /// Whether the piece moves continuously. If so, it is drawn at fractional pixel positions for smooth motion.
    public var usesSubpixelPosition: Bool
    /// Whether the piece is still on the board.
    public var isPresent: Bool

    /// Creates a piece. By default, it is at rest with its back up.
    public init(
        center: Point, front: PlateID, back: PlateID, turn: Double = 0, rotation: Double = 0, scale: Double = 1,
        opacity: Double = 1, held: Double = 0, usesSubpixelPosition: Bool = false, isPresent: Bool = true
    ) {
        self.center = center
        self.front = front
        self.back = back
        self.turn = turn
        self.rotation = rotation
        self.scale = scale
        self.opacity = opacity
        self.held = held
        self.usesSubpixelPosition = usesSubpixelPosition
        self.isPresent = isPresent
    }

    /// Whether the front faces the player more than the back does.
    public var showsFront: Bool {
        let phase = turn - 2 * (turn / 2).rounded(.down)
        return phase > 0.5 && phase < 1.5
    }
}
