// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import PasscodeRules
import Scene
import Seeding
import Testing

/// Restoring an unfinished game on another board from its setup, seed, and moves.
@MainActor struct PasscodeRestoreTests {
    @Test(arguments: 0..<12 as Range<UInt64>)
    func eachPrefixOfAGameIsRestoredWithItsFlightsLanded(seed: UInt64) throws {
        let original = PasscodePlay.playedAtRandom(seed: seed)
        let record = original.game.record
        try #require(original.game.isOver)
        for count in 0...record.count {
            var expected = PasscodeGame(setup: original.board.setup, seed: seed)
            for move in record.prefix(count) { _ = try expected.play(move) }
            var landings: [PasscodeGame.Move] = []
            for (index, circle) in expected.circles.enumerated() {
                if case .flying = circle { landings.append(.landed(index + 1, at: expected.time)) }
            }
            for landing in landings { _ = try expected.play(landing) }
            let play = anyBoard(seed: seed &+ UInt64(count))
            let played = play.playedMoves.count
            try play.board.restore(
                original.board.setup, seed: seed, record: Array(record.prefix(count)), at: play.now)
            #expect(play.game == expected, "\(count) moves")
            #expect(play.board.seed == seed && play.board.setup == original.board.setup)
            #expect(Array(play.playedMoves.dropFirst(played)) == landings, "\(count) moves")
            #expect(play.movesReportedEarly == [], "a move must be recorded before it is reported")
            #expect(play.placeFault == nil && play.board.shownCard == nil && !play.board.isAutomatic)
            for card in 0..<expected.setup.roundCount {
                #expect(play.pieces[play.card(card)].turn == (card < expected.round ? 1 : 0))
            }
            for number in play.numbers {
                #expect(play.pieces[number - 1].opacity == (expected.circles[number - 1] == .gone ? 0 : 1))
            }
            continueGame(play, from: expected)
        }
    }

    /// Checks that the play clock continues from the last move, and that the game can be finished.
    private func continueGame(_ play: PasscodePlay, from game: PasscodeGame) {
        guard !game.isOver else {
            let reported = play.reported.count
            play.pass(100)
            #expect(play.board.activity == .still && play.reported.count == reported)
            return
        }
        play.pass(0.5)
        play.tapTarget()
        #expect((game.time + 499...game.time + 500).contains(play.game.time))
        while !play.game.isOver {
            play.tapTarget()
            play.pass(1.3)
            play.key(.escape)
        }
        play.pass(1)
        #expect(play.reported.last == .finished && play.game.misses == game.misses && play.recordFault == nil)
    }

    @Test func restoredGameWaitsUntilItIsVisible() throws {
        let board = PasscodeBoard(seed: 1)
        try board.restore(PasscodeSetup(), seed: 7, record: [.tap(1, at: 800), .landed(1, at: 2000)], at: 5)
        #expect(board.hasBegun && board.activity == .still)
        board.advance(to: 50)
        board.setVisible(true, at: 50)
        board.advance(to: 50.25)
        board.receive(.activate(4), at: 50.25)
        #expect(board.game.record.last == .tap(5, at: 2250))
    }

    @Test(arguments: PasscodeMoment.allCases) func impossibleMovesAreRefusedAndChangeNothing(moment: PasscodeMoment) {
        let nonsense: [[PasscodeGame.Move]] = [
            [.landed(1, at: 0)], [.tap(13, at: 0)], [.tap(0, at: 5)], [.tap(3, at: 5), .tap(3, at: 6)],
            [.tap(3, at: 5), .tap(4, at: 4)], [.tap(3, at: 5), .landed(3, at: 9), .landed(3, at: 10)],
        ]
        let (play, untouched) = (moment.play(), moment.play())
        for record in nonsense {
            let (changes, accessibilityState) = (play.changes, play.board.accessibilityState)
            #expect(throws: PasscodeGame.Refusal.self) {
                try play.board.restore(PasscodeSetup(), seed: 9, record: record, at: play.now)
            }
            #expect(play.changes == changes && play.board.accessibilityState == accessibilityState)
            #expect(play.game == untouched.game && play.board.activity == untouched.board.activity)
        }
        for pause in [0, 0.1, 0.5, 1, 10] {
            for board in [play, untouched] { board.pass(pause) }
            #expect(
                play.pieces == untouched.pieces && play.game == untouched.game && play.reported == untouched.reported)
        }
    }

    @Test(arguments: PasscodeMoment.allCases) func nothingOfThePreviousGameIsLeftBehind(moment: PasscodeMoment) throws {
        for isDealt in [true, false] {
            let (play, fresh) = (moment.play(), PasscodePlay())
            fresh.pass(play.now)
            let reported = play.reported.count
            for board in [play, fresh] {
                if isDealt {
                    board.board.deal(seed: 5, at: board.now)
                } else {
                    let record: [PasscodeGame.Move] = [.tap(3, at: 900), .landed(3, at: 2000), .tap(4, at: 2100)]
                    try board.board.restore(PasscodeSetup(), seed: 5, record: record, at: board.now)
                }
            }
            for step in 0..<100 {
                for board in [play, fresh] {
                    board.pass(0.07)
                    if step % 20 == 19 { board.tapTarget() }
                }
                #expect(isAlike(play.pieces, fresh.pieces) && play.board.activity == fresh.board.activity)
            }
            #expect(Array(play.reported.dropFirst(reported)) == fresh.reported && fresh.reported.count > 4)
            #expect(play.game.circles == fresh.game.circles)
        }
    }

    @Test func newGameReportsAChange() {
        let play = PasscodePlay()
        let (changes, accessibilityState) = (play.changes, play.board.accessibilityState)
        play.board.deal(seed: 8, at: play.now)
        #expect(play.changes > changes && play.board.accessibilityState != accessibilityState && play.board.seed == 8)
        #expect(play.game == PasscodeGame(setup: PasscodeSetup(), seed: 8) && play.reported == [])
    }

    /// Returns a board in the middle of another game.
    private func anyBoard(seed: UInt64) -> PasscodePlay {
        let moments = PasscodeMoment.allCases
        return moments[Int(seed) % moments.count].play()
    }
}
