import PentominoRules
import Scene

/// What the board of tiles can say of itself, as values; the words are found where the language is known.
extension PentominoBoard {
    /// What can be told of a tile.
    public enum TileDescription: Equatable, Sendable {
        case held
        case inTray
        /// Where its upper left filled square lies, counted from 1.
        case onBoard(row: Int, column: Int, isFixed: Bool)
    }

    private struct Causes: Equatable {
        let game: PentominoGame
        let setup: PentominoSetup
        let ghost: Square?
        let hasButtons: Bool
        let isAutomatic: Bool
        let showsSolutionsLeft: Bool
        let solutionsLeft: Int?
    }

    /// All that the words about the board follow from.
    public var wording: Wording {
        let ghost: Square? = if case .ghost(let square) = lead { square } else { nil }
        return Wording(
            Causes(
                game: game, setup: setup, ghost: ghost, hasButtons: isPresent(.turn), isAutomatic: isAutomatic,
                showsSolutionsLeft: showsSolutionsLeft, solutionsLeft: solutionsLeft))
    }

    /// What is to be told of a piece: of a tile, nil for one that was not dealt.
    public func description(of tile: Pentomino) -> TileDescription? {
        guard game.tiles.contains(tile) else { return nil }
        if game.held?.tile == tile { return .held }
        guard let square = game.placements[tile]?.squares.first else { return .inTray }
        return .onBoard(row: square.row + 1, column: square.column + 1, isFixed: game.fixed[tile] != nil)
    }

    /// Whether a button beside a held tile is there.
    public func isPresent(_ button: TileButton) -> Bool { scene.pieces[button.rawValue].isPresent }

    /// Where the upper left filled square of the tile that keys lead would lie, counted from 1, and whether it may; nil while
    /// none is led.
    public var ghost: (row: Int, column: Int, fits: Bool)? {
        guard case .ghost(let square) = lead, let tile = game.held?.tile,
            let first = Placement(tile, orientation(of: tile), at: square).squares.first
        else { return nil }
        return (first.row + 1, first.column + 1, game.canPlace(at: square))
    }
}
