// SPDX-License-Identifier: GPL-3.0-or-later
import PentominoRules
import Testing

struct PentominoSetupTests {
    @Test func boardsAreFoundByTheirNames() throws {
        for board in TileBoard.full + TileBoard.ladder {
            #expect(PentominoSetup.board(board).notation == board.name)
            #expect(PentominoSetup(notation: board.name) == .board(board))
        }
        #expect(PentominoSetup().notation == "6x10")
    }

    @Test func puzzlesAreWrittenAsDayAndStrength() throws {
        let day = try #require(Day(year: 2026, month: 11, day: 21))
        #expect(PentominoSetup.daily(day, .hard).notation == "daily 2026-11-21 hard")
        for strength in DailyPuzzle.Strength.allCases {
            let setup = PentominoSetup.daily(day, strength)
            #expect(PentominoSetup(notation: setup.notation) == setup)
            #expect(setup.board.name == "6x10")
        }
    }

    @Test(arguments: [
        "", " ", "10x6", "6x10 ", " 6x10", "6X10", "06x10", "7x7", "5x11", "6x10 hard", "daily", "daily 2026-11-21",
        "daily 2026-11-21 Hard", "daily 2026-11-21 harder", "daily 2026-11-21  hard", "daily 2026-11-21 hard ",
        " daily 2026-11-21 hard", "Daily 2026-11-21 hard", "daily 2026-11-31 hard", "daily 2026-02-29 hard",
        "daily 1999-12-31 hard", "daily 2100-01-01 hard", "2026-11-21 hard", "daily hard 2026-11-21",
    ])
    func invalidSetupsAreRefused(notation: String) {
        #expect(PentominoSetup(notation: notation) == nil)
    }

    @Test func fullBoardHasAllTilesForAnySeed() {
        for board in TileBoard.full {
            let game = PentominoGame(setup: .board(board), seed: 3)
            #expect(game.board == board)
            #expect(game.tray == Pentomino.allCases)
            #expect(game == PentominoGame(setup: .board(board), seed: 4))
        }
    }

    @Test func ladderBoardHasTheTilesOfItsDeal() throws {
        let board = try #require(TileBoard(name: "5x5"))
        let deal = try #require(TileDeal(board: board, seed: 3))
        #expect(PentominoGame(setup: .board(board), seed: 3).tray == deal.tiles)
    }
}
