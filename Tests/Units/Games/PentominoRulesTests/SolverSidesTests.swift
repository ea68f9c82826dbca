// SPDX-License-Identifier: GPL-3.0-or-later
import PentominoRules
import Testing

/// Tiles that can be turned but not flipped.
@Suite struct SolverSidesTests {
    static let chiral = Pentomino.allCases.filter(\.isChiral)

    /// The 64 combinations of sides of the six chiral tiles.
    static let choices = (0..<64).map { choice in
        Dictionary(uniqueKeysWithValues: chiral.enumerated().map { ($1, choice >> $0 & 1 == 1) })
    }

    @Test(arguments: zip([TileBoard.full[0], TileBoard.full[3], TileBoard.full[4]], [64, 2, 50]))
    func someCombinationsOfSidesHaveSolutions(_ board: TileBoard, _ expected: Int) {
        let solvable = Self.choices.filter { choice in
            Solver(board: board, tiles: Pentomino.allCases, handedness: choice).count(upTo: 1) == 1
        }
        #expect(solvable.count == expected)
        // A combination and its mirror image are both solvable or both unsolvable.
        #expect(Set(solvable.map { $0.mapValues { !$0 } }) == Set(solvable))
    }

    /// Each solution shows its tiles from certain sides, so the solutions of all combinations add up to the total.
    @Test(arguments: [TileBoard.full[2], TileBoard.full[3], TileBoard.full[4]])
    func combinationsShareAllSolutions(_ board: TileBoard) {
        var counts: [[Pentomino: Bool]: Int] = [:]
        Solver(board: board, tiles: Pentomino.allCases).forEachSolution { solution in
            let sides = solution.placements.filter(\.tile.isChiral).map { ($0.tile, $0.orientation.isFlipped) }
            counts[Dictionary(uniqueKeysWithValues: sides), default: 0] += 1
            return true
        }
        for choice in Self.choices {
            let solver = Solver(board: board, tiles: Pentomino.allCases, handedness: choice)
            #expect(solver.count() == counts[choice] ?? 0)
        }
    }

    @Test func tileWithAFixedSideIsNeverFlipped() {
        let board = TileBoard(rows: 3, columns: 10)
        for side in [false, true] {
            let solver = Solver(board: board, tiles: Pentomino.allCases, handedness: [.l: side, .x: !side])
            var sides: Set<Bool> = []
            solver.forEachSolution { solution in
                for placement in solution.placements where placement.tile == .l {
                    sides.insert(placement.orientation.isFlipped)
                }
                return true
            }
            #expect(sides == [side])
        }
    }

    /// The handedness of tiles is preserved when the solver turns the board.
    @Test(arguments: [false, true]) func turnedBoardHasTheSameNumberOfSolutions(_ side: Bool) {
        let sides: [Pentomino: Bool] = [.l: side, .p: false, .y: true]
        let wide = Solver(board: TileBoard(rows: 3, columns: 10), tiles: Pentomino.allCases, handedness: sides)
        let high = Solver(board: TileBoard(rows: 10, columns: 3), tiles: Pentomino.allCases, handedness: sides)
        #expect(wide.count() == high.count())
        high.forEachSolution { solution in
            #expect(
                solution.placements.allSatisfy {
                    sides[$0.tile] ?? $0.orientation.isFlipped == $0.orientation.isFlipped
                })
            return true
        }
    }
}
