/// What to do next in a position.
public enum Hint: Hashable, Sendable {
    /// A tile that leads on to a solution.
    case place(Placement)
    /// This position has no solution; a tile to take off the board.
    case takeBack(Pentomino)
    /// The board is filled.
    case alreadySolved

    /// A hint for a position.
    ///
    /// The tile to place is the one that has most sides on the edge or on filled squares, in one of the first thousand
    /// solutions. The tile to take back is the latest one without which there is a solution; where no single one is to
    /// blame, it is the latest of all, if taking back the latest ones, one by one, leads to a solution.
    ///
    /// Nil if it was cancelled, or if even without all the tiles that may be taken back there is no solution.
    /// - Parameters:
    ///   - placements: what lies on the board, in the order in which it was laid.
    ///   - fixed: tiles that may not be taken back.
    ///   - tiles: those that are left.
    ///   - handedness: that of `Solver`.
    ///   - isCancelled: asked several times a millisecond.
    public init?(
        board: TileBoard, placements: [Placement], fixed: Set<Pentomino> = [], tiles: some Sequence<Pentomino>,
        handedness: [Pentomino: Bool] = [:], isCancelled: () -> Bool = { false }
    ) {
        let all = Set(tiles).union(placements.map(\.tile))
        func solver(_ placed: [Placement]) -> Solver {
            Solver(board: board, tiles: all, placed: placed, handedness: handedness)
        }
        func isSolvable(_ placed: [Placement]) -> Bool? {
            solver(placed).count(upTo: 1, isCancelled: isCancelled).map { $0 > 0 }
        }

        var choice = ClosestPlacement(board: board, placements: placements)
        var looked = 0
        let outcome = solver(placements).forEachSolution(isCancelled: isCancelled) { solution in
            for placement in solution.placements { choice.consider(placement) }
            looked += 1
            return looked < Self.solutionsLookedAt
        }
        if outcome.ending == .cancelled { return nil }
        if outcome.solutions > 0 {
            self = choice.best.map { .place($0) } ?? .alreadySolved
            return
        }

        let movable = placements.indices.reversed().filter { !fixed.contains(placements[$0].tile) }
        for index in movable {
            var rest = placements
            let tile = rest.remove(at: index).tile
            guard let isSolvable = isSolvable(rest) else { return nil }
            if isSolvable {
                self = .takeBack(tile)
                return
            }
        }
        var rest = placements
        for index in movable {
            rest.remove(at: index)
            guard let isSolvable = isSolvable(rest) else { return nil }
            if isSolvable {
                self = .takeBack(placements[movable[0]].tile)
                return
            }
        }
        return nil
    }

    private static let solutionsLookedAt = 1000
}
