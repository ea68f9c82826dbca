// SPDX-License-Identifier: GPL-3.0-or-later
/// The orientation of a tile: which side is up, and its rotation.
public struct Orientation: Hashable, Sendable {
    /// A rotation by 90 degrees.
    public enum Turn: Sendable, CaseIterable {
        case clockwise, counterclockwise
    }

    /// The number of clockwise quarter turns after the flip, 0...3.
    public let quarterTurns: Int
    /// Whether the tile is flipped left to right before it is rotated.
    public let isFlipped: Bool

    /// Creates an orientation. Quarter turns are taken modulo 4.
    public init(quarterTurns: Int = 0, isFlipped: Bool = false) {
        self.quarterTurns = (quarterTurns % 4 + 4) % 4
        self.isFlipped = isFlipped
    }

    /// All eight orientations.
    public static let all = [false, true].flatMap { isFlipped in
        (0..<4).map { Orientation(quarterTurns: $0, isFlipped: isFlipped) }
    }

    /// Returns the orientation after a quarter turn.
    public func turned(_ turn: Turn) -> Orientation {
        Orientation(quarterTurns: quarterTurns + (turn == .clockwise ? 1 : -1), isFlipped: isFlipped)
    }

    /// Returns the orientation after flipping the tile left to right as it is seen.
    public func flipped() -> Orientation { Orientation(quarterTurns: -quarterTurns, isFlipped: !isFlipped) }
}
