// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import PasscodeRules
import Scene
import Testing

/// Play time stops while the board is hidden or paused, and while a card is shown.
@MainActor struct PasscodePauseTests {
    /// The ways to stop the play clock and to start it again.
    enum Stop: CaseIterable {
        case unseen, paused, cardLookedAt

        @MainActor func begin(_ play: PasscodePlay) {
            switch self {
            case .unseen: play.board.setVisible(false, at: play.now)
            case .paused: play.board.setPaused(true, at: play.now)
            case .cardLookedAt: play.receive(.activate(play.card(0)))
            }
        }

        @MainActor func end(_ play: PasscodePlay) {
            switch self {
            case .unseen: play.board.setVisible(true, at: play.now)
            case .paused: play.board.setPaused(false, at: play.now)
            case .cardLookedAt: play.key(.escape)
            }
        }
    }

    /// Returns a game in its second round, with one right and one wrong circle in flight.
    private func play(_ setup: PasscodeSetup) -> PasscodePlay {
        let play = PasscodePlay(setup)
        play.winRound()
        play.waitForCard()
        play.pass(0.5)
        play.tapTarget()
        play.pass(0.3)
        play.activate(play.wrongNumber)
        play.pass(0.43)
        return play
    }

    @Test(arguments: Stop.allCases, PasscodeSetup.Variant.allCases)
    func playContinuesAsIfNoTimeHadPassed(stop: Stop, variant: PasscodeSetup.Variant) {
        let setup = PasscodeSetup(variant: variant)
        let (play, other) = (play(setup), play(setup))
        stop.begin(play)
        let places = play.centers
        play.watch(5, frame: 0.1) { #expect(play.centers == places) }
        #expect(play.board.flyingCount == 2)
        stop.end(play)
        #expect(play.centers == places)
        for step in 0..<60 {
            for board in [play, other] {
                board.pass(0.13)
                if step % 10 == 9 { step == 29 ? board.press(board.wrongNumber) : board.tapTarget() }
            }
            #expect(zip(play.centers, other.centers).allSatisfy(isClose))
            #expect(play.game.circles == other.game.circles)
        }
        // Play times are rounded down to milliseconds.
        #expect(zip(play.game.record, other.game.record).allSatisfy { abs($0.time - $1.time) <= 1 })
        #expect(play.game.misses == other.game.misses && play.game.targetTimes.count == other.game.targetTimes.count)
        #expect(play.reported == other.reported && play.reported.count > 8)
    }

    @Test(arguments: Stop.allCases) func playContinuesOnlyAfterBothOfTwoStopsHaveEnded(other: Stop) {
        for first in Stop.allCases where first != other {
            let play = play(PasscodeSetup())
            // Showing a card would resume a paused game, so the card comes first.
            let (first, second) = first == .paused && other == .cardLookedAt ? (other, first) : (first, other)
            first.begin(play)
            play.pass(1)
            second.begin(play)
            let places = play.centers
            play.pass(5)
            // Keys that end both stops are not used here.
            first.end(play)
            play.pass(1)
            #expect(play.centers == places, "\(first), \(second)")
            second.end(play)
            play.pass(1)
            #expect(play.centers != places, "\(first), \(second)")
        }
    }

    @Test func activityReflectsWhetherTheClockIsNeeded() {
        let play = PasscodePlay()
        #expect(play.board.activity == .moving)
        play.board.setVisible(false, at: play.now)
        #expect(play.board.activity == .still)
        play.board.setVisible(true, at: play.now)
        #expect(play.board.activity == .moving)
        play.board.setPaused(true, at: play.now)
        #expect(play.board.activity == .still)
        play.board.setPaused(false, at: play.now)
        #expect(play.board.activity == .moving)
        play.board.speed = 0
        #expect(play.board.activity == .still)
        play.tapTarget()
        #expect(play.board.activity == .moving)
    }

    @Test func gameOfRestingCirclesNeedsTheClockOnlyDuringFlights() {
        let play = PasscodePlay(PasscodePlay.still)
        #expect(play.board.activity == .still)
        play.tapTarget()
        #expect(play.board.activity == .moving)
        play.board.setPaused(true, at: play.now)
        #expect(play.board.activity == .still)
        play.board.setPaused(false, at: play.now)
        play.pass(1.3)
        play.pass(1)
        #expect(play.board.activity == .still)
        play.tapTarget()
        play.tapTarget()
        play.tapTarget()
        play.pass(1.3)
        play.pass(0.7)
        #expect(play.board.shownCard == 0)
        guard case .waiting(let end) = play.board.activity else {
            Issue.record("a won card must wait to be put back: \(play.board.activity)")
            return
        }
        #expect(end > play.now && end < play.now + 4)
        play.pass(4)
        play.pass(1)
        #expect(play.board.activity == .still)
    }

    @Test func boardThatWasNeverVisibleDoesNotMove() {
        let board = PasscodeBoard(seed: 7)
        board.deal(seed: 7, at: 0)
        let places = board.scene.pieces
        board.advance(to: 10)
        #expect(board.scene.pieces == places && board.activity == .still)
        board.setVisible(true, at: 10)
        board.advance(to: 11)
        #expect(board.scene.pieces != places && board.activity == .moving)
    }

    @Test func tapOnAPausedGameResumesItAndDoesNotCount() {
        let play = PasscodePlay()
        let ways: [() -> Void] = [
            { play.tapTarget() }, { play.press(play.game.target ?? 1) }, { play.press(at: Point(x: 1, y: 1)) },
            { play.key(.topRow(3)) },
        ]
        for way in ways {
            play.board.setPaused(true, at: play.now)
            play.pass(1)
            way()
            #expect(!play.board.isPaused && play.game.record == [] && play.board.activity == .moving)
        }
    }

    @Test func finishedGameCannotBePaused() {
        let play = PasscodePlay(PasscodePlay.short)
        play.winAll()
        play.board.setPaused(true, at: play.now)
        #expect(!play.board.isPaused)
    }
}
