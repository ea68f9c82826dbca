// SPDX-License-Identifier: GPL-3.0-or-later
import PentominoRules
import Scene

/// Descriptions of the board as values. The user interface turns them into text.
extension PentominoBoard {
    /// The description of a tile.
    public enum TileDescription: Equatable, Sendable {
        case held
        case inTray
        /// On the board, with the row and column of its first square in reading order, counted from 1.
        case onBoard(row: Int, column: Int, isFixed: Bool)
    }

    private struct AccessibilityInputs: Equatable {
        let game: PentominoGame
        let setup: PentominoSetup
        let ghost: Placement?
        let hasButtons: Bool
        let isAutomatic: Bool
        let showsSolutionsLeft: Bool
        let solutionsLeft: Int?
    }

    /// The state that the accessible names depend on.
    public var accessibilityState: AccessibilityState {
        AccessibilityState(
            AccessibilityInputs(
                game: game, setup: setup, ghost: ghostPlacement, hasButtons: isPresent(.turn), isAutomatic: isAutomatic,
                showsSolutionsLeft: showsSolutionsLeft, solutionsLeft: solutionsLeft))
    }

    /// Returns the description of a tile, or `nil` if it is not part of the game.
    public func description(of tile: Pentomino) -> TileDescription? { Self.description(of: tile, in: game) }

    /// Returns the description of a tile in another game, or `nil` if it is not part of that game.
    public static func description(of tile: Pentomino, in game: PentominoGame) -> TileDescription? {
        guard game.tiles.contains(tile) else { return nil }
        if game.held?.tile == tile { return .held }
        guard let square = game.placements[tile]?.squares.first else { return .inTray }
        return .onBoard(row: square.row + 1, column: square.column + 1, isFixed: game.fixed[tile] != nil)
    }

    /// Returns whether a button beside the held tile is shown.
    public func isPresent(_ button: TileButton) -> Bool { scene.pieces[button.rawValue].isPresent }

    /// The position of the ghost, and whether the tile fits there. `nil` if there is no ghost. The row and column are
    /// those of the tile's first square in reading order, counted from 1.
    public var ghost: (row: Int, column: Int, fits: Bool)? {
        guard let ghostPlacement, let first = ghostPlacement.squares.first else { return nil }
        return (first.row + 1, first.column + 1, game.canPlace(at: ghostPlacement.origin))
    }
}
