import LightsOutRules
import Scene

/// What a board of lights can say of itself, as values; the words are found where the language is known.
extension LightsOutBoard {
    /// What can be told of a square.
    public struct SquareDescription: Equatable, Sendable {
        /// Counted from 1, from where one begins to read.
        public let column: Int
        /// Counted from 1, from the top.
        public let row: Int
        /// Whether its light is on.
        public let isLit: Bool
        /// Whether a hint says to press it.
        public let isHinted: Bool
    }

    private struct Causes: Equatable {
        let game: LightsOutGame
        let readsRightToLeft: Bool
        let isWatched: Bool
    }

    /// All that the words about the board follow from.
    public var wording: Wording {
        Wording(Causes(game: game, readsRightToLeft: readsRightToLeft, isWatched: autopilot.isOn))
    }

    /// What is to be told of a piece; nil for one that is no square.
    public func description(of piece: Int) -> SquareDescription? {
        guard Lights.squares.contains(piece) else { return nil }
        let cell = cell(of: piece)
        return SquareDescription(
            column: cell.column + 1, row: cell.row + 1, isLit: game.lights.contains(piece),
            isHinted: game.hinted == piece)
    }
}

/// The way of the pointer and of the keyboard's cursor over the squares.
extension LightsOutBoard {
    /// The square at a place.
    public func piece(at point: Point, by device: Device) -> Int? {
        Lights.squares.first { scene.rect(of: $0).contains(point) }
    }

    /// The squares, row by row.
    public var tabOrder: [Int] { Array(Lights.squares) }

    /// The square that the cursor goes to from a square.
    public func piece(from square: Int, toward direction: Direction) -> Int? {
        GridCursor(cells: Lights.squares.map(cell(of:)))
            .cell(from: cell(of: square), toward: readsRightToLeft ? direction.mirrored : direction)
            .map { $0.row * Lights.side + $0.column }
    }

    /// A square is always there.
    public func piece(nearestTo square: Int) -> Int? { square }
}
