// SPDX-License-Identifier: GPL-3.0-or-later
import Seeding
import TestTiers
import Testing

@testable import MemoryRules

/// Invariants of the rules, checked over 20,000 seeded games of one to four players, with pairs or sets of three, with
/// turns, peeks, turning back, and nonsense.
struct RandomGamesTests {
    @Test func rulesHoldInEachGame() {
        for seed in randomSeeds(20_000) {
            var game = RandomGame(seed: seed)
            game.playOn()
            if let fault = game.fault {
                Issue.record("seed \(seed): \(fault), after \(game.accepted)")
                return
            }
        }
    }

    @Test func replayingTheAcceptedMovesGivesTheSameGame() throws {
        for seed in randomSeeds(5_000) {
            var game = RandomGame(seed: seed)
            game.playOn()
            try #require(game.game.record == game.accepted, "seed \(seed)")
            var again = MemoryGame(deal: game.game.deal, players: game.game.groupsWon.count)
            let events = try game.game.record.flatMap { move in try again.play(move) }
            try #require(again == game.game, "seed \(seed)")
            try #require(events == game.events, "seed \(seed)")
        }
    }

    @Test func someGamesEndAndSomeDoNot() {
        let over = (0..<500 as Range<UInt64>).count { seed in
            var game = RandomGame(seed: seed)
            game.playOn()
            return game.game.isOver
        }
        #expect((100...400).contains(over))
    }
}

/// A game that is played at random and checked after each move.
private struct RandomGame {
    private(set) var game: MemoryGame
    private(set) var accepted: [MemoryGame.Move] = []
    private(set) var events: [MemoryGame.Event] = []
    /// The first violation of the rules.
    private(set) var fault: String?
    private var generator: SeededGenerator
    private var completedMoves = 0
    /// The pairs of each player and the current player, computed here from the events.
    private var won: [Int]
    private var player = 0

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed &* 0x9E37)
        let (columns, rows, groupSize) = [
            (1, 2, 2), (2, 2, 2), (4, 3, 2), (4, 4, 2), (3, 1, 3), (3, 2, 3), (3, 3, 3), (4, 3, 3),
        ][generator.number(below: 8)]
        won = Array(repeating: 0, count: generator.number(below: 4) + 1)
        game = MemoryGame(
            deal: Deal(columns: columns, rows: rows, groupSize: groupSize, seed: seed), players: won.count)
    }

    mutating func playOn() {
        for _ in 0..<generator.number(below: 60) + 20 where fault == nil { step() }
    }

    private mutating func step() {
        let before = game
        let move = randomMove()
        do throws(MemoryGame.Refusal) {
            let reported = try game.play(move)
            accepted.append(move)
            events += reported
            if case .turn(let card) = move, endsMove(card, in: before) { completedMoves += 1 }
            fault =
                faultOfAcceptance(of: move, before: before, reported: reported) ?? faultOfPlayers(reported)
                ?? faultOfState()
        } catch {
            if game != before { fault = "\(move) was refused and changed something" }
            if isLegal(move, in: before) { fault = "\(move) was refused as \(error)" }
        }
    }

    private mutating func randomMove() -> MemoryGame.Move {
        switch generator.number(below: 12) {
        case 0: return .peek
        case 1: return .turnBack
        case 2: return .turn(generator.number(below: 1000) - 500)
        case 3, 4, 5:
            // Try a mate of the open cards so that cards are found.
            guard let open = game.open.first else { break }
            let mate = game.cards.indices.first {
                game.cards[$0] == .faceDown && game.deal.numbers[$0] == game.deal.numbers[open]
            }
            if let mate { return .turn(mate) }
        default: break
        }
        return .turn(generator.number(below: game.cards.count))
    }

    private func isLegal(_ move: MemoryGame.Move, in game: MemoryGame) -> Bool {
        switch move {
        case .turn(let card): game.cards.indices.contains(card) && game.cards[card] == .faceDown
        case .turnBack: isMiss(game.open)
        case .peek: game.cards.contains { $0 != .found }
        }
    }

    private func faultOfAcceptance(
        of move: MemoryGame.Move, before: MemoryGame, reported: [MemoryGame.Event]
    ) -> String? {
        if !isLegal(move, in: before) { return "\(move) was accepted although illegal" }
        if reported.isEmpty { return "\(move) had no events" }
        if reported.contains(.finished) != game.isOver { return "the end was reported at the wrong time" }
        for event in reported {
            switch event {
            case .paired(let cards):
                if Set(cards).count != game.deal.groupSize { return "a group was not complete" }
                if before.open != cards.dropLast() { return "the first cards of a group were not face up" }
                if isMiss(cards) { return "unequal cards were a group" }
            case .missed(let cards):
                if !isMiss(cards) || isMiss(cards.dropLast()) { return "equal cards were a miss" }
                if cards != game.open { return "a miss is not what is face up" }
            default: break
            }
        }
        if case .peek = move, game.peeks != before.peeks + 1 { return "a peek was not counted once" }
        return nil
    }

    private mutating func faultOfPlayers(_ reported: [MemoryGame.Event]) -> String? {
        for event in reported {
            switch event {
            case .paired: won[player] += 1
            case .missed: player = (player + 1) % won.count
            default: break
            }
        }
        if game.groupsWon != won { return "\(game.groupsWon) groups are counted instead of \(won)" }
        if game.currentPlayer != player { return "it is the turn of \(game.currentPlayer) instead of \(player)" }
        let passes = reported.count { if case .turnPassed = $0 { true } else { false } }
        let misses = won.count > 1 ? reported.count { if case .missed = $0 { true } else { false } } : 0
        if passes != misses { return "the turn passed \(passes) times after \(misses) misses" }
        if passes > 0, reported.last != .turnPassed(to: player) {
            return "the turn was reported to pass to another player"
        }
        return nil
    }

    private func faultOfState() -> String? {
        if game.open.count > game.deal.groupSize { return "too many cards are open" }
        let up = game.cards.indices.filter { game.cards[$0] == .faceUp }
        if Set(up) != Set(game.open) { return "the open cards are not the face-up cards" }
        if game.open.count == game.deal.groupSize, !isMiss(game.open) { return "an equal group stays open" }
        if game.isMissOpen != isMiss(game.open) { return "a miss was not recognized" }
        let found = game.cards.indices.filter { game.cards[$0] == .found }.map { game.deal.numbers[$0] }
        if found.count != game.deal.groupSize * game.groupsFound || Set(found).count != game.groupsFound {
            return "found cards are not whole groups"
        }
        if game.moves != completedMoves { return "\(completedMoves) moves ended, \(game.moves) were counted" }
        if game.isOver != (found.count == game.cards.count) { return "the game is over at the wrong time" }
        return nil
    }

    private func isMiss(_ cards: [Int]) -> Bool { Set(cards.map { game.deal.numbers[$0] }).count > 1 }

    /// Returns whether a card ends a move: it differs from the open cards, or it is the last of its group.
    private func endsMove(_ card: Int, in game: MemoryGame) -> Bool {
        let open = isMiss(game.open) ? [] : game.open
        return isMiss(open + [card]) || open.count + 1 == game.deal.groupSize
    }
}
