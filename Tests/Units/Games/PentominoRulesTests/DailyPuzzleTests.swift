// SPDX-License-Identifier: GPL-3.0-or-later
import PentominoRules
import Testing

struct DailyPuzzleTests {
    private static let year = (0..<365).reduce(into: [Day(year: 2026, month: 11, day: 21)]) { days, _ in
        days.append(days.last??.next)
    }.dropLast().compactMap { $0 }

    @Test func puzzleOfADayIsFixed() throws {
        let day = try #require(Day(notation: "2026-11-21"))
        let puzzle = DailyPuzzle(day)
        #expect(
            drawing(puzzle.solution)
                == ["WWFFTTTXUU", "NWWFFTXXXU", "NNWFZTYXUU", "VNZZZYYYYL", "VNZPPPLLLL", "VVVPPIIIII"])
        #expect(
            drawing(puzzle.fixed(for: .easy))
                == ["..FF...X..", "N..FF.XXX.", "NN.FZ..X..", "VNZZZ.....", "VNZPPP....", "VVVPPIIIII"])
        #expect(
            drawing(puzzle.fixed(for: .medium))
                == ["..FF......", "N..FF.....", "NN.FZ.....", ".NZZZ.....", ".NZPPP....", "...PPIIIII"])
        #expect(
            drawing(puzzle.fixed(for: .hard))
                == ["..FF......", "N..FF.....", "NN.F......", ".N........", ".N.PPP....", "...PP....."])
    }

    @Test func eachPuzzleOfAYearHasExactlyOneSolution() throws {
        #expect(Self.year.count == 365)
        for day in Self.year {
            let puzzle = DailyPuzzle(day)
            for strength in DailyPuzzle.Strength.allCases {
                let fixed = puzzle.fixed(for: strength)
                let solver = Solver(board: DailyPuzzle.board, tiles: Pentomino.allCases, placed: fixed)
                try #require(solver.count(upTo: 2) == 1, "\(day.notation) \(strength)")
            }
        }
    }

    @Test func harderPuzzleHasFewerOfTheSameFixedTiles() throws {
        for day in Self.year {
            let puzzle = DailyPuzzle(day)
            let (easy, medium, hard) = (
                puzzle.fixed(for: .easy), puzzle.fixed(for: .medium), puzzle.fixed(for: .hard)
            )
            try #require(hard.count >= 1, "\(day.notation)")
            try #require(medium.count == hard.count + 2, "\(day.notation)")
            try #require(easy.count == hard.count + 4, "\(day.notation)")
            try #require(easy.count <= 9, "\(day.notation)")
            try #require(Set(hard).isSubset(of: medium) && Set(medium).isSubset(of: easy), "\(day.notation)")
            try #require(Set(easy).isSubset(of: puzzle.solution), "\(day.notation)")
            for placement in easy {
                let first = placement.tile.distinctOrientations.first {
                    placement.tile.squares($0) == placement.tile.squares(placement.orientation)
                }
                try #require(first == placement.orientation)
            }
        }
    }

    @Test func withoutAnyOneOfItsTilesAHardPuzzleHasMoreSolutions() throws {
        for day in Self.year {
            let fixed = DailyPuzzle(day).fixed(for: .hard)
            for placement in fixed {
                let solver = Solver(
                    board: DailyPuzzle.board, tiles: Pentomino.allCases, placed: fixed.filter { $0 != placement })
                try #require(solver.count(upTo: 2) == 2, "\(day.notation) without \(placement.tile)")
            }
        }
    }

    @Test func yearHasManyDifferentPuzzles() {
        #expect(Set(Self.year.map { DailyPuzzle($0).solution }).count > 340)
        // Every tile is left fixed on some day, so none is always removed early.
        #expect(Set(Self.year.flatMap { DailyPuzzle($0).fixed(for: .hard).map(\.tile) }).count == 12)
    }

    @Test func solutionFillsTheBoard() throws {
        let puzzle = DailyPuzzle(try #require(Day(notation: "2027-02-28")))
        #expect(puzzle.solution.map(\.tile) == Pentomino.allCases)
        #expect(Set(puzzle.solution.flatMap(\.squares)) == Set(DailyPuzzle.board.squares))
    }

    @Test func gameOfAPuzzleIsWonByItsSolution() throws {
        let day = try #require(Day(notation: "2026-11-21"))
        for strength in DailyPuzzle.Strength.allCases {
            var game = PentominoGame(setup: .daily(day, strength), seed: 1)
            let puzzle = DailyPuzzle(day)
            #expect(Array(game.fixed.values).sorted { $0.tile < $1.tile } == puzzle.fixed(for: strength))
            for placement in puzzle.solution where game.fixed[placement.tile] == nil {
                _ = try game.play(.pick(placement.tile))
                if placement.orientation.isFlipped { _ = try game.play(.flip) }
                for _ in 0..<placement.orientation.quarterTurns { _ = try game.play(.turn(.clockwise)) }
                _ = try game.play(.place(placement.origin))
            }
            #expect(game.isOver)
        }
    }

    private func drawing(_ placements: [Placement]) -> [String] {
        (0..<6).map { row in
            (0..<10).map { column in
                placements.first { $0.squares.contains(Square(column: column, row: row)) }?.tile.letter ?? "."
            }.joined()
        }
    }
}
