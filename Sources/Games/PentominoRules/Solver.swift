// SPDX-License-Identifier: GPL-3.0-or-later
/// Finds all ways to fill the rest of a board with tiles.
///
/// The solver repeatedly fills the first free square along the short side in every way that fits (see `FitTable`). If
/// the position is symmetric and all tiles are needed, one tile is placed only once for each set of equivalent
/// placements, and the solutions found are multiplied.
public struct Solver: Sendable {
    /// The board to fill.
    public let board: TileBoard
    /// The tiles that can be placed, in alphabetical order.
    public let tiles: [Pentomino]
    /// The tiles that are already on the board.
    public let placed: [Placement]

    /// The starting positions of the search: one for each placement of the tile that is placed first, or a single one.
    let starts: [Start]
    /// The board as it is searched, rotated so that its short side is vertical.
    let grid: Grid

    /// How a search ended.
    public enum Ending: Sendable {
        /// All solutions were visited.
        case complete
        /// The closure stopped the search.
        case stopped
        /// The search was canceled.
        case canceled
    }

    /// The result of a search.
    public struct Outcome: Sendable {
        /// The number of solutions found.
        public internal(set) var solutions = 0
        /// The number of tiles placed during the search.
        public internal(set) var nodes = 0
        /// How the search ended.
        public internal(set) var ending = Ending.complete
    }

    /// Creates a solver for a position.
    ///
    /// A solution contains the `placed` tiles and as many of `tiles` as are needed to fill the rest. Tiles that are
    /// already placed are not used again. If the placed tiles overlap, repeat, or are not entirely on the board, there
    /// are no solutions.
    ///
    /// Tiles in `handedness` can be rotated but not flipped: only orientations with the given `isFlipped` are used.
    /// This does not apply to the placed tiles.
    public init(
        board: TileBoard, tiles: some Sequence<Pentomino>, placed: [Placement] = [],
        handedness: [Pentomino: Bool] = [:]
    ) {
        self.board = board
        self.placed = placed
        self.tiles = Set(tiles).subtracting(placed.map(\.tile)).sorted()
        grid = Grid(board, placed: placed)
        starts = Start.all(grid: grid, tiles: self.tiles, placed: placed, handedness: handedness)
    }

    /// Visits all solutions in an unspecified order, until `body` returns `false`. `isCanceled` is called several
    /// times per millisecond.
    @discardableResult
    public func forEachSolution(
        isCanceled: () -> Bool = { false }, _ body: (Solution) -> Bool
    ) -> Outcome {
        var solutions = 0
        var outcome = search(isCanceled: isCanceled) { start, steps in
            let solution = self.solution(start, steps)
            for symmetry in start.images {
                solutions += 1
                guard body(grid.turnedBack(solution.image(under: symmetry, of: grid.board))) else { return false }
            }
            return true
        }
        outcome.solutions = solutions
        return outcome
    }

    /// Visits solutions like `forEachSolution`, but only one of each set of equivalent ones. Solutions are equivalent
    /// under the symmetries of the board that preserve the placed tiles and the allowed sides.
    @discardableResult
    public func forEachDistinctSolution(
        isCanceled: () -> Bool = { false }, _ body: (Solution) -> Bool
    ) -> Outcome {
        var solutions = 0
        var outcome = search(isCanceled: isCanceled) { start, steps in
            let solution = self.solution(start, steps)
            guard solution.isFirst(under: start.stabilizer, of: grid.board) else { return true }
            solutions += 1
            return body(grid.turnedBack(solution))
        }
        outcome.solutions = solutions
        return outcome
    }

    /// Returns the number of solutions, but at most `limit`. Returns `nil` if the search was canceled.
    public func count(upTo limit: Int = .max, isCanceled: () -> Bool = { false }) -> Int? {
        guard limit > 0 else { return 0 }
        var count = 0
        let outcome = search(isCanceled: isCanceled) { start, _ in
            count += start.images.count
            return count < limit
        }
        return outcome.ending == .canceled ? nil : min(count, limit)
    }

    /// Returns the number of solutions that `forEachDistinctSolution` visits, or `nil` if the search was canceled.
    public func distinctCount(isCanceled: () -> Bool = { false }) -> Int? {
        var count = 0
        let outcome = search(isCanceled: isCanceled) { start, steps in
            if start.stabilizer.count == 1
                || self.solution(start, steps).isFirst(under: start.stabilizer, of: grid.board)
            {
                count += 1
            }
            return true
        }
        return outcome.ending == .canceled ? nil : count
    }

    private func solution(_ start: Start, _ steps: Steps) -> Solution {
        Solution(start.placements + steps.map { grid.placement(of: $0.entry, at: $0.first) })
    }
}
