// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import MemoryRules
import Scene
import Testing

/// Replaying an earlier game.
@MainActor struct ReplayTests {
    @Test func replayShowsTheSameMovesAndTheSameEnd() throws {
        for seed in 0..<400 as Range<UInt64> {
            let original = playedAtRandom(seed: seed)
            let shown = PlayedBoard(seed: seed &+ 99, motion: seed % 2 == 0)
            shown.board.replay(
                original.board.setup, seed: original.board.seed, record: original.game.record, at: shown.now)
            #expect(shown.board.autopilot.isOn)
            shown.rest()
            try #require(shown.board.setup == original.board.setup, "seed \(seed)")
            try #require(shown.board.seed == original.board.seed, "seed \(seed)")
            try #require(shown.game == original.game, "seed \(seed)")
            try #require(shown.agreesWithRules, "seed \(seed)")
            try #require(shown.reported.count { $0 == .finished } == (original.isOver ? 1 : 0), "seed \(seed)")
        }
    }

    @Test func itStartsAfterTheOpening() {
        let original = playedAtRandom(seed: 5)
        let shown = PlayedBoard()
        shown.board.replay(original.board.setup, seed: 5, record: original.game.record, at: shown.now)
        #expect(shown.board.isOpening)
        shown.watch(0.99) { #expect(shown.game.record == []) }
        shown.watch(1)
        #expect(shown.game.record.first == original.game.record.first)
    }

    @Test func tapsAreIgnoredDuringReplay() {
        let original = playedAtRandom(seed: 8)
        let (shown, untouched) = (PlayedBoard(), PlayedBoard())
        for board in [shown, untouched] {
            board.board.replay(original.board.setup, seed: 8, record: original.game.record, at: board.now)
        }
        for step in 0..<600 where !shown.isOver && shown.board.autopilot.isOn {
            for board in [shown, untouched] { board.pass(1.0 / 30) }
            guard shown.board.autopilot.isOn else { break }
            shown.receive(.activate(step % shown.pieces.count))
            if step % 7 == 0 { shown.receive(.longPress) }
            #expect(shown.game == untouched.game)
            #expect(shown.pieces == untouched.pieces)
        }
    }

    @Test(arguments: 0...3) func unfinishedGameStaysAsItIsAfterItsReplay(count: Int) {
        let shown = PlayedBoard()
        let (first, second) = shown.unequal
        let moves = Array([MemoryGame.Move.turn(first), .turn(second), .turnBack].prefix(count))
        shown.board.replay(MemorySetup(), seed: 7, record: moves, at: shown.now)
        shown.rest()
        shown.receive(.activate(first))
        shown.receive(.longPress)
        shown.rest()
        #expect(shown.game.record == moves && shown.board.isAutomatic && !shown.board.autopilot.isOn)
    }

    @Test func computerMakesNoMoveAfterAReplay() {
        let shown = PlayedBoard()
        let setup = MemorySetup(players: .computer(.hard))
        let game = MemoryGame(setup: setup, seed: 7)
        let other = game.cards.indices.first { game.deal.numbers[$0] != game.deal.numbers[0] } ?? 1
        shown.board.replay(setup, seed: 7, record: [.turn(0), .turn(other), .turnBack], at: shown.now)
        shown.rest()
        #expect(shown.board.isComputersTurn && shown.game.record.count == 3)
    }

    @Test func thirdCardClosesAMissInAReplayToo() {
        let shown = PlayedBoard()
        let (first, second) = shown.unequal
        let third = shown.game.cards.indices.first { $0 != first && $0 != second } ?? 0
        let moves: [MemoryGame.Move] = [.turn(first), .turn(second), .turn(third)]
        shown.board.replay(MemorySetup(), seed: 7, record: moves, at: shown.now)
        shown.rest()
        #expect(shown.game.record == moves && shown.game.open == [third])
    }

    @Test func illegalMoveStopsIt() {
        let shown = PlayedBoard()
        shown.board.replay(MemorySetup(), seed: 7, record: [.turn(0), .turn(99), .turn(1)], at: shown.now)
        shown.rest()
        #expect(shown.game.open == [0])
        #expect(!shown.board.autopilot.isOn)
    }

    @Test func currentPeekLimitDoesNotAffectThePeeksOfAReplay() {
        let shown = PlayedBoard()
        shown.board.peekLimit = 0
        shown.board.replay(MemorySetup(), seed: 7, record: [.peek, .turn(0), .peek], at: shown.now)
        shown.rest()
        #expect(shown.game.peeks == 2)
    }

    @Test func nextDealIsAnOrdinaryGame() {
        let original = playedAtRandom(seed: 3)
        let shown = PlayedBoard()
        shown.board.replay(original.board.setup, seed: 3, record: original.game.record, at: shown.now)
        shown.watch(2.5)
        shown.board.nextSetup = MemorySetup()
        shown.deal(seed: 9)
        shown.rest()
        #expect(shown.game == PlayedBoard(seed: 9).game)
        #expect(!shown.board.isAutomatic)
    }

    /// Returns a random game of people or against the computer, usually played to its end.
    private func playedAtRandom(seed: UInt64) -> PlayedBoard {
        var actions = RandomActions(seed: seed, switchesMotion: false, meetsComputer: false)
        let players: [MemorySetup.Players] = [.people(1), .people(2), .people(4), .computer(.medium)]
        let (columns, rows) = [(2, 2), (4, 3), (4, 4)][actions.number(below: 3)]
        let setup = MemorySetup(columns: columns, rows: rows, players: players[actions.number(below: 4)])
        let played = PlayedBoard(setup: setup, seed: seed)
        for _ in 0..<80 + actions.number(below: 200) {
            let action = actions.next(for: played.board)
            if case .deal = action { continue }
            played.perform(action)
            played.pass(actions.pause())
        }
        played.rest()
        return played
    }
}
