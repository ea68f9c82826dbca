// SPDX-License-Identifier: GPL-3.0-or-later
import PentominoRules
import Seeding
import Testing

@Suite struct HintTests {
    private let board = TileBoard(rows: 3, columns: 5)

    /// Returns whether a position has a solution.
    private func isSolvable(_ board: TileBoard, _ placements: [Placement]) -> Bool {
        Solver(board: board, tiles: Pentomino.allCases, placed: placements).count(upTo: 1) == 1
    }

    @Test(arguments: 0..<80) func hintIsAlwaysRight(_ seed: Int) throws {
        var generator = SeededGenerator(seed: UInt64(seed))
        let boards = [(4, 5), (5, 5), (3, 10), (5, 8)].map { TileBoard(rows: $0.0, columns: $0.1) }
        let board = boards[seed % boards.count]
        let placements = RandomPosition.placements(on: board, count: seed % 7, seededBy: &generator)
        let tiles = Pentomino.allCases.filter { tile in !placements.contains { $0.tile == tile } }
        let fixed = Set(placements.prefix(seed % 3).map(\.tile))
        let hint = Hint(board: board, placements: placements, fixed: fixed, tiles: tiles)

        switch hint {
        case .place(let placement):
            #expect(tiles.contains(placement.tile))
            #expect(isSolvable(board, placements + [placement]))
        case .takeBack(let tile):
            #expect(!isSolvable(board, placements))
            let movable = placements.map(\.tile).filter { !fixed.contains($0) }
            let helping = movable.filter { tile in isSolvable(board, placements.filter { $0.tile != tile }) }
            #expect(tile == helping.last ?? movable.last)
            let stuck = placements.filter { fixed.contains($0.tile) }
            #expect(isSolvable(board, stuck))
        case .alreadySolved:
            #expect(placements.count == board.tileCount)
        case nil:
            #expect(!isSolvable(board, placements.filter { fixed.contains($0.tile) }))
        }
    }

    @Test(arguments: TileBoard.full) func hintsLeadFromTheEmptyBoardToASolution(_ board: TileBoard) throws {
        var placements: [Placement] = []
        for _ in 0..<board.tileCount {
            let hint = Hint(board: board, placements: placements, tiles: Pentomino.allCases)
            guard case .place(let placement) = try #require(hint) else {
                Issue.record("there is a solution")
                return
            }
            placements.append(placement)
        }
        #expect(placements.flatMap(\.squares).sorted() == board.squares)
        #expect(Hint(board: board, placements: placements, tiles: []) == .alreadySolved)
    }

    @Test func tightestPlacementIsSuggested() throws {
        // Only U and P fill the rest. U touches its surroundings with all of its twelve edges, P with all of its ten.
        let solution = try #require(Solution(letters: "UUFFPUFFPPUUFPP", on: board))
        let hint = Hint(board: board, placements: [solution.placements[0]], tiles: [.p, .u])
        #expect(hint == .place(solution.placements[2]))
    }

    @Test func tileThatBlocksTheSolutionIsTakenBack() throws {
        let p = try #require(Solution(letters: "UUFFPUFFPPUUFPP", on: board)).placements[1]
        let x = Placement(.x, at: Square(column: 0, row: 0))
        #expect(Hint(board: board, placements: [p, x], tiles: Pentomino.allCases) == .takeBack(.x))
        // X cuts off two corners, so taking back a tile placed after it does not help.
        #expect(Hint(board: board, placements: [x, p], tiles: Pentomino.allCases) == .takeBack(.x))
        // A fixed tile is never taken back, even if it blocks every solution.
        #expect(Hint(board: board, placements: [p, x], fixed: [.x], tiles: Pentomino.allCases) == nil)
    }

    @Test func latestOfSeveralBlockingTilesIsTakenBack() {
        // X at one end and Z at the other both cut off corners.
        let board = TileBoard(rows: 3, columns: 10)
        let x = Placement(.x, at: Square(column: 0, row: 0))
        let z = Placement(.z, at: Square(column: 7, row: 0))
        #expect(Hint(board: board, placements: [x, z], tiles: Pentomino.allCases) == .takeBack(.z))
        #expect(Hint(board: board, placements: [z, x], tiles: Pentomino.allCases) == .takeBack(.x))
    }

    @Test func ifNothingHelpsThereIsNoHint() {
        #expect(Hint(board: board, placements: [], tiles: [.x, .w, .z]) == nil)
        #expect(Hint(board: TileBoard(rows: 4, columns: 4), placements: [], tiles: Pentomino.allCases) == nil)
    }

    @Test func hintRespectsTheAllowedHandedness() throws {
        for side in [false, true] {
            let solution = try #require(Solution(letters: "UUFFPUFFPPUUFPP", on: board))
            let isFlipped = solution.placements[1].orientation.isFlipped
            let hint = Hint(
                board: board, placements: [solution.placements[0], solution.placements[2]], tiles: [.p],
                handedness: [.p: side])
            #expect(hint == .place(solution.placements[1]) ? side == isFlipped : side != isFlipped)
        }
    }

    @Test func canceledSearchGivesNoHint() {
        #expect(Hint(board: TileBoard.full[0], placements: [], tiles: Pentomino.allCases, isCanceled: { true }) == nil)
        // Cancellation also works later, during the search for the tile to take back.
        let x = Placement(.x, at: Square(column: 0, row: 0))
        var questions = 0
        let hint = Hint(board: board, placements: [x], tiles: Pentomino.allCases) {
            questions += 1
            return questions > 1
        }
        #expect(hint == nil)
    }
}
