// SPDX-License-Identifier: GPL-3.0-or-later
import Testing

@testable import MemoryRules

/// Each kind of move on a board of four cards: 1 at places 0 and 3, 2 at places 1 and 2.
struct MemoryGameTests {
    private var game = MemoryGame(deal: Deal(columns: 2, rows: 2, numbers: [1, 2, 2, 1]))

    @Test func gameStartsWithAllCardsFaceDown() {
        #expect(game.cards == [.faceDown, .faceDown, .faceDown, .faceDown])
        #expect(game.open == [])
        #expect(game.moves == 0)
        #expect(game.groupsFound == 0)
        #expect(game.peeks == 0)
        #expect(!game.isOver)
    }

    @Test mutating func firstCardIsTurnedUp() throws {
        #expect(try game.play(.turn(1)) == [.turned(1)])
        #expect(game.cards == [.faceDown, .faceUp, .faceDown, .faceDown])
        #expect(game.open == [1])
        #expect(game.moves == 0)
    }

    @Test mutating func equalFacesAreAPair() throws {
        try play(.turn(1))
        #expect(try game.play(.turn(2)) == [.turned(2), .paired([1, 2])])
        #expect(game.cards == [.faceDown, .found, .found, .faceDown])
        #expect(game.open == [])
        #expect(game.moves == 1)
        #expect(game.groupsFound == 1)
        #expect(!game.isOver)
    }

    @Test mutating func unequalFacesAreAMissAndStayFaceUp() throws {
        try play(.turn(3))
        #expect(try game.play(.turn(1)) == [.turned(1), .missed([3, 1])])
        #expect(game.cards == [.faceDown, .faceUp, .faceDown, .faceUp])
        #expect(game.open == [3, 1])
        #expect(game.moves == 1)
        #expect(game.groupsFound == 0)
    }

    @Test mutating func missTurnsBack() throws {
        try play(.turn(3), .turn(1))
        #expect(try game.play(.turnBack) == [.turnedBack([3, 1])])
        #expect(game.cards == [.faceDown, .faceDown, .faceDown, .faceDown])
        #expect(game.open == [])
        #expect(game.moves == 1)
    }

    @Test mutating func thirdCardTurnsTheMissBackAndStartsTheNextMove() throws {
        try play(.turn(0), .turn(1))
        #expect(try game.play(.turn(2)) == [.turnedBack([0, 1]), .turned(2)])
        #expect(game.open == [2])
        #expect(game.cards == [.faceDown, .faceDown, .faceUp, .faceDown])
        #expect(game.moves == 1)
    }

    @Test mutating func lastPairFinishesTheGame() throws {
        try play(.turn(0), .turn(3), .turn(1))
        #expect(try game.play(.turn(2)) == [.turned(2), .paired([1, 2]), .finished])
        #expect(game.isOver)
        #expect(game.moves == 2)
        #expect(game.groupsFound == 2)
    }

    @Test mutating func peekIsCountedAndLeavesASingleCardUp() throws {
        try play(.turn(1))
        #expect(try game.play(.peek) == [.peeked(times: 1)])
        #expect(game.open == [1])
        #expect(game.cards[1] == .faceUp)
        #expect(try game.play(.peek) == [.peeked(times: 2)])
        #expect(game.peeks == 2)
        #expect(game.moves == 0)
    }

    @Test mutating func peekTurnsAMissBackFirst() throws {
        try play(.turn(0), .turn(1))
        #expect(try game.play(.peek) == [.turnedBack([0, 1]), .peeked(times: 1)])
        #expect(game.open == [])
        #expect(game.cards == [.faceDown, .faceDown, .faceDown, .faceDown])
    }

    @Test mutating func peekLeavesFoundCardsUnchanged() throws {
        try play(.turn(0), .turn(3), .peek)
        #expect(game.cards == [.found, .faceDown, .faceDown, .found])
    }

    @Test(arguments: [-1, 4, Int.min, Int.max])
    mutating func nonexistentCardsAreRefused(card: Int) {
        refuses(.turn(card), as: .noSuchCard)
    }

    @Test mutating func faceUpCardIsRefused() throws {
        try play(.turn(1))
        refuses(.turn(1), as: .alreadyFaceUp)
        try play(.turn(0))
        refuses(.turn(0), as: .alreadyFaceUp)
        refuses(.turn(1), as: .alreadyFaceUp)
    }

    @Test mutating func foundCardIsRefused() throws {
        try play(.turn(0), .turn(3))
        refuses(.turn(0), as: .alreadyFound)
        refuses(.turn(3), as: .alreadyFound)
    }

    @Test mutating func turningBackIsRefusedBeforeTwoCardsAreUp() throws {
        refuses(.turnBack, as: .nothingToTurnBack)
        try play(.turn(0))
        refuses(.turnBack, as: .nothingToTurnBack)
        try play(.turn(3))
        refuses(.turnBack, as: .nothingToTurnBack)
    }

    @Test mutating func allMovesAreRefusedAfterTheEnd() throws {
        try play(.turn(0), .turn(3), .turn(1), .turn(2))
        refuses(.peek, as: .gameOver)
        refuses(.turnBack, as: .nothingToTurnBack)
        for card in 0..<4 { refuses(.turn(card), as: .alreadyFound) }
    }

    private mutating func play(_ moves: MemoryGame.Move...) throws {
        for move in moves { _ = try game.play(move) }
    }

    /// Expects a move to be refused for the given reason, and to change nothing.
    private mutating func refuses(_ move: MemoryGame.Move, as refusal: MemoryGame.Refusal) {
        let before = game
        #expect(throws: refusal) { try game.play(move) }
        #expect(game == before)
    }
}
