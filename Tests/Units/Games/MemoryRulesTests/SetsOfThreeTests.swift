// SPDX-License-Identifier: GPL-3.0-or-later
import Testing

@testable import MemoryRules

/// Each kind of move in a game in which three cards match: 1 at places 0, 3, and 6, 2 at 1, 4, and 7, 3 at 2, 5, and 8.
struct SetsOfThreeTests {
    private static let deal = Deal(columns: 3, rows: 3, groupSize: 3, numbers: [1, 2, 3, 1, 2, 3, 1, 2, 3])
    private var game = MemoryGame(deal: deal, players: 2)

    @Test mutating func threeEqualCardsAreASet() throws {
        try #expect(play(.turn(3), .turn(0)) == [.turned(3), .turned(0)])
        #expect(game.open == [3, 0] && game.moves == 0 && !game.isMissOpen)
        try #expect(play(.turn(6)) == [.turned(6), .paired([3, 0, 6])])
        #expect(game.open == [] && game.moves == 1)
        #expect([0, 3, 6].allSatisfy { game.cards[$0] == .found })
        #expect(game.groupsWon == [1, 0] && game.currentPlayer == 0)
    }

    @Test mutating func twoUnequalCardsEndTheMove() throws {
        try #expect(play(.turn(0), .turn(1)) == [.turned(0), .turned(1), .missed([0, 1]), .turnPassed(to: 1)])
        #expect(game.isMissOpen && game.moves == 1)
        try #expect(play(.turnBack) == [.turnedBack([0, 1])])
        #expect(game.cards.allSatisfy { $0 == .faceDown })
    }

    @Test mutating func unequalThirdCardEndsTheMoveToo() throws {
        try #expect(
            play(.turn(0), .turn(3), .turn(1)) == [
                .turned(0), .turned(3), .turned(1), .missed([0, 3, 1]), .turnPassed(to: 1),
            ])
        #expect(game.open == [0, 3, 1] && game.moves == 1)
        try #expect(play(.turn(8)) == [.turnedBack([0, 3, 1]), .turned(8)])
        #expect(game.open == [8])
    }

    @Test mutating func twoEqualCardsCannotBeTurnedBack() throws {
        try play(.turn(0), .turn(3))
        #expect(throws: MemoryGame.Refusal.nothingToTurnBack) { try game.play(.turnBack) }
        #expect(throws: MemoryGame.Refusal.alreadyFaceUp) { try game.play(.turn(3)) }
        #expect(game.open == [0, 3])
    }

    @Test mutating func peekLeavesTwoEqualCardsUpAndTurnsAMissBack() throws {
        try #expect(play(.turn(0), .turn(3), .peek).last == .peeked(times: 1))
        #expect(game.open == [0, 3])
        try #expect(play(.turn(1), .peek).suffix(2) == [.turnedBack([0, 3, 1]), .peeked(times: 2)])
    }

    @Test mutating func lastSetFinishesTheGame() throws {
        for number in 0..<3 { try play(.turn(number), .turn(number + 3), .turn(number + 6)) }
        #expect(game.isOver && game.moves == 3 && game.groupsFound == 3)
        #expect(throws: MemoryGame.Refusal.gameOver) { try game.play(.peek) }
    }

    @Test func setupDealsSetsOfThree() {
        let setup = MemorySetup(columns: 6, rows: 3, groupSize: 3, players: .people(4))
        let game = MemoryGame(setup: setup, seed: 9)
        #expect(game.deal == Deal(columns: 6, rows: 3, groupSize: 3, seed: 9))
        #expect(game.groupsWon.count == 4)
    }

    @Test func thereIsNoRating() throws {
        var game = MemoryGame(deal: Self.deal)
        for card in [0, 3, 6, 1, 4, 7, 2, 5, 8] { _ = try game.play(.turn(card)) }
        #expect(game.isOver && PerfectRating(of: game) == nil)
    }

    /// A miss is avoidable if all cards of a set had been seen before its last card.
    @Test(arguments: [
        ([0, 1], 0, 1), ([0, 3, 1], 0, 1),
        // The first card completes a set of which the others were seen.
        ([0, 3, 1, 6, 2], 1, 1),
        // After the third move, a known set is missed once more.
        ([0, 1, 3, 2, 6, 4], 1, 2), ([0, 1, 3, 2, 6, 4, 1, 4, 5], 2, 2),
    ])
    func missesAreReviewed(cards: [Int], avoidable: Int, badLuck: Int) throws {
        let review = try GameReview(deal: Self.deal, moves: cards.map { .turn($0) })
        #expect(review.avoidableMisses == avoidable)
        #expect(review.badLuckMisses == badLuck)
    }

    @Test func afterAPeekEachMissIsAvoidable() throws {
        let review = try GameReview(deal: Self.deal, moves: [.peek, .turn(0), .turn(3), .turn(1), .turn(5), .turn(1)])
        #expect(review.avoidableMisses == 2 && review.badLuckMisses == 0)
    }

    @discardableResult
    private mutating func play(_ moves: MemoryGame.Move...) throws -> [MemoryGame.Event] {
        try moves.flatMap { move in try game.play(move) }
    }
}
