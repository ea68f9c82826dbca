/// Finds all ways to fill the rest of a board with tiles, exactly.
///
/// It fills the first free square along the short side in every way that fits (`FitTable`), again and again. Where the
/// position is symmetric and all tiles are needed, one tile is laid only in places that no symmetry makes one, and the
/// solutions found are multiplied.
public struct Solver: Sendable {
    /// The board to fill.
    public let board: TileBoard
    /// The tiles that may be laid, in the order of their letters.
    public let tiles: [Pentomino]
    /// What lies already.
    public let placed: [Placement]

    /// Where the search begins: once for each place of the tile that is laid first, or only once.
    let starts: [Start]
    /// The board as it is searched, with its short side upright.
    let grid: Grid

    /// How a search ended.
    public enum Ending: Sendable {
        /// All solutions have been seen.
        case complete
        /// The caller wanted no more.
        case stopped
        /// The caller called it off.
        case cancelled
    }

    /// What a search has done.
    public struct Outcome: Sendable {
        /// How many solutions were found.
        public internal(set) var solutions = 0
        /// How many times a tile was laid.
        public internal(set) var nodes = 0
        /// How the search ended.
        public internal(set) var ending = Ending.complete
    }

    /// A solver for a position. A solution holds what is `placed` and as many of the `tiles` as fill the rest. A tile
    /// that `handedness` names may be turned but not flipped: it shows the side of orientations whose `isFlipped` is
    /// the one given. If what is placed cannot lie so (tiles that overlap, lie outside, or lie twice), there are no
    /// solutions; tiles that lie already are not laid again, and what is placed need not heed the handedness.
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

    /// Goes through all solutions, in an order of its own, until `body` answers false. `isCancelled` is asked several
    /// times a millisecond.
    @discardableResult
    public func forEachSolution(
        isCancelled: () -> Bool = { false }, _ body: (Solution) -> Bool
    ) -> Outcome {
        var solutions = 0
        var outcome = search(isCancelled: isCancelled) { start, steps in
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

    /// Goes through the solutions as `forEachSolution` does, but takes only one of those that symmetries make one:
    /// symmetries of the board that leave what is placed, and the sides allowed, as they are.
    @discardableResult
    public func forEachDistinctSolution(
        isCancelled: () -> Bool = { false }, _ body: (Solution) -> Bool
    ) -> Outcome {
        var solutions = 0
        var outcome = search(isCancelled: isCancelled) { start, steps in
            let solution = self.solution(start, steps)
            guard solution.isFirst(under: start.stabilizer, of: grid.board) else { return true }
            solutions += 1
            return body(grid.turnedBack(solution))
        }
        outcome.solutions = solutions
        return outcome
    }

    /// How many solutions there are, or `limit` if there are as many or more; nil if it was cancelled.
    public func count(upTo limit: Int = .max, isCancelled: () -> Bool = { false }) -> Int? {
        guard limit > 0 else { return 0 }
        var count = 0
        let outcome = search(isCancelled: isCancelled) { start, _ in
            count += start.images.count
            return count < limit
        }
        return outcome.ending == .cancelled ? nil : min(count, limit)
    }

    /// How many solutions `forEachDistinctSolution` finds; nil if it was cancelled.
    public func distinctCount(isCancelled: () -> Bool = { false }) -> Int? {
        var count = 0
        let outcome = search(isCancelled: isCancelled) { start, steps in
            if start.stabilizer.count == 1
                || self.solution(start, steps).isFirst(under: start.stabilizer, of: grid.board)
            {
                count += 1
            }
            return true
        }
        return outcome.ending == .cancelled ? nil : count
    }

    private func solution(_ start: Start, _ steps: Steps) -> Solution {
        Solution(start.placements + steps.map { grid.placement(of: $0.entry, at: $0.first) })
    }
}
