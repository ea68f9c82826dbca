// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import MemoryRules
import Scene
import Testing

/// Restoring an unfinished game on another board from its setup, seed, and moves.
@MainActor struct RestoreTests {
    /// Checks thousands of seeded games, each left at a different moment.
    @Test func restoredGameEqualsTheOneThatWasLeft() throws {
        for seed in 0..<2500 as Range<UInt64> {
            let left = leftGame(seed: seed)
            let restored = anyBoard(seed: seed)
            try restored.board.restore(
                left.board.setup, seed: left.board.seed, record: left.game.record, at: restored.now)
            try #require(restored.game == left.game, "seed \(seed)")
            try #require(restored.board.setup == left.board.setup, "seed \(seed)")
            try #require(restored.board.seed == left.board.seed, "seed \(seed)")
            try #require(restored.agreesWithRules, "seed \(seed): each card must be at rest and agree with the rules")
            try #require(!restored.board.isOpening && !restored.board.isPeeking, "seed \(seed)")
            try #require(!restored.board.autopilot.isOn, "seed \(seed)")
            let named = restored.pieces.indices.filter { restored.board.description(of: $0)?.face != nil }
            try #require(named == left.game.open.sorted(), "seed \(seed)")
        }
    }

    @Test func restoredMissTurnsBackAfterTheRevealTimeAndNothingElseHappens() throws {
        var pairsUp = 0
        for seed in 0..<1500 as Range<UInt64> {
            let left = leftGame(seed: seed)
            let restored = anyBoard(seed: seed)
            try restored.board.restore(
                left.board.setup, seed: left.board.seed, record: left.game.record, at: restored.now)
            // Another test covers the turn of the computer.
            guard !restored.board.isComputersTurn else { continue }
            let reported = restored.reported.count
            guard left.game.open.count == 2 else {
                try #require(restored.board.activity == .still, "seed \(seed)")
                continue
            }
            pairsUp += 1
            restored.pass(restored.board.revealTime - 0.001)
            try #require(restored.game == left.game, "seed \(seed)")
            restored.pass(0.002)
            try #require(restored.game.open == [], "seed \(seed)")
            var expected = [MemoryGame.Event.turnedBack([left.game.open[0], left.game.open[1]])]
            if left.game.groupsWon.count > 1 { expected.append(.turnPassed(to: left.game.currentPlayer)) }
            try #require(Array(restored.reported.dropFirst(reported)) == expected, "seed \(seed)")
            restored.rest()
            try #require(restored.agreesWithRules, "seed \(seed)")
            try #require(restored.game.record == left.game.record + [.turnBack], "seed \(seed)")
        }
        #expect(pairsUp > 50, "some games must be left while a miss is shown")
    }

    @Test func restoredGameCanBePlayedToItsEnd() throws {
        for seed in 0..<300 as Range<UInt64> {
            let left = leftGame(seed: seed, players: .people(2))
            let restored = anyBoard(seed: seed)
            try restored.board.restore(
                left.board.setup, seed: left.board.seed, record: left.game.record, at: restored.now)
            restored.rest()
            if restored.game.open.count == 1 { restored.find(restored.game.deal.numbers[restored.game.open[0]]) }
            restored.findAll()
            try #require(restored.isOver, "seed \(seed)")
            try #require(restored.pieces.allSatisfy { !$0.isPresent }, "seed \(seed)")
        }
    }

    @Test(arguments: Moment.allCases, [true, false])
    func nothingOfThePreviousGameIsLeftBehind(moment: Moment, motion: Bool) throws {
        let played = moment.board(motion: motion)
        let fresh = PlayedBoard(seed: 1, motion: motion, opened: false)
        fresh.pass(played.now)
        let record: [MemoryGame.Move] = [.turn(3), .turn(5), .turn(2), .peek, .turn(9)]
        let reported = played.reported.count
        for board in [played, fresh] { try board.board.restore(MemorySetup(), seed: 9, record: record, at: board.now) }
        for _ in 0..<300 {
            for board in [played, fresh] { board.pass(1.0 / 60) }
            #expect(played.pieces == fresh.pieces)
            #expect(played.game == fresh.game)
            #expect(played.board.activity == fresh.board.activity)
        }
        #expect(Array(played.reported.dropFirst(reported)) == fresh.reported)
    }

    @Test func computerContinuesARestoredTurn() throws {
        for strength in Opponent.Strength.allCases {
            let setup = MemorySetup(players: .computer(strength))
            let (first, second) = PlayedBoard(setup: setup, seed: 4).unequal
            let restored = PlayedBoard()
            try restored.board.restore(setup, seed: 4, record: [.turn(first), .turn(second)], at: restored.now)
            #expect(restored.board.isComputersTurn)
            restored.rest()
            #expect(restored.game.record.count >= 5)
            #expect(!restored.board.isComputersTurn)
            #expect(restored.agreesWithRules)
        }
    }

    @Test func computerRemembersCardsInARestoredGame() throws {
        let setup = MemorySetup(players: .computer(.hard))
        for seed in 0..<30 as Range<UInt64> {
            let dealt = PlayedBoard(setup: setup, seed: seed)
            let (one, two) = (dealt.cards(showing: 1), dealt.cards(showing: 2))
            let (three, four) = (dealt.cards(showing: 3), dealt.cards(showing: 4))
            let turned = [one.0, two.0, three.0, one.1, two.1, four.0]
            let restored = PlayedBoard()
            try restored.board.restore(setup, seed: seed, record: turned.map { .turn($0) }, at: restored.now)
            restored.rest()
            let found = [one.0, one.1, two.0, two.1].map { restored.game.cards[$0] }
            #expect(found == [.found, .found, .found, .found], "the computer has seen both pairs")
        }
    }

    @Test func restoringReportsAChange() throws {
        let played = PlayedBoard()
        let (changes, accessibilityState) = (played.changes, played.board.accessibilityState)
        try played.board.restore(MemorySetup(), seed: 3, record: [.turn(0)], at: played.now)
        #expect(played.changes > changes)
        #expect(played.board.accessibilityState != accessibilityState)
        #expect(played.playedMoves == [], "restored moves must not be reported again")
        #expect(played.reported == [])
    }

    /// Tries thousands of records that each contain one illegal move.
    @Test func illegalRecordThrowsAndLeavesTheBoardUnchanged() throws {
        for seed in 0..<2000 as Range<UInt64> {
            var actions = RandomActions(seed: seed ^ 0xFFFF, switchesMotion: true, meetsComputer: true)
            let left = leftGame(seed: seed)
            let (played, untouched) = (anyBoard(seed: seed), anyBoard(seed: seed))
            var record = left.game.record
            let place = actions.number(below: record.count + 1)
            let nonsense = MemoryGame.Move.turn([-1, left.game.cards.count, .max, .min][actions.number(below: 4)])
            record.insert(nonsense, at: place)
            let changes = played.changes
            #expect(throws: (any Error).self, "seed \(seed)") {
                try played.board.restore(left.board.setup, seed: left.board.seed, record: record, at: played.now)
            }
            try #require(played.changes == changes, "seed \(seed)")
            for pause in [0, 0.1, 0.5, 1, 10] {
                for board in [played, untouched] { board.pass(pause) }
                try #require(played.game == untouched.game, "seed \(seed)")
                try #require(played.pieces == untouched.pieces, "seed \(seed)")
                try #require(played.board.activity == untouched.board.activity, "seed \(seed)")
                try #require(played.board.setup == untouched.board.setup, "seed \(seed)")
                try #require(played.board.nextSetup == untouched.board.nextSetup, "seed \(seed)")
                try #require(played.board.seed == untouched.board.seed, "seed \(seed)")
                try #require(played.reported == untouched.reported, "seed \(seed)")
            }
        }
    }

    @Test(
        arguments: [[.turnBack], [.turn(0), .turnBack], [.turn(0), .turn(0)], [.turn(0), .turn(16)]]
            as [[MemoryGame.Move]])
    func impossibleMovesAreRefused(record: [MemoryGame.Move]) {
        let played = PlayedBoard()
        #expect(throws: MemoryGame.Refusal.self) {
            try played.board.restore(MemorySetup(), seed: 3, record: record, at: played.now)
        }
        #expect(played.board.seed == 7)
    }

    /// Returns a board of a random size, with the given players or random ones, played at random up to any moment.
    private func leftGame(seed: UInt64, players: MemorySetup.Players? = nil) -> PlayedBoard {
        var actions = RandomActions(seed: seed, switchesMotion: true, meetsComputer: true)
        let (columns, rows) = [(2, 2), (4, 3), (4, 4), (6, 5)][actions.number(below: 4)]
        let all: [MemorySetup.Players] = (1...4).map { .people($0) } + [.computer(.easy), .computer(.hard)]
        let setup = MemorySetup(columns: columns, rows: rows, players: players ?? all[actions.number(below: 6)])
        let played = PlayedBoard(setup: setup, seed: seed, opened: false)
        played.board.open(at: 0)
        for _ in 0..<actions.number(below: 60) {
            played.pass(actions.pause())
            let action = actions.next(for: played.board)
            if case .deal = action { continue }
            played.perform(action)
        }
        return played
    }

    /// Returns a board in the middle of another game.
    private func anyBoard(seed: UInt64) -> PlayedBoard {
        let moments = Moment.allCases
        return moments[Int(seed) % moments.count].board(seed: seed, motion: seed % 3 != 0)
    }
}
