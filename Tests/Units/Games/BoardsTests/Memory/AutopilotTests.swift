// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import MemoryRules
import Scene
import Testing

/// A player with a perfect memory plays the board.
@MainActor struct AutopilotTests {
    @Test(arguments: Moment.allCases, [true, false])
    func gameIsPlayedToItsEndFromAnyMoment(moment: Moment, motion: Bool) {
        let played = moment.board(motion: motion)
        let peeks = played.game.peeks
        played.board.setAutopilot(true, at: played.now)
        if moment == .laidOut { played.board.open(at: played.now) }
        played.rest()
        #expect(played.isOver)
        #expect(played.game.peeks == peeks)
        #expect(played.reported.count { $0 == .finished } == 1)
        #expect(played.reported.last == .finished)
        #expect(played.pieces.allSatisfy { !$0.isPresent })
        #expect(played.board.activity == .still)
    }

    @Test func fromTheStartThereAreNoAvoidableMisses() throws {
        for seed in 0..<200 as Range<UInt64> {
            let played = PlayedBoard(seed: seed)
            played.board.setAutopilot(true, at: played.now)
            played.rest()
            let review = try GameReview(deal: played.game.deal, moves: played.game.record)
            try #require(played.isOver, "seed \(seed)")
            try #require(review.avoidableMisses == 0, "seed \(seed)")
            try #require((8...15).contains(played.game.moves), "seed \(seed)")
        }
    }

    @Test(arguments: [
        MemorySetup(columns: 2, rows: 2), MemorySetup(columns: 6, rows: 6, players: .people(3)),
        MemorySetup(players: .computer(.easy)), MemorySetup(columns: 10, rows: 10, players: .computer(.hard)),
    ])
    func itPlaysForAllPlayersOnAnyBoard(setup: MemorySetup) {
        let played = PlayedBoard(setup: setup, deck: .numbers)
        played.board.setAutopilot(true, at: played.now)
        played.rest()
        #expect(played.isOver)
        #expect(played.game.moves <= 2 * setup.groups - 1)
        #expect(played.game.groupsWon.reduce(0, +) == setup.groups)
    }

    @Test func itTurnsOneCardAtATimeAndWaitsForEach() {
        let played = PlayedBoard()
        played.board.setAutopilot(true, at: played.now)
        var before = played.game.record.count
        var atRest = true
        played.watch(60) {
            let turned = played.game.record.count - before
            #expect(turned <= 1)
            if turned == 1, played.game.record.last != .turnBack { #expect(atRest, "the last move must be over") }
            before = played.game.record.count
            atRest = played.board.activity != .moving
        }
        #expect(played.isOver)
    }

    @Test func tapsAreIgnoredDuringAutomaticPlay() {
        let (played, untouched) = (PlayedBoard(), PlayedBoard())
        for board in [played, untouched] { board.board.setAutopilot(true, at: board.now) }
        var card = 0
        for _ in 0..<3000 {
            for board in [played, untouched] { board.pass(1.0 / 60) }
            card = (card + 5) % 16
            played.tap(card)
            played.receive(.activate((card + 1) % 16))
            if card % 4 == 0 { played.receive(.longPress) }
            if card % 4 == 1 { played.board.peek(at: played.now) }
            #expect(played.game == untouched.game)
            #expect(played.pieces == untouched.pieces)
            #expect(played.reported == untouched.reported)
        }
        #expect(played.isOver)
    }

    /// A card that cannot be turned over is not raised either.
    @Test func noCardIsRaisedDuringAutomaticPlay() {
        let played = PlayedBoard()
        played.board.setAutopilot(true, at: played.now)
        played.receive(.press(played.pieces[15].center))
        played.pass(0.2)
        #expect(played.pieces[15].held == 0)
    }

    @Test(arguments: [0, 0.2, 0.36, 0.6, 1, 1.5, 2, 2.3, 3, 5.7])
    func itCanBeStoppedAtAnyTime(pause: Double) {
        let played = PlayedBoard()
        played.board.setAutopilot(true, at: played.now)
        played.watch(pause)
        let turns = reportedTurns(by: played)
        played.board.setAutopilot(false, at: played.now)
        #expect(!played.board.autopilot.isOn)
        #expect(!played.board.isAutomatic)
        played.rest()
        #expect(played.board.activity == .still)
        #expect(reportedTurns(by: played) == turns)
        #expect(played.agreesWithRules)
        let card = played.game.cards.firstIndex(of: .faceDown) ?? 0
        played.tap(card)
        #expect(reportedTurns(by: played) == turns + 1, "taps must work again")
    }

    @Test func startingAndStoppingItImmediatelyHasNoEffect() {
        let (played, untouched) = (PlayedBoard(), PlayedBoard())
        for _ in 0..<20 {
            played.board.setAutopilot(true, at: played.now)
            played.board.setAutopilot(true, at: played.now)
            played.pass(0.1)
            played.board.setAutopilot(false, at: played.now)
            played.pass(0.1)
        }
        played.rest()
        #expect(played.game == untouched.game)
        #expect(played.pieces == untouched.pieces)
    }

    @Test func newDealStopsIt() {
        let played = PlayedBoard()
        played.board.setAutopilot(true, at: played.now)
        played.watch(3)
        played.deal(seed: 2)
        #expect(!played.board.autopilot.isOn)
        played.rest()
        #expect(played.game == PlayedBoard(seed: 2).game)
    }

    @Test func itDoesNothingAfterTheEndOfTheGame() {
        let played = Moment.over.board()
        let game = played.game
        played.board.setAutopilot(true, at: played.now)
        #expect(played.board.activity == .still)
        played.rest()
        #expect(played.game == game)
    }

    /// It only knows the cards that are face up when it starts, and none that people turned over before.
    @Test func cardsSeenBeforeItStartedAreUnknownToIt() {
        for seed in 0..<50 as Range<UInt64> {
            let (played, fresh) = (PlayedBoard(seed: seed), PlayedBoard(seed: seed))
            let (first, second) = played.unequal
            played.tap(first, second)
            played.rest()
            for board in [played, fresh] {
                board.board.setAutopilot(true, at: board.now)
                board.rest()
            }
            #expect(Array(played.game.record.dropFirst(3)) == fresh.game.record)
        }
    }

    @Test func cardsFaceUpWhenItStartsAreKnownToIt() {
        for seed in 0..<50 as Range<UInt64> {
            let played = PlayedBoard(seed: seed)
            guard played.game.deal.numbers[0] != played.game.deal.numbers[1] else { continue }
            played.tap(0, 1)
            played.board.setAutopilot(true, at: played.now)
            played.rest()
            let next = played.game.record.dropFirst(2).first { $0 != .turnBack }
            #expect(next != .turn(0) && next != .turn(1), "it must turn over a card that it does not know")
        }
    }

    /// A board at rest gets no frames, so the last frame can be long past when this starts.
    @Test func firstCardAnimatesAtItsNormalSpeedAfterALongRest() {
        let played = PlayedBoard()
        played.idle(60)
        played.board.setAutopilot(true, at: played.now)
        var last = played.pieces.map(\.turn)
        played.watch(2) {
            for (card, piece) in played.pieces.enumerated() {
                #expect(piece.turn - last[card] < 0.2, "card \(card) jumps")
            }
            last = played.pieces.map(\.turn)
        }
        #expect(!played.game.record.isEmpty)
    }

    /// Everything happens at its scheduled time, however late the frame is.
    @Test(arguments: [1.0 / 30, 1.0 / 144, 0.25, 10])
    func movesAreMadeAtTheSameTimesAtAnyFrameLength(frame: Double) {
        let (played, other) = (PlayedBoard(), PlayedBoard())
        for board in [played, other] { board.board.setAutopilot(true, at: board.now) }
        for _ in 0..<4 {
            played.watch(10, frame: frame)
            other.watch(10, frame: 1.0 / 60)
            let isSame = played.game == other.game
            #expect(isSame, "after \(other.now) s")
        }
    }

    private func reportedTurns(by played: PlayedBoard) -> Int {
        played.reported.count { if case .turned = $0 { true } else { false } }
    }
}
