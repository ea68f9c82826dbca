// SPDX-License-Identifier: GPL-3.0-or-later
import BoardKinds
import Boards
import Testing

@testable import MemoryRules

/// The result of a finished game of Pairs, in English.
struct MemoryResultTextTests {
    @Test func whenTheMovesEqualTheAverageBothNumbersAreShown() throws {
        // Only with one pair is the average a whole number.
        let game = try played([0, 1], numbers: [1, 1])
        #expect(try lines(game) == ["1 move, 1:05", "A perfect memory averages 1.00 moves", noMisses])
    }

    @Test func gameBetterThanThePerfectAverageHasNoMisses() throws {
        let game = try played([0, 3, 1, 4, 2, 5])
        #expect(try lines(game) == ["3 moves, 1:05", "A perfect memory averages 4.33 moves", noMisses])
    }

    @Test func gameWorseThanThePerfectAverageCountsItsAvoidableMisses() throws {
        let game = try played([0, 1, 3, 2, 0, 4, 0, 3, 1, 4, 2, 5])
        #expect(
            try lines(game) == [
                "6 moves, 1:05", "A perfect memory averages 4.33 moves", "2 avoidable misses, 1 unlucky miss",
            ])
    }

    @Test func oneAvoidableMissIsSingular() throws {
        let game = try played([0, 1, 3, 2, 0, 3, 1, 4, 2, 5])
        #expect(try lines(game).last == "1 avoidable miss, 1 unlucky miss")
    }

    @Test func peeksAreListedBetweenMovesAndTime() throws {
        let game = try played([0, 3, 1, 4, 2, 5], peeks: 1)
        #expect(
            try lines(game) == ["3 moves, 1 peek, 1:05", noMisses])
        #expect(try lines(played([0, 3, 1, 4, 2, 5], peeks: 2)).first == "3 moves, 2 peeks, 1:05")
    }

    @Test(arguments: [(0.0, "0:00"), (59.4, "0:59"), (59.5, "1:00"), (3_600, "60:00")])
    func timeIsShownInMinutesAndSeconds(seconds: Double, words: String) throws {
        #expect(try lines(played([0, 1], numbers: [1, 1]), seconds: seconds).first == "1 move, \(words)")
    }

    /// Each list has the cards in the order in which they are turned over. The turn passes after each miss.
    @Test(arguments: [
        ([0, 3, 1, 4, 2, 5], MemorySetup.Players.people(2), "Player 1 wins (3 : 0)"),
        ([0, 1, 0, 3, 1, 4, 2, 5], .people(2), "Player 2 wins (0 : 3)"),
        ([0, 1, 0, 1, 0, 3, 1, 4, 2, 5], .people(3), "Player 3 wins (0 : 0 : 3)"),
        ([0, 3, 1, 2, 1, 4, 2, 5], .people(2), "Player 2 wins (1 : 2)"),
        ([0, 3, 1, 4, 2, 5], .computer(.hard), "You win (3 : 0)"),
        ([0, 1, 0, 3, 1, 4, 2, 5], .computer(.hard), "The computer wins (0 : 3)"),
    ])
    func withSeveralPlayersTheWinnerComesFirstAndNoRatingIsShown(
        cards: [Int], players: MemorySetup.Players, winner: String
    ) throws {
        let game = try played(cards, players: players)
        #expect(try lines(game, players: players) == [winner, "\(cards.count / 2) moves, 1:05"])
    }

    @Test(arguments: [MemorySetup.Players.people(2), .computer(.easy)])
    func equalScoresAreADraw(players: MemorySetup.Players) throws {
        let game = try played([0, 4, 1, 5, 2, 3, 2, 6, 3, 7], numbers: [1, 2, 3, 4, 1, 2, 3, 4], players: players)
        #expect(try lines(game, players: players) == ["Draw (2 : 2)", "5 moves, 1:05"])
    }

    /// The leaders share the win when they have the same number of pairs, even if other players have fewer.
    @Test func twoLeadersOutOfThreeAreADraw() throws {
        let game = try played([0, 4, 1, 5, 2, 3, 2, 6, 3, 7], numbers: [1, 2, 3, 4, 1, 2, 3, 4], players: .people(3))
        #expect(try lines(game, players: .people(3)).first == "Draw (2 : 2 : 0)")
    }

    @Test func setsOfThreeHaveNoAverage() throws {
        var game = MemoryGame(deal: Deal(columns: 3, rows: 2, groupSize: 3, numbers: [1, 1, 1, 2, 2, 2]))
        for card in [0, 1, 3, 0, 1, 2, 3, 4, 5] {
            if game.isMissOpen { _ = try game.play(.turnBack) }
            _ = try game.play(.turn(card))
        }
        #expect(
            try lines(game) == [
                "3 moves, 1:05", "For sets of three, the average of a perfect memory is not known",
                "0 avoidable misses, 1 unlucky miss",
            ])
    }

    private let noMisses = "0 avoidable misses, 0 unlucky misses"

    /// Returns a game in which the given cards are turned over in order, after the given number of peeks. Three pairs
    /// are laid out as 1 2 3, 1 2 3.
    private func played(
        _ cards: [Int], numbers: [Int] = [1, 2, 3, 1, 2, 3], players: MemorySetup.Players = .people(1), peeks: Int = 0
    ) throws -> MemoryGame {
        let setup = MemorySetup(columns: numbers.count / 2, rows: 2, players: players)
        var game = MemoryGame(
            deal: Deal(columns: setup.columns, rows: setup.rows, numbers: numbers), players: setup.playerCount)
        for _ in 0..<peeks { _ = try game.play(.peek) }
        for card in cards {
            if game.open.count == 2 { _ = try game.play(.turnBack) }
            _ = try game.play(.turn(card))
        }
        try #require(game.isOver)
        return game
    }

    private func lines(
        _ game: MemoryGame, players: MemorySetup.Players = .people(1), seconds: Double = 65
    ) throws -> [String] {
        let review = game.groupsWon.count == 1 ? try GameReview(deal: game.deal, moves: game.record) : nil
        let setup = MemorySetup(columns: game.deal.columns, rows: game.deal.rows, players: players)
        let text = MemoryResultText(setup: setup, game: game, review: review, seconds: seconds)
        return (review == nil ? text.praise.map { [$0] } ?? [] : []) + text.details
    }

    @Test func playerWhoForgetsNothingIsPraised() throws {
        let remembered = "You remembered every card you saw"
        #expect(try praise(played([0, 3, 1, 4, 2, 5])) == remembered)
        #expect(try praise(played([0, 3, 1, 4, 2, 5], peeks: 1)) == nil)
        #expect(try praise(played([0, 1, 3, 2, 0, 3, 1, 4, 2, 5])) == nil)
    }

    @Test func winnerIsCalledByTheNameThatWasTyped() throws {
        let cards = [0, 1, 0, 3, 1, 4, 2, 5]
        let game = try played(cards, players: .people(2))
        #expect(try praise(game, players: .people(2), names: [nil, "Ada"]) == "Ada wins (0 : 3)")
        #expect(try praise(game, players: .people(2), names: ["Ada", nil]) == "Player 2 wins (0 : 3)")
        #expect(try praise(game, players: .computer(.hard), names: ["Ada", nil]) == "The computer wins (0 : 3)")
    }

    private func praise(
        _ game: MemoryGame, players: MemorySetup.Players = .people(1), names: [String?] = []
    ) throws -> String? {
        let review = game.groupsWon.count == 1 ? try GameReview(deal: game.deal, moves: game.record) : nil
        let setup = MemorySetup(columns: game.deal.columns, rows: game.deal.rows, players: players)
        return MemoryResultText(setup: setup, game: game, review: review, seconds: 65, names: names).praise
    }
}
