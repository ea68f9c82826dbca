// SPDX-License-Identifier: GPL-3.0-or-later
import PentominoRules

extension Solution {
    /// Returns the first solution that the solver finds. Each is searched only once.
    @MainActor static func first(of game: PentominoGame) -> Solution? {
        let key = Sought(board: game.board, tiles: game.tiles, fixed: game.fixed)
        if let found = found[key] { return found }
        var first: Solution?
        _ = Solver(board: game.board, tiles: game.tiles, placed: Array(game.fixed.values)).forEachSolution {
            first = $0
            return false
        }
        found[key] = first
        return first
    }

    private struct Sought: Hashable {
        let board: TileBoard
        let tiles: [Pentomino]
        let fixed: [Pentomino: Placement]
    }

    @MainActor private static var found: [Sought: Solution] = [:]
}
