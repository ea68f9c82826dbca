/// How a tile lies: which side is up, and how far it has been turned.
public struct Orientation: Hashable, Sendable {
    /// The two ways to turn a tile by 90 degrees.
    public enum Turn: Sendable, CaseIterable {
        case clockwise, counterclockwise
    }

    /// Clockwise quarter turns, 0…3, made after the flip.
    public let quarterTurns: Int
    /// Whether the tile has been flipped, left to right, before it was turned.
    public let isFlipped: Bool

    /// An orientation; turns beyond a whole one begin again.
    public init(quarterTurns: Int = 0, isFlipped: Bool = false) {
        self.quarterTurns = (quarterTurns % 4 + 4) % 4
        self.isFlipped = isFlipped
    }

    /// All eight.
    public static let all = [false, true].flatMap { isFlipped in
        (0..<4).map { Orientation(quarterTurns: $0, isFlipped: isFlipped) }
    }

    /// What becomes of it by a quarter turn.
    public func turned(_ turn: Turn) -> Orientation {
        Orientation(quarterTurns: quarterTurns + (turn == .clockwise ? 1 : -1), isFlipped: isFlipped)
    }

    /// What becomes of it when what is seen is flipped left to right.
    public func flipped() -> Orientation { Orientation(quarterTurns: -quarterTurns, isFlipped: !isFlipped) }
}
