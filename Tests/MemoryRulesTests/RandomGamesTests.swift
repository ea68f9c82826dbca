import Seeding
import Testing

@testable import MemoryRules

/// Invariants of the rules, checked over 20,000 seeded games of one to four players with turns, peeks, turning back,
/// and nonsense.
struct RandomGamesTests {
    @Test func rulesHoldInEachGame() {
        for seed in 0..<20_000 as Range<UInt64> {
            var game = RandomGame(seed: seed)
            game.playOn()
            if let fault = game.fault {
                Issue.record("seed \(seed): \(fault), after \(game.accepted)")
                return
            }
        }
    }

    @Test func replayingTheAcceptedMovesGivesTheSameGame() throws {
        for seed in 0..<5_000 as Range<UInt64> {
            var game = RandomGame(seed: seed)
            game.playOn()
            try #require(game.game.record == game.accepted, "seed \(seed)")
            var again = MemoryGame(deal: game.game.deal, players: game.game.pairsWon.count)
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
    private var secondCards = 0
    /// The pairs of each player and the current player, computed here from the events.
    private var won: [Int]
    private var player = 0

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed &* 0x9E37)
        let (columns, rows) = [(1, 2), (2, 2), (4, 3), (4, 4)][generator.number(below: 4)]
        won = Array(repeating: 0, count: generator.number(below: 4) + 1)
        game = MemoryGame(deal: Deal(columns: columns, rows: rows, seed: seed), players: won.count)
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
            if case .turn = move, before.open.count == 1 { secondCards += 1 }
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
            // Try the mate of the open card so that pairs are found.
            guard let open = game.open.first else { break }
            let mate = game.cards.indices.first {
                $0 != open && game.deal.numbers[$0] == game.deal.numbers[open]
            }
            if let mate { return .turn(mate) }
        default: break
        }
        return .turn(generator.number(below: game.cards.count))
    }

    private func isLegal(_ move: MemoryGame.Move, in game: MemoryGame) -> Bool {
        switch move {
        case .turn(let card): game.cards.indices.contains(card) && game.cards[card] == .faceDown
        case .turnBack: game.open.count == 2
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
            case .paired(let first, let second):
                if first == second { return "a card paired with itself" }
                if before.open != [first] { return "the first card of a pair was not face up" }
                if numbers(first, second).0 != numbers(first, second).1 { return "unequal cards were a pair" }
            case .missed(let first, let second):
                if numbers(first, second).0 == numbers(first, second).1 { return "equal cards were a miss" }
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
        if game.pairsWon != won { return "\(game.pairsWon) pairs are counted instead of \(won)" }
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
        if game.open.count > 2 { return "more than two cards are open" }
        let up = game.cards.indices.filter { game.cards[$0] == .faceUp }
        if Set(up) != Set(game.open) { return "the open cards are not the face-up cards" }
        if game.open.count == 2, numbers(game.open[0], game.open[1]).0 == numbers(game.open[0], game.open[1]).1 {
            return "an equal pair stays open"
        }
        let found = game.cards.indices.filter { game.cards[$0] == .found }.map { game.deal.numbers[$0] }
        if found.count != 2 * game.pairsFound || Set(found).count != game.pairsFound {
            return "found cards are not equal pairs"
        }
        if game.moves != secondCards { return "\(secondCards) second cards were turned, \(game.moves) moves counted" }
        if game.isOver != (found.count == game.cards.count) { return "the game is over at the wrong time" }
        return nil
    }

    private func numbers(_ first: Int, _ second: Int) -> (Int, Int) {
        (game.deal.numbers[first], game.deal.numbers[second])
    }
}
