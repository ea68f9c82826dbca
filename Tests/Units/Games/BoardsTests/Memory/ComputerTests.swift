// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import MemoryRules
import Scene
import Testing

/// One person against the computer.
@MainActor struct ComputerTests {
    @Test(arguments: Opponent.Strength.allCases)
    func personGoesFirstAndTheComputerWaits(strength: Opponent.Strength) {
        let played = against(strength)
        #expect(played.game.groupsWon == [0, 0])
        #expect(played.board.activity == .still)
        #expect(!played.board.isComputersTurn && !played.board.isAutomatic)
        played.find(1)
        #expect(!played.board.isComputersTurn, "a player who finds a pair plays again")
        #expect(played.game.groupsWon == [1, 0])
    }

    @Test(arguments: Opponent.Strength.allCases, [true, false])
    func afterAMissOfThePersonTheComputerPlays(strength: Opponent.Strength, motion: Bool) {
        let played = against(strength, motion: motion)
        let (first, second) = played.unequal
        played.tap(first, second)
        #expect(played.board.isComputersTurn && played.board.isAutomatic)
        played.watch(10) {
            if played.game.open == [first, second] { #expect(played.game.record.count == 2, "it must wait") }
        }
        played.rest()
        #expect(played.game.moves >= 2)
        #expect(!played.board.isComputersTurn)
        #expect(played.board.activity == .still)
        #expect(played.agreesWithRules)
        #expect(Array(played.game.record.prefix(3)) == [.turn(first), .turn(second), .turnBack])
    }

    /// Complete games in which the person turns over any card when it is their turn.
    @Test(arguments: Opponent.Strength.allCases)
    func eachSideMovesOnlyOnItsTurn(strength: Opponent.Strength) throws {
        for seed in 0..<60 as Range<UInt64> {
            let played = against(strength, seed: seed)
            var actions = RandomActions(seed: seed, switchesMotion: false, meetsComputer: true)
            for _ in 0..<2000 where !played.isOver {
                let (record, isComputers) = (played.game.record, played.board.isComputersTurn)
                played.pass(actions.pause())
                let isByItself = played.game.record.dropFirst(record.count).contains { $0 != .turnBack }
                try #require(!isByItself || isComputers, "seed \(seed): the computer moved on the person's turn")
                let before = played.game
                let wasComputers = played.board.isComputersTurn
                played.receive(.activate(actions.number(below: 16)))
                if actions.number(below: 20) == 0 { played.receive(.longPress) }
                try #require(!wasComputers || played.game == before, "seed \(seed): a tap had an effect")
            }
            try #require(played.isOver, "seed \(seed)")
            played.rest()
            try #require(played.game.groupsWon.reduce(0, +) == 8)
            try #require(played.reported.last == .finished)
        }
    }

    @Test(arguments: Opponent.Strength.allCases)
    func tapsOnTheComputersTurnAreIgnored(strength: Opponent.Strength) {
        let (played, untouched) = (against(strength), against(strength))
        let (first, second) = played.unequal
        for board in [played, untouched] { board.tap(first, second) }
        var card = 0
        while played.board.isComputersTurn, card < 5000 {
            card += 1
            played.tap(card % 16)
            played.receive(.activate((card + 3) % 16))
            played.receive(.longPress)
            played.board.peek(at: played.now)
            for board in [played, untouched] { board.pass(1.0 / 60) }
            #expect(played.game == untouched.game)
            #expect(played.pieces == untouched.pieces)
        }
        #expect(!played.board.isComputersTurn)
        #expect(played.game.peeks == 0)
    }

    /// A card that cannot be turned over is not raised either.
    @Test func noCardIsRaisedOnTheComputersTurn() {
        let played = against(.easy)
        let (first, second) = played.unequal
        played.tap(first, second)
        let card = played.cards(showing: 3).0
        played.receive(.press(played.pieces[card].center))
        played.pass(0.2)
        #expect(played.pieces[card].held == 0)
    }

    @Test(arguments: [0, 0.3, 0.6, 1.1, 1.5, 1.9, 2.1, 2.4, 2.8, 3.4, 4], [true, false])
    func newDealOnTheComputersTurnCancelsItsMoves(pause: Double, isComputerNext: Bool) {
        let played = against(.hard)
        let (first, second) = played.unequal
        played.tap(first, second)
        played.watch(pause)
        let next = MemorySetup(players: isComputerNext ? .computer(.hard) : .people(1))
        played.board.nextSetup = next
        played.deal(seed: 9)
        let fresh = PlayedBoard(setup: next, seed: 1, opened: false)
        fresh.pass(played.now)
        fresh.deal(seed: 9)
        #expect(!played.board.isAutomatic)
        for _ in 0..<600 {
            for board in [played, fresh] { board.pass(1.0 / 60) }
            #expect(played.game == fresh.game)
            #expect(played.pieces == fresh.pieces)
            #expect(played.board.activity == fresh.board.activity)
        }
        #expect(played.game.record == [])
        #expect(played.reported == [])
    }

    @Test func stoppingAutomaticPlayReturnsControlToTheCurrentPlayer() {
        for pause in stride(from: 0.0, to: 12, by: 0.7) {
            let played = against(.medium)
            played.board.setAutopilot(true, at: played.now)
            played.watch(pause)
            played.board.setAutopilot(false, at: played.now)
            played.rest()
            #expect(played.isOver || !played.board.isComputersTurn, "the computer must finish its own turn")
            #expect(played.board.activity == .still)
            #expect(played.agreesWithRules)
        }
    }

    @Test(arguments: [0, 0.1, 0.34])
    func stoppingAutomaticPlayOnThePersonsTurnLeavesNothingBehind(pause: Double) {
        let played = against(.hard)
        played.board.setAutopilot(true, at: played.now)
        played.pass(pause)
        played.board.setAutopilot(false, at: played.now)
        played.rest()
        #expect(played.game.record == [])
        #expect(played.board.activity == .still)
    }

    @Test func sameSeedAndTapsLeadToTheSameGame() {
        for strength in Opponent.Strength.allCases {
            let games = (0..<2).map { _ in
                let played = against(strength, seed: 12)
                for card in 0..<64 {
                    played.tap(card % 16)
                    played.rest()
                }
                return played.game
            }
            #expect(games[0] == games[1])
            #expect(games[0].moves > 4)
        }
    }

    /// Each event is reported when it becomes visible, so the turn passes when the miss turns back.
    @Test func turnPassesWhenTheMissTurnsBack() {
        let played = PlayedBoard(setup: MemorySetup(players: .people(2)))
        let (first, second) = played.unequal
        played.tap(first, second)
        played.rest()
        #expect(
            played.reported == [
                .turned(first), .turned(second), .missed([first, second]), .turnedBack([first, second]),
                .turnPassed(to: 1),
            ])
    }

    private func against(_ strength: Opponent.Strength, seed: UInt64 = 7, motion: Bool = true) -> PlayedBoard {
        PlayedBoard(setup: MemorySetup(players: .computer(strength)), seed: seed, motion: motion)
    }
}
