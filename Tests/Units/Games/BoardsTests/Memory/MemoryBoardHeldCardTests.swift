// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import Scene
import Testing

/// The card under a finger.
@MainActor struct MemoryBoardHeldCardTests {
    private let played = PlayedBoard()

    @Test func fingerRaisesAFaceDownCardAndLowersItAgain() {
        played.receive(.press(played.pieces[3].center))
        played.pass(0.5)
        #expect(played.pieces[3].held == 1)
        #expect(played.game.open == [])
        played.receive(.pressEnded)
        played.pass(0.5)
        #expect(played.pieces[3].held == 0)
        #expect(played.board.activity == .still)
    }

    @Test func onlyOneCardIsRaisedAtATime() {
        played.receive(.press(played.pieces[3].center))
        played.pass(0.5)
        played.receive(.press(played.pieces[4].center))
        played.pass(0.4)
        #expect(played.pieces.map(\.held).enumerated().filter { $0.element != 0 }.map(\.offset) == [4])
    }

    @Test func cardThatCannotBeTurnedIsNotRaised() {
        let (first, second) = played.unequal
        played.tap(first, second)
        played.pass(0.6)
        played.receive(.press(played.pieces[first].center))
        played.receive(.press(Point(x: 150, y: 90)))
        played.receive(.press(Point(x: -10, y: 9000)))
        played.pass(0.05)
        #expect(played.pieces.allSatisfy { $0.held == 0 })
        played.rest()
        played.receive(.longPress)
        played.receive(.press(played.pieces[first].center))
        played.pass(0.5)
        #expect(played.pieces.allSatisfy { $0.held == 0 })
    }

    @Test func peekLowersTheCardUnderTheFinger() {
        played.receive(.press(played.pieces[3].center))
        played.pass(2)
        #expect(played.pieces[3].held == 1)
        played.receive(.longPress)
        played.pass(0.2)
        #expect(played.pieces[3].held == 0)
    }
}
