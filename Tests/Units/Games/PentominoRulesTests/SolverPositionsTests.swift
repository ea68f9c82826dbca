// SPDX-License-Identifier: GPL-3.0-or-later
import PentominoRules
import Seeding
import Testing

@Suite struct SolverPositionsTests {
    private func letters(_ solver: Solver) -> Set<String> {
        var found: Set<String> = []
        solver.forEachSolution { solution in
            #expect(found.insert(solution.letters(on: solver.board)).inserted)
            return true
        }
        #expect(solver.count() == found.count)
        return found
    }

    @Test(arguments: [TileBoard.full[2], TileBoard.full[3], TileBoard.full[4], TileBoard(rows: 10, columns: 3)])
    func everySolutionFillsEachSquareOnce(_ board: TileBoard) {
        Solver(board: board, tiles: Pentomino.allCases).forEachSolution { solution in
            #expect(solution.placements.flatMap(\.squares).sorted() == board.squares)
            #expect(solution.placements.map(\.tile) == Set(solution.placements.map(\.tile)).sorted())
            #expect(solution.placements.count == board.tileCount)
            return true
        }
    }

    @Test(
        arguments: [
            TileBoard(rows: 3, columns: 5), TileBoard(rows: 5, columns: 4), TileBoard(rows: 2, columns: 10),
            TileBoard(rows: 1, columns: 10), TileBoard(rows: 10, columns: 2),
            TileBoard(rows: 4, columns: 4, holes: [Square(column: 3, row: 1)]),
            TileBoard(rows: 7, columns: 3, holes: [Square(column: 1, row: 3)]),
        ])
    func itFindsTheSolutionsOfTheReferenceSolver(_ board: TileBoard) {
        let reference = ReferenceSolver(board: board)
        let expected = reference.solutions(tiles: Pentomino.allCases, placed: [])
        #expect(letters(Solver(board: board, tiles: Pentomino.allCases)) == expected)
    }

    /// Some tiles of a known solution are placed, and any others can be added, a few of them on one side only.
    @Test(arguments: 0..<40) func itFindsTheSolutionsOfTheReferenceSolverInAPosition(_ seed: Int) throws {
        var generator = SeededGenerator(seed: UInt64(seed))
        let board = [TileBoard.full[0], TileBoard.full[3], TileBoard.full[4], TileBoard(rows: 10, columns: 5)][seed % 4]
        let all = Solver(board: board, tiles: Pentomino.allCases)
        var solutions: [Solution] = []
        all.forEachSolution { solution in
            solutions.append(solution)
            return solutions.count < 60
        }
        solutions.shuffle(seededBy: &generator)
        var placed = solutions[0].placements
        placed.shuffle(seededBy: &generator)
        placed.removeLast(4)
        var tiles = Pentomino.allCases.filter { tile in !placed.contains { $0.tile == tile } }
        tiles.shuffle(seededBy: &generator)
        let sides: [Pentomino: Bool] = seed % 3 == 0 ? [tiles[0]: true, tiles[1]: false] : [:]
        let solver = Solver(board: board, tiles: tiles, placed: placed, handedness: sides)
        let expected = ReferenceSolver(board: board, handedness: sides).solutions(tiles: tiles, placed: placed)
        #expect(letters(solver) == expected)
        if sides.isEmpty { #expect(expected.contains(solutions[0].letters(on: board))) }
        #expect(solver.count(upTo: 1) == min(1, expected.count))
    }

    /// I in the middle of the short side keeps the board symmetric, so solutions come in pairs.
    @Test func symmetricPositionHasSymmetricSolutions() {
        let board = TileBoard(rows: 5, columns: 12)
        let upright = Placement(.i, at: Square(column: 0, row: 0))
        let solver = Solver(board: board, tiles: Pentomino.allCases, placed: [upright])
        var solutions: Set<Solution> = []
        var forms: Set<Solution> = []
        solver.forEachSolution { solution in
            forms.insert(solution.canonical(on: board))
            return solutions.insert(solution).inserted
        }
        #expect(!forms.isEmpty)
        #expect(solutions.count == 2 * forms.count)
        #expect(solver.count() == solutions.count)
        #expect(solver.distinctCount() == forms.count)
        // Along the long edge it breaks the symmetry.
        let along = Placement(.i, Orientation(quarterTurns: 1), at: Square(column: 0, row: 0))
        let oneSided = Solver(board: board, tiles: Pentomino.allCases, placed: [along])
        #expect(oneSided.count() == oneSided.distinctCount())
    }

    @Test func impossiblePositionHasNoSolution() throws {
        let board = TileBoard(rows: 3, columns: 5)
        let corner = Placement(.p, at: Square(column: 0, row: 0))
        let impossible: [[Placement]] = [
            [corner, Placement(.v, at: Square(column: 0, row: 0))],
            [corner, Placement(.p, Orientation(quarterTurns: 2), at: Square(column: 3, row: 0))],
            [corner, corner],
            [Placement(.x, at: Square(column: 3, row: 0))],
            [Placement(.x, at: Square(column: 0, row: -1))],
        ]
        for placed in impossible {
            let solver = Solver(board: board, tiles: Pentomino.allCases, placed: placed)
            #expect(solver.count() == 0)
            #expect(solver.forEachSolution { _ in true }.solutions == 0)
        }
        // V overlaps U and F, and the remaining area has the shape of P.
        let solution = try #require(Solution(letters: "UUFFPUFFPPUUFPP", on: board))
        let placed = [solution.placements[0], solution.placements[2], Placement(.v, at: Square(column: 0, row: 0))]
        #expect(Solver(board: board, tiles: [.p], placed: placed).count() == 0)
        #expect(Solver(board: board, tiles: [.p], placed: Array(placed.dropLast())).count() == 1)
        let hole = TileBoard(rows: 4, columns: 4, holes: [Square(column: 1, row: 1)])
        #expect(Solver(board: hole, tiles: Pentomino.allCases, placed: [corner]).count() == 0)
    }

    @Test func tooFewOrUnsuitableTilesFillNothing() {
        let board = TileBoard(rows: 3, columns: 5)
        #expect(Solver(board: board, tiles: [.u, .x]).count() == 0)
        #expect(Solver(board: board, tiles: [.i, .w, .z]).count() == 0)
        #expect(Solver(board: board, tiles: []).count() == 0)
        #expect(Solver(board: TileBoard(rows: 4, columns: 4), tiles: Pentomino.allCases).count() == 0)
    }

    @Test func filledBoardIsItsOwnSolution() throws {
        let board = TileBoard(rows: 3, columns: 5)
        var first: Solution?
        Solver(board: board, tiles: Pentomino.allCases).forEachSolution { solution in
            first = solution
            return false
        }
        let solution = try #require(first)
        let solver = Solver(board: board, tiles: Pentomino.allCases, placed: solution.placements.reversed())
        #expect(letters(solver) == [solution.letters(on: board)])
        #expect(solver.distinctCount() == 1)
        // X turned over fills the same squares, and the solution contains the plain orientation.
        let turned = Placement(.x, Orientation(quarterTurns: 3, isFlipped: true), at: Square(column: 1, row: 0))
        let plain = Placement(.x, at: Square(column: 1, row: 0))
        for tiles in [turned, plain].map({ Solver(board: board, tiles: Pentomino.allCases, placed: [$0]) }) {
            #expect(tiles.forEachSolution { $0.placements.contains(plain) }.ending == .complete)
        }
    }
}
