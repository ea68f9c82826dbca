// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import MemoryRules
import Scene
import Testing

/// Peeking at all cards.
@MainActor struct MemoryBoardPeekTests {
    private let played = PlayedBoard()

    @Test func peekTurnsAllCardsUpInOneSecondAndBackInAnother() {
        played.receive(.longPress)
        #expect(played.board.isPeeking)
        played.pass(0.5)
        #expect(played.pieces.allSatisfy { isClose($0.turn, 2.5) })
        played.pass(0.5)
        #expect(played.pieces.allSatisfy { isClose($0.turn, 3) })
        played.pass(0.5)
        #expect(played.pieces.allSatisfy { isClose($0.turn, 3.5) })
        #expect(played.board.isPeeking)
        played.pass(0.501)
        #expect(played.pieces.allSatisfy { $0.turn == 4 })
        #expect(!played.board.isPeeking)
        #expect(played.board.activity == .still)
    }

    @Test func cardsRiseWhileAPeekIsComing() {
        played.receive(.press(played.pieces[0].center))
        played.pass(0.49)
        #expect(played.pieces.dropFirst().allSatisfy { $0.held == 0 })
        played.pass(1)
        #expect(played.pieces.allSatisfy { $0.held > 0.5 && $0.turn == 2 })
        played.pass(0.51)
        #expect(played.pieces.allSatisfy { $0.held == 1 })
        played.receive(.longPress)
        played.pass(0.99)
        #expect(played.pieces.allSatisfy { $0.turn > 2.95 && $0.showsFront })
        played.rest()
        #expect(played.agreesWithRules && played.game.peeks == 1 && played.pieces.allSatisfy { $0.held == 0 })
    }

    @Test(arguments: [(0.1, true), (0.4, true), (0.9, true), (1.1, false), (1.9, false)])
    func pressThatIsLetGoTooEarlyTurnsNoCard(length: Double, turns: Bool) {
        let place = played.pieces[3].center
        played.receive(.press(place))
        played.pass(length)
        played.receive(.pressEnded)
        played.receive(.tap(place))
        played.rest()
        #expect(played.game.open == (turns ? [3] : []) && played.game.peeks == 0 && played.agreesWithRules)
        // The next tap turns a card again.
        played.receive(.press(played.pieces[5].center))
        played.receive(.pressEnded)
        played.receive(.tap(played.pieces[5].center))
        #expect(played.game.open == (turns ? [3, 5] : [5]))
    }

    @Test func longTapTurnsACardWhenNoPeekIsAllowed() {
        played.board.peekLimit = 0
        let place = played.pieces[3].center
        played.receive(.press(place))
        played.pass(1.5)
        #expect(played.pieces.filter { $0.held > 0 }.count == 1)
        played.receive(.pressEnded)
        played.receive(.tap(place))
        #expect(played.game.open == [3])
    }

    @Test func peekIgnoresRemovedCards() {
        played.find(2)
        let before = played.pieces
        let (first, second) = played.cards(showing: 2)
        played.receive(.longPress)
        played.watch(2.5) {
            #expect(played.pieces[first] == before[first])
            #expect(played.pieces[second] == before[second])
        }
        #expect(played.agreesWithRules)
    }

    @Test func cardsIgnoreTapsDuringAPeek() {
        played.receive(.longPress)
        let before = played.game
        played.watch(1.98, frame: 0.02) {
            played.tap(0)
            played.receive(.activate(1))
        }
        #expect(played.game == before)
        played.pass(0.1)
        played.tap(0)
        #expect(played.game.open == [0])
    }

    @Test func eachPeekIsCountedAndReportedOnce() {
        for peek in 1...3 {
            played.receive(.longPress)
            played.receive(.longPress)
            #expect(played.reported.last == .peeked(times: peek))
            played.rest()
        }
        #expect(played.game.peeks == 3)
        #expect(played.reported.count == 3)
    }

    @Test func thereIsNoPeekAfterTheEndOfTheGame() {
        played.findAll()
        let pieces = played.pieces
        played.receive(.longPress)
        #expect(played.game.peeks == 0)
        #expect(!played.board.isPeeking)
        #expect(played.pieces == pieces)
        #expect(played.board.activity == .still)
    }

    @Test func peekByActionEqualsALongPress() {
        let pressed = PlayedBoard()
        let asked = PlayedBoard()
        for board in [pressed, asked] {
            board.tap(2)
            board.pass(0.2)
        }
        pressed.receive(.longPress)
        asked.board.peek(at: asked.now)
        for _ in 0..<30 {
            pressed.pass(0.1)
            asked.pass(0.1)
            #expect(pressed.pieces == asked.pieces)
        }
        #expect(pressed.game == asked.game)
        #expect(asked.reported == pressed.reported)
    }

    /// A hidden window gets no frames, but its actions still work.
    @Test func peekByActionUsesTheCurrentStateOfTheBoard() {
        let board = played.board
        board.peek(at: played.now)
        board.peek(at: played.now + 10)
        #expect(board.game.peeks == 2)
        board.advance(to: played.now + 10.5)
        #expect(played.pieces.allSatisfy { isClose($0.turn, 4.5) })
    }
}
