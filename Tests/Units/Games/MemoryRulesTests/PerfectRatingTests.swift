// SPDX-License-Identifier: GPL-3.0-or-later
import Testing

@testable import MemoryRules

struct PerfectRatingTests {
    @Test func averageGameIsRatedOneHundred() throws {
        let rating = try #require(try rating([0, 1], numbers: [1, 1]))
        #expect(rating.expectedMoves == 1)
        #expect(rating.percent == 100)
    }

    @Test func fewerMovesThanTheAverageRateAboveAHundred() throws {
        let rating = try #require(try rating([0, 3, 1, 4, 2, 5]))
        #expect(abs(rating.expectedMoves - 13.0 / 3) < 1e-12)
        #expect(abs(rating.percent - 100 * 13.0 / 9) < 1e-9)
    }

    @Test func moreMovesThanTheAverageRateBelowAHundred() throws {
        let rating = try #require(try rating([0, 1, 3, 0, 1, 2, 1, 4, 2, 5]))
        #expect(abs(rating.percent - 100 * 13.0 / 15) < 1e-9)
    }

    @Test func peekIsNotAMove() throws {
        #expect(try rating([0, 3, 1, 4, 2, 5], peeks: 2) == rating([0, 3, 1, 4, 2, 5]))
    }

    @Test(arguments: 2...4) func gamesOfSeveralPlayersHaveNoRating(players: Int) throws {
        #expect(try rating([0, 3, 1, 4, 2, 5], players: players) == nil)
    }

    /// Returns the rating of a game in which the given cards are turned over in order, after the given number of peeks.
    private func rating(
        _ cards: [Int], numbers: [Int] = [1, 2, 3, 1, 2, 3], players: Int = 1, peeks: Int = 0
    ) throws -> PerfectRating? {
        var game = MemoryGame(
            deal: Deal(columns: numbers.count / 2, rows: 2, numbers: numbers), players: players)
        for _ in 0..<peeks { _ = try game.play(.peek) }
        for card in cards {
            if game.open.count == 2 { _ = try game.play(.turnBack) }
            _ = try game.play(.turn(card))
        }
        try #require(game.isOver)
        return PerfectRating(of: game)
    }
}
