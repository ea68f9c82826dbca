// SPDX-License-Identifier: GPL-3.0-or-later
import GameRecords
import MemoryRules
import Testing

struct GameRecordTests {
    @Test func recordWithoutMovesIsANewGame() throws {
        let record = try #require(GameRecord<MemoryGame>(setup: "4x4 people 1", seed: 7, moves: ""))
        #expect(record.moves.isEmpty)
        #expect((try? record.played()) == MemoryGame(setup: MemorySetup(), seed: 7))
    }

    @Test(arguments: ["", "4 by 4", "4x4", "3x3 people 1", "4x4 people 1 "]) func invalidSetupIsRefused(
        _ setup: String
    ) {
        #expect(GameRecord<MemoryGame>(setup: setup, seed: 7, moves: "1 2") == nil)
    }

    @Test(arguments: ["1 x", "1 -2", "01", "1,2"]) func oneInvalidMoveMakesTheRecordInvalid(_ moves: String) {
        #expect(GameRecord<MemoryGame>(setup: "4x4 people 1", seed: 7, moves: moves) == nil)
    }

    @Test func illegalMoveThrowsItsRefusal() throws {
        let record = try #require(GameRecord<MemoryGame>(setup: "4x4 people 1", seed: 7, moves: "1 1"))
        #expect(throws: MemoryGame.Refusal.alreadyFaceUp) { try record.played() }
    }
}
