import PentominoRules

/// A position to be judged: what lies, in the order in which it was laid, and what is left.
public struct TilePosition: Hashable, Sendable {
    /// What the tiles are laid on.
    public let board: TileBoard
    /// The tiles that lie, the fixed ones first, then the others in the order in which they were laid.
    public let placements: [Placement]
    /// How many of `placements` are fixed.
    public let fixedCount: Int
    /// The tiles that may still be laid.
    public let tiles: [Pentomino]

    /// A solver for it.
    public var solver: Solver { Solver(board: board, tiles: tiles, placed: placements) }

    /// What to do next; nil if it was called off, or if there is no solution whatever is taken back.
    public func hint(isCancelled: () -> Bool) -> Hint? {
        Hint(
            board: board, placements: placements, fixed: Set(placements.prefix(fixedCount).map(\.tile)), tiles: tiles,
            isCancelled: isCancelled)
    }

    /// A solution that it leads to or, where there is none, one that the fixed tiles leave; nil if it was called off, or if
    /// there is none at all.
    public func firstSolution(isCancelled: () -> Bool) -> Solution? {
        let all = tiles + placements.map(\.tile)
        for lying in [placements, Array(placements.prefix(fixedCount))] {
            var first: Solution?
            Solver(board: board, tiles: all, placed: lying).forEachSolution(isCancelled: isCancelled) { solution in
                first = solution
                return false
            }
            if first != nil || isCancelled() { return first }
        }
        return nil
    }
}

extension PentominoBoard {
    /// The position on the board. A held tile counts as lying where it would land, if that is asked for, else as free.
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
