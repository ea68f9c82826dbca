// SPDX-License-Identifier: GPL-3.0-or-later
import Seeding

/// The puzzle of a day, which is the same for everyone on that date. Some tiles are fixed on the 6 × 10 board, and
/// there is exactly one way to place the others.
///
/// The seed is the date as a number, such as 20261121 for 2026-11-21. One random number below 9,356 selects a solution
/// from `solutions`. One shuffle then determines the order in which tiles are released, starting from alphabetical
/// order. All tiles are fixed at first. Each tile in turn is released if the solution stays unique without it. The
/// remaining tiles form the hard puzzle: releasing any one of them would allow more solutions. The medium and easy
/// puzzles also fix the two or four tiles that were released last.
public struct DailyPuzzle: Sendable {
    /// The difficulty of the puzzle.
    public enum Strength: String, CaseIterable, Sendable {
        case easy, medium, hard

        /// The number of tiles that are fixed in addition to those that make the solution unique.
        var extraFixedCount: Int {
            switch self {
            case .easy: 4
            case .medium: 2
            case .hard: 0
            }
        }
    }

    /// The board of every daily puzzle.
    public static let board = TileBoard.full[0]

    /// All 9,356 ways to fill the board, sorted by their letters in reading order, so that a puzzle does not depend on
    /// the order in which they are found. The first access blocks its thread until all solutions are found.
    public static let solutions = SortedSolutions(board: board)

    /// The date of the puzzle.
    public let day: Day
    /// The final placement of each tile, in alphabetical order.
    public let solution: [Placement]
    /// The tiles that are not fixed in the hard puzzle, in the order in which they were released.
    let loosened: [Pentomino]

    /// Creates the puzzle of the given day.
    public init(_ day: Day) {
        self.day = day
        var generator = SeededGenerator(seed: UInt64(day.number))
        let solutions = Self.solutions
        let drawn = generator.number(below: solutions.count)
        solution = solutions.placements(of: drawn)
        var order = Pentomino.allCases
        order.shuffle(seededBy: &generator)
        let sharedTileSets = solutions.sharedTileSets(to: drawn)
        var fixed: UInt16 = 0xFFF
        loosened = order.filter { tile in
            let fewer = fixed & ~tile.bit
            guard sharedTileSets.allSatisfy({ $0 & fewer != fewer }) else { return false }
            fixed = fewer
            return true
        }
    }

    /// Returns the tiles that cannot be moved, in alphabetical order.
    public func fixed(for strength: Strength) -> [Placement] {
        let loose = loosened.dropLast(strength.extraFixedCount)
        return solution.filter { !loose.contains($0.tile) }
    }
}
