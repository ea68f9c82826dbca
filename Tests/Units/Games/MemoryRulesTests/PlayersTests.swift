// SPDX-License-Identifier: GPL-3.0-or-later
import Testing

@testable import MemoryRules

/// Turns and scores of several players on a board of six cards. The mate of each card is three places further on.
struct PlayersTests {
    private var game = MemoryGame(deal: Deal(columns: 3, rows: 2, numbers: [1, 2, 3, 1, 2, 3]), players: 3)

    @Test func gameStartsWithTheFirstPlayerAndWithoutPairs() {
        #expect(game.currentPlayer == 0)
        #expect(game.groupsWon == [0, 0, 0])
        #expect(game.record == [])
    }

    @Test mutating func playerWhoFindsAPairPlaysAgain() throws {
        try #expect(play(.turn(0), .turn(3)) == [.turned(0), .turned(3), .paired([0, 3])])
        #expect(game.currentPlayer == 0)
        #expect(game.groupsWon == [1, 0, 0])
        try play(.turn(1), .turn(4))
        #expect(game.currentPlayer == 0)
        #expect(game.groupsWon == [2, 0, 0])
    }

    @Test mutating func missPassesTheTurnOnce() throws {
        try #expect(play(.turn(0), .turn(1)) == [.turned(0), .turned(1), .missed([0, 1]), .turnPassed(to: 1)])
        #expect(game.currentPlayer == 1)
        try #expect(play(.turnBack) == [.turnedBack([0, 1])])
        #expect(game.currentPlayer == 1, "the turn must not pass again")
    }

    @Test mutating func thirdCardBelongsToTheNextPlayer() throws {
        try play(.turn(0), .turn(1), .turn(2))
        #expect(game.open == [2])
        #expect(game.currentPlayer == 1)
        try play(.turn(5))
        #expect(game.groupsWon == [0, 1, 0])
        #expect(game.currentPlayer == 1)
    }

    @Test mutating func afterTheLastPlayerItIsTheFirstPlayersTurnAgain() throws {
        var players: [Int] = []
        for _ in 0..<4 {
            players.append(game.currentPlayer)
            try play(.turn(0), .turn(1), .turnBack)
        }
        #expect(players == [0, 1, 2, 0])
    }

    @Test mutating func peekDoesNotPassTheTurn() throws {
        try play(.peek, .turn(0), .peek)
        #expect(game.currentPlayer == 0)
        try play(.turn(1), .peek)
        #expect(game.currentPlayer == 1)
    }

    @Test mutating func lastPairEndsTheGameInItsFindersTurn() throws {
        try play(.turn(0), .turn(1), .turnBack, .turn(0), .turn(3), .turn(1), .turn(2), .turnBack, .turn(1), .turn(4))
        try #expect(play(.turn(2), .turn(5)) == [.turned(2), .turned(5), .paired([2, 5]), .finished])
        #expect(game.groupsWon == [0, 1, 2])
        #expect(game.groupsFound == 3)
        #expect(game.currentPlayer == 2)
    }

    @Test func singlePlayerNeverPassesTheTurn() throws {
        var game = MemoryGame(deal: game.deal)
        #expect(game.groupsWon == [0])
        for _ in 0..<3 {
            _ = try game.play(.turn(0))
            #expect(try game.play(.turn(1)) == [.turned(1), .missed([0, 1])])
            _ = try game.play(.turnBack)
            #expect(game.currentPlayer == 0)
        }
    }

    @Test mutating func refusedMovesAreNotRecorded() throws {
        try play(.turn(0), .turn(1), .turn(2), .peek)
        for move in [.turn(2), .turn(-1), .turn(6), .turnBack] as [MemoryGame.Move] {
            #expect(throws: MemoryGame.Refusal.self) { try game.play(move) }
        }
        #expect(game.record == [.turn(0), .turn(1), .turn(2), .peek])
    }

    @discardableResult
    private mutating func play(_ moves: MemoryGame.Move...) throws -> [MemoryGame.Event] {
        try moves.flatMap { move in try game.play(move) }
    }
}
