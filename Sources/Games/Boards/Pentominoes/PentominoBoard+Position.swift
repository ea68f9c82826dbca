// SPDX-License-Identifier: GPL-3.0-or-later
import PentominoRules

/// A position to analyze: the tiles on the board, in the order in which they were placed, and the remaining tiles.
public struct TilePosition: Hashable, Sendable {
    /// The squares to fill.
    public let board: TileBoard
    /// The tiles on the board. The fixed ones come first, then the others in the order in which they were placed.
    public let placements: [Placement]
    /// The number of `placements` that are fixed.
    public let fixedCount: Int
    /// The tiles that can still be placed.
    public let tiles: [Pentomino]

    /// A solver for the position.
    public var solver: Solver { Solver(board: board, tiles: tiles, placed: placements) }

    /// Returns a hint, or `nil` if the search was canceled or there is no solution even without all movable tiles.
    public func hint(isCanceled: () -> Bool) -> Hint? {
        Hint(
            board: board, placements: placements, fixed: Set(placements.prefix(fixedCount).map(\.tile)), tiles: tiles,
            isCanceled: isCanceled)
    }

    /// Returns a solution of the position or, if there is none, a solution that only keeps the fixed tiles. Returns
    /// `nil` if the search was canceled or there is no solution at all.
    public func firstSolution(isCanceled: () -> Bool) -> Solution? {
        let all = tiles + placements.map(\.tile)
        for lying in [placements, Array(placements.prefix(fixedCount))] {
            var first: Solution?
            Solver(board: board, tiles: all, placed: lying).forEachSolution(isCanceled: isCanceled) { solution in
                first = solution
                return false
            }
            if first != nil || isCanceled() { return first }
        }
        return nil
    }
}

extension PentominoBoard {
    /// Returns the current position. If `counts` is true, a held tile counts as placed where it would land; otherwise,
    /// it is among the remaining tiles.
    public func position(withHeldTile counts: Bool) -> TilePosition {
        var laid = game.laid.compactMap { game.placements[$0] }
        if counts, let tile = game.held?.tile, let landing {
            laid.append(Placement(tile, orientation(of: tile), at: landing))
        }
        let fixed = game.fixed.values.sorted { $0.tile < $1.tile }
        let lying = Set((fixed + laid).map(\.tile))
        return TilePosition(
            board: game.board, placements: fixed + laid, fixedCount: fixed.count,
            tiles: game.tiles.filter { !lying.contains($0) })
    }
}
