// SPDX-License-Identifier: GPL-3.0-or-later
/// A suggestion for the next move in a position.
public enum Hint: Hashable, Sendable {
    /// A placement that leads to a solution.
    case place(Placement)
    /// The position has no solution; the tile should be taken off the board.
    case takeBack(Pentomino)
    /// The board is filled.
    case alreadySolved

    /// Finds a hint for a position.
    ///
    /// The tile to place is the one with the most sides along the edge or filled squares in any of the first thousand
    /// solutions. The tile to take back is the most recent one whose removal makes the position solvable. If no single
    /// removal does, it is the most recent tile, provided that taking back several of the most recent tiles makes the
    /// position solvable.
    ///
    /// Returns `nil` if the search was canceled, or if there is no solution even without all movable tiles.
    /// - Parameters:
    ///   - placements: The tiles on the board, in the order in which they were placed.
    ///   - fixed: The tiles that cannot be taken back.
    ///   - tiles: The remaining tiles.
    ///   - handedness: See `Solver`.
    ///   - isCanceled: Returns whether to stop. Called several times per millisecond.
    public init?(
        board: TileBoard, placements: [Placement], fixed: Set<Pentomino> = [], tiles: some Sequence<Pentomino>,
        handedness: [Pentomino: Bool] = [:], isCanceled: () -> Bool = { false }
    ) {
        let all = Set(tiles).union(placements.map(\.tile))
        func solver(_ placed: [Placement]) -> Solver {
            Solver(board: board, tiles: all, placed: placed, handedness: handedness)
        }
        func isSolvable(_ placed: [Placement]) -> Bool? {
            solver(placed).count(upTo: 1, isCanceled: isCanceled).map { $0 > 0 }
        }

        var choice = ClosestPlacement(board: board, placements: placements)
        var looked = 0
        let outcome = solver(placements).forEachSolution(isCanceled: isCanceled) { solution in
            for placement in solution.placements { choice.consider(placement) }
            looked += 1
            return looked < Self.solutionsLookedAt
        }
        if outcome.ending == .canceled { return nil }
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
