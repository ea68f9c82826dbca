// SPDX-License-Identifier: GPL-3.0-or-later
import PentominoRules
import Seeding
import Testing

@Suite struct DeadRegionsTests {
    private let board = TileBoard(rows: 3, columns: 5)
    private let top = Placement(.i, Orientation(quarterTurns: 1), at: Square(column: 0, row: 0))

    @Test(arguments: TileBoard.full + TileBoard.ladder) func emptyBoardHasNoDeadRegions(_ board: TileBoard) {
        #expect(DeadRegions(board: board, placements: [], tiles: Pentomino.allCases).regions.isEmpty)
    }

    @Test func filledBoardHasNoDeadRegions() {
        #expect(DeadRegions(board: TileBoard(rows: 1, columns: 5), placements: [top], tiles: []).regions.isEmpty)
    }

    @Test func areaNotDivisibleByFiveIsDead() {
        let x = Placement(.x, at: Square(column: 0, row: 0))
        let dead = DeadRegions(board: board, placements: [x], tiles: Pentomino.allCases)
        let right = board.squares.filter { $0.column > 2 || $0.column == 2 && $0.row != 1 }
        #expect(dead.regions == [[Square(column: 0, row: 0)], right, [Square(column: 0, row: 2)]])
    }

    @Test func fiveSquaresAreDeadWithoutTheTileOfTheirShape() {
        // X in the middle leaves two areas in the shape of U. Each area is checked separately, so one U is enough.
        let x = Placement(.x, at: Square(column: 1, row: 0))
        let areas = [0, 4].map { edge in
            board.squares.filter { $0.column == edge || abs($0.column - edge) == 1 && $0.row != 1 }
        }
        #expect(DeadRegions(board: board, placements: [x], tiles: [.i, .v]).regions == areas)
        #expect(DeadRegions(board: board, placements: [x], tiles: [.i, .u]).regions.isEmpty)
        // A placed tile cannot be used again.
        #expect(DeadRegions(board: TileBoard(rows: 2, columns: 5), placements: [top], tiles: [.i]).regions.count == 1)
    }

    @Test func handednessOfATileMatters() {
        // Four squares with a fifth below the left one: the shape of L turned, but not flipped.
        let board = TileBoard(rows: 2, columns: 4, holes: Set((1...3).map { Square(column: $0, row: 1) }))
        let dead = [false, true].map { DeadRegions(board: board, placements: [], tiles: [.l], handedness: [.l: $0]) }
        #expect(dead[0].regions.isEmpty)
        #expect(dead[1].regions == [board.squares])
    }

    @Test func areaLargerThanTheRemainingTilesIsDead() {
        let rest = board.squares.filter { $0.row > 0 }
        #expect(DeadRegions(board: board, placements: [top], tiles: [.l]).regions == [rest])
        let large = TileBoard(rows: 4, columns: 5)
        #expect(DeadRegions(board: large, placements: [], tiles: [.l, .p, .u]).regions == [large.squares])
    }

    /// After an L in the corner of 3x5, only N and V or T and Y fill the rest.
    @Test func tenSquaresAreTriedWithTheRemainingTiles() {
        let l = Placement(.l, Orientation(quarterTurns: 1), at: Square(column: 0, row: 0))
        let rest = board.squares.filter { $0.row > 0 && $0.column > 0 || $0.column == 4 || $0.row == 2 }
        let tiles = Pentomino.allCases.filter { $0 != .l }
        for first in tiles {
            for second in tiles where first < second {
                let dead = DeadRegions(board: board, placements: [l], tiles: [first, second]).regions
                #expect(dead == ([[.n, .v], [.t, .y]].contains([first, second]) ? [] : [rest]))
            }
        }
    }

    /// Small dead regions are confirmed by an exhaustive search, and a solvable position has none.
    @Test(arguments: 0..<60) func areasAreDeadIfNothingFillsThem(_ seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        let board = [TileBoard.full[0], TileBoard.full[4], TileBoard(rows: 3, columns: 10)][seed % 3]
        let placements = RandomPosition.placements(on: board, count: 3 + seed % 5, seededBy: &generator)
        let tiles = Pentomino.allCases.filter { tile in !placements.contains { $0.tile == tile } }
        let dead = DeadRegions(board: board, placements: placements, tiles: tiles).regions
        let free = Set(board.squares).subtracting(placements.flatMap(\.squares))
        #expect(Set(dead.joined()).isSubset(of: free))
        #expect(dead == dead.map { $0.sorted() }.sorted { $0[0] < $1[0] })
        for region in dead {
            for square in region {
                let beside = [(0, -1), (0, 1), (-1, 0), (1, 0)].map { square.moved(columns: $0.0, rows: $0.1) }
                #expect(free.intersection(beside).isSubset(of: region))
            }
            guard region.count % 5 == 0, region.count <= 10 else { continue }
            let area = TileBoard(
                rows: board.rows, columns: board.columns,
                holes: board.holes.union(board.squares).subtracting(region))
            #expect(ReferenceSolver(board: area).solutions(tiles: tiles, placed: []).isEmpty)
        }
        if Solver(board: board, tiles: tiles, placed: placements).count(upTo: 1) == 1 { #expect(dead.isEmpty) }
        if free.count % 5 != 0 { #expect(!dead.isEmpty) }
    }
}
