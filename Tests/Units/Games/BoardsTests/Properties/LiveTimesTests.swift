// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import Scene
import Testing

/// Changes of times, and the animations they apply to.
@MainActor struct LiveTimesTests {
    private let played = PlayedBoard()

    @Test func newTurnTimeAppliesToTheNextTurn() {
        played.board.turnTime = 2
        played.tap(0)
        played.pass(1)
        #expect(played.pieces[0].turn == 2.5)
        played.board.turnTime = 0.1
        played.pass(1)
        #expect(played.pieces[0].turn == 3)
    }

    @Test func missTurnsBackWithTheCurrentTurnTime() {
        let (first, second) = played.unequal
        played.tap(first, second)
        played.pass(0.8)
        played.board.turnTime = 2
        played.pass(1.4)
        #expect(isClose(played.pieces[first].turn, 3.5))
        #expect(isClose(played.pieces[second].turn, 3.5))
    }

    @Test func newFadeTimeAppliesToTheNextFade() {
        let (first, second) = played.cards(showing: 1)
        played.tap(first, second)
        played.board.fadeTime = 2
        played.pass(1.5)
        #expect(isClose(played.pieces[first].opacity, 0.5))
        played.board.fadeTime = 0.1
        played.pass(0.9)
        #expect(played.pieces[first].isPresent)
        played.pass(0.2)
        #expect(!played.pieces[first].isPresent)
        #expect(!played.pieces[second].isPresent)
    }

    @Test func newOpeningTimeAppliesToTheNextOpening() {
        played.board.openingTime = 4
        played.deal(seed: 3)
        played.pass(2)
        #expect(played.pieces.allSatisfy { $0.turn == 1.5 })
    }

    @Test func newPeekTimeAppliesToTheNextPeek() {
        played.board.peekTurnTime = 3
        played.receive(.longPress)
        played.pass(1.5)
        #expect(played.pieces.allSatisfy { $0.turn == 2.5 })
        played.pass(3)
        #expect(played.pieces.allSatisfy { isClose($0.turn, 3.5) })
    }

    @Test(arguments: [true, false])
    func newRevealTimeAppliesToTheNextMiss(motion: Bool) {
        let played = PlayedBoard(motion: motion)
        let (first, second) = played.unequal
        played.board.revealTime = 3
        played.tap(first)
        played.pass(1)
        played.tap(second)
        played.pass(motion ? 3.49 : 2.99)
        #expect(played.game.open == [first, second])
        played.pass(0.02)
        #expect(played.game.open == [])
    }

    @Test func withoutMotionANewRevealTimeAppliesToTheNextPair() {
        let played = PlayedBoard(motion: false)
        let (first, second) = played.cards(showing: 5)
        played.board.revealTime = 3
        played.tap(first, second)
        played.pass(2.99)
        #expect(played.pieces[first].isPresent && played.pieces[second].isPresent)
        played.pass(0.02)
        #expect(!played.pieces[first].isPresent && !played.pieces[second].isPresent)
    }

    @Test func longerRevealTimeAppliesToTheCurrentMiss() {
        let (first, second) = showMiss()
        played.pass(0.3)
        played.board.revealTime = 5
        played.pass(4.69)
        #expect(played.game.open == [first, second])
        #expect(played.pieces[first].turn == 3)
        played.pass(0.02)
        #expect(played.game.open == [])
        played.rest()
        #expect(played.agreesWithRules)
    }

    @Test func shorterRevealTimeAppliesToTheCurrentMiss() {
        let (first, _) = showMiss()
        played.pass(0.3)
        played.board.revealTime = 0.5
        played.pass(0.19)
        #expect(played.game.open.count == 2)
        played.pass(0.26)
        #expect(played.game.open == [])
        #expect(isClose(played.pieces[first].turn, 3.5))
    }

    @Test func revealTimeThatHasPassedTurnsTheMissBackImmediately() {
        let (first, second) = showMiss()
        played.pass(0.6)
        played.board.revealTime = 0.1
        played.pass(1.0 / 60)
        #expect(played.game.open == [])
        played.pass(0.5)
        #expect(played.pieces[first].turn == 4)
        #expect(played.pieces[second].turn == 4)
    }

    /// The turn back must start now, not at a time before the new value was set.
    @Test func revealTimeThatHasPassedStillAnimatesTheTurnBack() {
        let (first, second) = showMiss()
        played.pass(0.6)
        played.board.revealTime = 0.1
        played.pass(1.0 / 60)
        for card in [first, second] { #expect(played.pieces[card].turn < 3.01) }
        played.pass(0.25)
        for card in [first, second] { #expect(played.pieces[card].turn < 3.6) }
    }

    @Test func revealTimeStartsWhenBothCardsAreUp() {
        let (first, second) = played.unequal
        played.tap(first)
        played.pass(1)
        played.tap(second)
        played.pass(0.2)
        played.board.revealTime = 2
        played.pass(2.29)
        #expect(played.game.open == [first, second])
        played.pass(0.02)
        #expect(played.game.open == [])
    }

    @Test func lastOfManyNewRevealTimesApplies() {
        _ = showMiss()
        for time in stride(from: 0.7, through: 5, by: 0.1) { played.board.revealTime = time }
        played.board.revealTime = 1
        played.pass(0.99)
        #expect(played.game.open.count == 2)
        played.pass(0.02)
        #expect(played.game.open == [])
        played.rest()
        #expect(played.reported.count { if case .turnedBack = $0 { true } else { false } } == 1)
    }

    @Test func newRevealTimeTurnsBackOnlyMisses() {
        played.tap(0)
        played.rest()
        played.board.revealTime = 0.1
        played.rest()
        #expect(played.game.open == [0])
        #expect(played.pieces[0].turn == 3)
        #expect(played.board.activity == .still)
    }

    @Test func withoutMotionANewRevealTimeAppliesToTheCurrentMissToo() {
        let played = PlayedBoard(motion: false)
        let (first, second) = played.unequal
        played.tap(first, second)
        played.pass(0.3)
        played.board.revealTime = 2
        played.pass(1.69)
        #expect(played.game.open == [first, second])
        played.pass(0.02)
        #expect(played.game.open == [])
        #expect(played.agreesWithRules)
    }

    /// Turns over a miss, and waits until both cards are face up.
    private func showMiss() -> (Int, Int) {
        let (first, second) = played.unequal
        played.tap(first)
        played.pass(1)
        played.tap(second)
        played.pass(0.5)
        return (first, second)
    }
}
