import Seeding

/// The puzzle of a day, the same for everybody on that date: some tiles lie fixed on the board of 6 × 10, and there is
/// exactly one way to lay the others.
///
/// The seed is the date as a number, 20261121 for 2026-11-21. From its generator one number below 9,356 draws a solution
/// from `solutions`, and then one shuffle the order in which the tiles, taken in the order of their letters, are
/// loosened. All are fixed at first; each in turn is loosened if the solution remains the only one without it. What is
/// left is the hard puzzle: without any one of its tiles there would be more solutions. The two, or four, tiles that
/// were loosened last are fixed too in the medium and the easy one.
public struct DailyPuzzle: Sendable {
    /// How much is left to the player.
    public enum Strength: String, CaseIterable, Sendable {
        case easy, medium, hard

        /// How many tiles are fixed beyond those without which there would be a second solution.
        var gifts: Int {
            switch self {
            case .easy: 4
            case .medium: 2
            case .hard: 0
            }
        }
    }

    /// What it is played on.
    public static let board = TileBoard.full[0]

    /// All 9,356 ways to fill the board, sorted by their letters in reading order, so that a puzzle does not depend on
    /// the order in which they are found. The first use waits until all are found, on whatever thread it happens.
    public static let solutions = SortedSolutions(board: board)

    /// Which day's.
    public let day: Day
    /// Where each tile lies in the end, in the order of their letters.
    public let solution: [Placement]
    /// The tiles that are not fixed in the hard puzzle, in the order in which they were loosened.
    let loosened: [Pentomino]

    /// The puzzle of a day.
    public init(_ day: Day) {
        self.day = day
        var generator = SeededGenerator(seed: UInt64(day.number))
        let solutions = Self.solutions
        let drawn = generator.number(below: solutions.count)
        solution = solutions.placements(of: drawn)
        var order = Pentomino.allCases
        order.shuffle(seededBy: &generator)
        let likenesses = solutions.likenesses(to: drawn)
        var fixed: UInt16 = 0xFFF
        loosened = order.filter { tile in
            let fewer = fixed & ~tile.bit
            guard likenesses.allSatisfy({ $0 & fewer != fewer }) else { return false }
            fixed = fewer
            return true
        }
    }

    /// The tiles that cannot be lifted, in the order of their letters.
    public func fixed(for strength: Strength) -> [Placement] {
        let loose = loosened.dropLast(strength.gifts)
        return solution.filter { !loose.contains($0.tile) }
    }
}
