// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import PasscodeRules
import Scene
import Testing

/// Replaying an earlier game.
@MainActor struct PasscodeReplayTests {
    @Test(arguments: 0..<60 as Range<UInt64>)
    func replayHasTheSameMovesTimesAndEnd(seed: UInt64) throws {
        let original = PasscodePlay.playedAtRandom(seed: seed)
        try #require(original.game.isOver)
        let shown = PasscodePlay(seed: 99, motion: seed % 2 == 0, area: Size(width: 400, height: 500))
        shown.board.flightTime = 5
        shown.pass(3)
        shown.board.replay(original.board.setup, seed: seed, record: original.game.record, at: shown.now)
        #expect(shown.board.isAutomatic && shown.game.record == [])
        let frame = [1.0 / 30, 0.3, 1000][Int(seed % 3)]
        shown.watch(Double(original.game.time) / 1000 + 20, frame: frame)
        #expect(shown.game == original.game)
        #expect(shown.reported == original.reported)
        #expect(shown.reported.count { $0 == .finished } == 1)
        #expect(shown.board.activity == .still)
    }

    @Test func eachMoveIsShownAtItsTime() {
        let moves: [PasscodeGame.Move] = [
            .tap(3, at: 700), .tap(4, at: 700), .landed(4, at: 1500), .landed(3, at: 2600),
        ]
        let shown = PasscodePlay()
        shown.board.replay(PasscodeSetup(), seed: 7, record: moves, at: shown.now)
        for (time, count) in [(0.69, 0), (0.71, 2), (1.49, 2), (1.51, 3), (2.59, 3), (2.61, 4)] {
            shown.pass(time - shown.now)
            #expect(shown.game.record == Array(moves.prefix(count)), "\(time)")
            // Each flight takes the recorded time.
            if time == 1.49 { #expect(abs(shown.center(4).y - 95) < 1 && shown.center(3).y > 100) }
        }
    }

    @Test func tapsAreIgnoredDuringReplay() {
        let original = PasscodePlay.playedAtRandom(seed: 8)
        let (shown, untouched) = (PasscodePlay(), PasscodePlay())
        for board in [shown, untouched] {
            board.board.replay(original.board.setup, seed: 8, record: original.game.record, at: board.now)
        }
        for step in 0..<300 where untouched.board.shownCard == nil {
            for board in [shown, untouched] { board.pass(0.05) }
            guard untouched.board.shownCard == nil else { break }
            shown.activate(step % shown.game.setup.circleCount + 1)
            shown.press(step % shown.game.setup.circleCount + 1)
            shown.key(.topRow(step % 12 + 1))
            #expect(shown.game == untouched.game && shown.pieces == untouched.pieces)
        }
        #expect(shown.game.record.count > 3)
    }

    @Test func itStopsWhilePausedOrHidden() {
        let moves: [PasscodeGame.Move] = [.tap(3, at: 700), .landed(3, at: 1900)]
        let shown = PasscodePlay()
        shown.board.replay(PasscodeSetup(), seed: 7, record: moves, at: shown.now)
        shown.pass(0.6)
        shown.board.setPaused(true, at: shown.now)
        shown.pass(5)
        #expect(shown.game.record == [])
        shown.board.setPaused(false, at: shown.now)
        shown.board.setVisible(false, at: shown.now)
        shown.pass(5)
        shown.board.setVisible(true, at: shown.now)
        #expect(shown.game.record == [])
        shown.pass(0.11)
        #expect(shown.game.record.count == 1)
    }

    /// Records that end at any point, including in mid-flight.
    @Test(arguments: 0..<10 as Range<UInt64>)
    func unfinishedGameStaysAsItIsAfterItsReplay(seed: UInt64) throws {
        let original = PasscodePlay.playedAtRandom(seed: seed)
        for count in stride(from: 0, to: original.game.record.count - 1, by: 3) {
            let record = Array(original.game.record.prefix(count))
            let shown = PasscodePlay()
            shown.board.replay(original.board.setup, seed: seed, record: record, at: shown.now)
            shown.pass(Double(record.last?.time ?? 0) / 1000 + 20)
            shown.pass(20)
            shown.tapTarget()
            shown.pass(20)
            #expect(shown.game.record == record && shown.board.activity == .still, "\(count) moves")
        }
    }

    @Test(arguments: [0.8, 2, 3, 4.5, 6, 9])
    func itCanBeStoppedAtAnyTime(time: Double) {
        let setup = PasscodeSetup()
        let moves = PasscodeGame(setup: setup, seed: 11).targets.joined().enumerated().flatMap { place, number in
            let time = place * 900 + place / 4 * 1000
            return [PasscodeGame.Move.tap(number, at: time), .landed(number, at: time + 1400)]
        }
        let shown = PasscodePlay()
        shown.board.replay(setup, seed: 11, record: moves.sorted { $0.time < $1.time }, at: shown.now)
        shown.pass(time)
        shown.board.stopAutomaticMoves(at: shown.now)
        let record = shown.game.record
        shown.pass(20)
        #expect(shown.game.record == record && shown.board.activity == .still)
        let all = moves.sorted { $0.time < $1.time }
        shown.board.playAutomatically(Array(all.dropFirst(record.count)), at: shown.now)
        shown.pass(100)
        #expect(shown.game.record == all && shown.reported.last == .finished)
    }

    @Test func illegalMoveStopsIt() {
        let shown = PasscodePlay()
        shown.board.replay(
            PasscodeSetup(), seed: 7, record: [.tap(3, at: 100), .tap(99, at: 200), .tap(4, at: 300)], at: shown.now)
        shown.pass(10)
        #expect(shown.game.record == [.tap(3, at: 100)] && shown.board.activity == .still)
    }
}
