// SPDX-License-Identifier: GPL-3.0-or-later
import BoardKinds
import PentominoRules
import Testing

/// Screen reader descriptions of solutions.
struct SolutionTextTests {
    @Test func solutionIsNamedByItsNumber() {
        #expect(SolutionText.name(number: 1) == "Solution 1")
        #expect(SolutionText.name(number: 2_339) == "Solution 2339")
    }

    @Test func solutionIsDescribedRowByRow() throws {
        let board = TileBoard(rows: 3, columns: 5)
        let solution = try #require(Solution(letters: "UUFFP" + "UFFPP" + "UUFPP", on: board))
        #expect(
            SolutionText.rows(of: solution, on: board)
                == "Row 1: U U F F P. Row 2: U F F P P. Row 3: U U F P P")
    }

    @Test func holesInTheBoardAreDescribed() throws {
        let board = TileBoard(rows: 2, columns: 3, holes: [Square(column: 2, row: 0)])
        let solution = try #require(Solution(letters: "PP." + "PPP", on: board))
        #expect(SolutionText.rows(of: solution, on: board) == "Row 1: P P hole. Row 2: P P P")
    }

    @Test func everySolutionHasItsOwnDescription() {
        let board = TileBoard(rows: 3, columns: 20)
        var spoken: [String] = []
        Solver(board: board, tiles: Pentomino.allCases).forEachSolution { solution in
            spoken.append(SolutionText.rows(of: solution, on: board))
            return true
        }
        #expect(spoken.count == 8, "two solutions, each in four orientations")
        #expect(Set(spoken).count == spoken.count)
    }
}
