// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import PasscodeRules
import Scene
import Testing

/// Automatic play.
@MainActor struct PasscodeAutopilotTests {
    @Test(arguments: PasscodeSetup.Variant.allCases, [true, false])
    func itPlaysToTheEndWithoutAMiss(variant: PasscodeSetup.Variant, motion: Bool) {
        let play = PasscodePlay(PasscodeSetup(variant: variant), motion: motion)
        play.board.setAutopilot(true, at: play.now)
        #expect(play.board.isAutomatic)
        play.watch(60, frame: 0.1)
        #expect(play.game.isOver && play.game.misses == 0 && play.reported.last == .finished)
        #expect(!play.board.isAutomatic && play.board.activity == .still)
    }

    @Test(arguments: PasscodeMoment.allCases, [0.1, 100])
    func itContinuesFromAnyMoment(moment: PasscodeMoment, frame: Double) {
        let play = moment.play()
        let misses = play.game.misses
        play.board.setAutopilot(true, at: play.now)
        play.watch(100, frame: frame)
        #expect(play.game.isOver && play.game.misses == misses && !play.board.isAutomatic)
        #expect(play.reported.count { $0 == .finished } == 1 && play.recordFault == nil)
    }

    @Test func itPausesBetweenTaps() {
        for delay in stride(from: 0.0, to: 1.2, by: 0.1) {
            let play = PasscodePlay()
            for _ in 0..<4 { play.tapTarget() }
            play.pass(delay)
            play.board.setAutopilot(true, at: play.now)
            play.watch(60, frame: 0.05)
            var taps = play.game.record.filter { if case .tap = $0 { true } else { false } }.map(\.time)
            taps.removeFirst(3)
            #expect(zip(taps, taps.dropFirst()).allSatisfy { $1 - $0 >= 549 }, "after \(delay) s: \(taps)")
            #expect(play.game.isOver)
        }
    }

    @Test func itWaitsForACircleReturningFromAWrongBase() {
        for place in 1...3 {
            let play = PasscodePlay()
            play.board.flightTime = 3
            play.activate(play.game.targets[0][place])
            play.board.setAutopilot(true, at: play.now)
            play.watch(100, frame: 0.1)
            #expect(play.game.isOver && play.game.misses == 1)
        }
    }

    @Test func tapsAreIgnoredDuringAutomaticPlay() {
        let (play, other) = (PasscodePlay(), PasscodePlay())
        for board in [play, other] { board.board.setAutopilot(true, at: board.now) }
        for step in 0..<50 where other.board.shownCard == nil {
            for board in [play, other] { board.pass(0.1) }
            guard other.board.shownCard == nil else { break }
            play.activate(step % 12 + 1)
            play.press(step % 12 + 1)
            play.key(.topRow(step % 12 + 1))
            #expect(play.game == other.game)
        }
        #expect(play.game.taken == 4 || play.game.round == 1)
    }

    @Test func itCanBeStopped() {
        for time in [0, 0.3, 0.56, 1, 2.9] {
            let play = PasscodePlay()
            play.board.setAutopilot(true, at: play.now)
            play.pass(time)
            let taps = play.game.taken
            play.board.setAutopilot(false, at: play.now)
            #expect(!play.board.isAutomatic)
            play.pass(10)
            #expect(play.game.record.count { if case .tap = $0 { true } else { false } } == taps)
            #expect(play.board.flyingCount == 0)
            play.winAll()
            #expect(play.game.isOver && play.game.misses == 0)
        }
    }

    @Test func itResumesAPausedGame() {
        let play = PasscodePlay()
        play.board.setPaused(true, at: play.now)
        play.board.setAutopilot(true, at: play.now)
        #expect(!play.board.isPaused)
        play.pass(1)
        #expect(play.game.record.count == 1)
    }

    @Test func finishedGameIsNotPlayed() {
        let play = PasscodePlay(PasscodePlay.short)
        play.winAll()
        play.board.setAutopilot(true, at: play.now)
        #expect(!play.board.isAutomatic)
        play.pass(100)
        #expect(play.reported.count { $0 == .finished } == 1)
    }

    @Test func nextGameIsAnOrdinaryGame() {
        let play = PasscodePlay()
        play.board.setAutopilot(true, at: play.now)
        play.pass(3)
        play.board.deal(seed: 9, at: play.now)
        #expect(!play.board.isAutomatic)
        play.pass(20)
        #expect(play.game.record == [])
    }

    @Test func startingAndStoppingItReportsAChange() {
        let play = PasscodePlay()
        for isOn in [true, false] {
            let changes = play.changes
            play.board.setAutopilot(isOn, at: play.now)
            #expect(play.changes > changes)
        }
    }
}
