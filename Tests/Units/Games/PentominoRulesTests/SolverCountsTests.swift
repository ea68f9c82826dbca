// SPDX-License-Identifier: GPL-3.0-or-later
import PentominoRules
import Testing

@Suite struct SolverCountsTests {
    /// Published numbers of solutions: up to symmetry, and in total.
    @Test(arguments: zip(TileBoard.full, [(2339, 9356), (1010, 4040), (368, 1472), (2, 8), (65, 520)]))
    func fullBoardHasThePublishedNumberOfSolutions(_ board: TileBoard, _ expected: (distinct: Int, all: Int)) {
        let solver = Solver(board: board, tiles: Pentomino.allCases)
        #expect(solver.distinctCount() == expected.distinct)
        #expect(solver.count() == expected.all)
        var seen: Set<Solution> = []
        let outcome = solver.forEachSolution { seen.insert($0).inserted }
        #expect(outcome.ending == .complete)
        #expect(outcome.solutions == expected.all)
        #expect(seen.count == expected.all)
        let distinct = solver.forEachDistinctSolution { seen.contains($0) }
        #expect(distinct.solutions == expected.distinct)
    }

    /// The numbers are up to symmetry, with any set of tiles, each used at most once.
    @Test(
        arguments: zip(
            TileBoard.ladder + [(3, 10), (3, 15), (4, 10), (10, 3)].map { TileBoard(rows: $0.0, columns: $0.1) },
            [7, 50, 107, 541, 1396, 3408, 5902, 6951, 145, 201, 2085, 145]))
    func smallBoardHasTheKnownNumberOfSolutionsWithAnyTiles(_ board: TileBoard, _ expected: Int) {
        #expect(Solver(board: board, tiles: Pentomino.allCases).distinctCount() == expected)
    }

    /// Two solutions are the same up to symmetry if they have the same canonical form.
    @Test(arguments: [(3, 5), (4, 5), (5, 5), (5, 6), (3, 10), (10, 3)])
    func distinctSolutionsHaveDifferentCanonicalForms(_ rows: Int, _ columns: Int) {
        let board = TileBoard(rows: rows, columns: columns)
        let solver = Solver(board: board, tiles: Pentomino.allCases)
        var forms: Set<Solution> = []
        solver.forEachSolution { solution in
            forms.insert(solution.canonical(on: board))
            return true
        }
        var distinct: Set<Solution> = []
        solver.forEachDistinctSolution { distinct.insert($0.canonical(on: board)).inserted }
        #expect(distinct == forms)
        #expect(solver.distinctCount() == forms.count)
    }

    /// A solution that is its own mirror image counts once.
    @Test func symmetricSolutionCountsOnce() {
        let board = TileBoard(rows: 1, columns: 5)
        let solver = Solver(board: board, tiles: [.i])
        #expect(solver.count() == 1)
        #expect(solver.distinctCount() == 1)
        #expect(solver.forEachSolution { _ in true }.solutions == 1)
        // Only X has this shape, which is invariant under all eight symmetries.
        let plus = TileBoard(
            rows: 3, columns: 3,
            holes: [(0, 0), (2, 0), (0, 2), (2, 2)].reduce(into: []) { $0.insert(Square(column: $1.0, row: $1.1)) })
        #expect(Solver(board: plus, tiles: Pentomino.allCases).count() == 1)
        #expect(Solver(board: plus, tiles: Pentomino.allCases).distinctCount() == 1)
    }
}
