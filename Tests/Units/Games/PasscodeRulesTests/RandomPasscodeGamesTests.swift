// SPDX-License-Identifier: GPL-3.0-or-later
import PasscodeRules
import Seeding
import TestTiers
import Testing

/// Invariants of the rules, checked over 100,000 seeded games of right taps, wrong taps, landings in any order, and
/// nonsense, most of them played to the end.
struct RandomPasscodeGamesTests {
    @Test func rulesHoldInEachGame() {
        var misses = 0
        var finished = 0
        var refused = 0
        let seeds = randomSeeds(100_000)
        for seed in seeds {
            var sequence = RandomPasscodeSequence(seed: seed)
            if let fault = sequence.fault() {
                let moves = sequence.game.record.map(\.notation).joined(separator: " ")
                Issue.record("seed \(seed): \(fault), after \(moves) in \(sequence.game.setup.notation)")
                return
            }
            misses += sequence.game.misses
            finished += sequence.game.isOver ? 1 : 0
            refused += sequence.refused
        }
        // The games must cover everything that can happen.
        #expect(misses > seeds.count / 2)
        #expect((seeds.count / 2..<seeds.count).contains(finished))
        #expect(refused > seeds.count)
    }
}

/// A game that is played at random, and an independent model of it that sees only the moves.
private struct RandomPasscodeSequence {
    private(set) var game: PasscodeGame
    /// The number of refused moves.
    private(set) var refused = 0
    private var generator: SeededGenerator
    private var reported: [PasscodeGame.Event] = []

    /// All numbers in the order of the targets. The first `hits` were tapped, and the complete groups of four in
    /// `landed` were won.
    private let order: [Int]
    private var hits = 0
    private var misses = 0
    private var won = 0
    /// The circles in flight, in the order of the taps, and whether each is right.
    private var flights: [(number: Int, base: Int, isRight: Bool)] = []
    private var landed: [Int] = []
    private var time = 0

    private static let counts = [4, 4, 4, 4, 4, 8, 8, 12]

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed &* 0x9E37 &+ 1)
        let count = seed % 1000 == 0 ? 48 : Self.counts[generator.number(below: Self.counts.count)]
        let setup = PasscodeSetup(circleCount: count, variant: generator.number(below: 4) == 0 ? .still : .drifting)
        game = PasscodeGame(setup: setup, seed: seed)
        order = game.targets.flatMap { $0 }
    }

    /// Plays the game, and returns the first violation of the rules, or `nil`.
    mutating func fault() -> String? {
        if Set(order).count != game.setup.circleCount { return "not every number is a target once" }
        if game.targets.contains(where: { $0.count != 4 }) { return "a round does not have four targets" }
        let moveLimit = generator.number(below: 8) == 0 ? generator.number(below: 20) : 400
        for _ in 0..<moveLimit where !game.isOver {
            let move = randomMove()
            let expected = expectedEvents(of: move)
            let events = try? game.play(move)
            if let events { reported += events }
            if events == nil { refused += 1 }
            if withoutChangesOfPlace(events) != expected {
                return "\(move.notation) gave \(String(describing: events)), not \(String(describing: expected))"
            }
            if game.target != (hits == order.count || hits == 4 * won + 4 ? nil : order[hits]) {
                return "the target is wrong"
            }
        }
        return faultOfState() ?? recordFault()
    }

    private func withoutChangesOfPlace(_ events: [PasscodeGame.Event]?) -> [PasscodeGame.Event]? {
        guard let events, game.setup.variant == .still else { return events }
        return events.filter { if case .shuffled = $0 { false } else { true } }
    }

    private mutating func randomMove() -> PasscodeGame.Move {
        let later = time + generator.number(below: 500)
        let asked = order[min(hits, order.count - 1)]
        let kind = generator.number(below: 32)
        switch kind {
        case 0: return .tap(generator.number(below: order.count + 2), at: later)
        case 1: return .landed(generator.number(below: order.count + 2), at: later)
        case 2: return .tap(asked, at: time - 1)
        case 3: return .tap(asked, at: later)
        case 4...6: return .tap(order[min(hits + generator.number(below: 4), order.count - 1)], at: later)
        case 7...18 where hits < 4 * won + 4: return .tap(asked, at: later)
        default:
            guard !flights.isEmpty else { return .tap(asked, at: later) }
            return .landed(flights[generator.number(below: flights.count)].number, at: later)
        }
    }

    /// Returns the events that a move must cause, apart from swapped places, or `nil` if it must be refused.
    private mutating func expectedEvents(of move: PasscodeGame.Move) -> [PasscodeGame.Event]? {
        guard move.time >= time else { return nil }
        switch move {
        case .tap(let number, let time):
            let canBeTapped = !flights.contains { $0.number == number } && !landed.contains(number)
            guard order.contains(number), canBeTapped, hits < 4 * won + 4 else { return nil }
            self.time = time
            let isRight = order[hits] == number
            let base = hits % 4
            flights.append((number, base, isRight))
            if isRight { hits += 1 } else { misses += 1 }
            return [isRight ? .right(number, base: base) : .wrong(number, base: base)]
        case .landed(let number, let time):
            guard let index = flights.firstIndex(where: { $0.number == number }) else { return nil }
            self.time = time
            let flight = flights.remove(at: index)
            guard flight.isRight else { return [.returned(number)] }
            landed.append(number)
            guard landed.count == 4 * won + 4 else { return [.placed(number, base: flight.base)] }
            won += 1
            let isLast = landed.count == order.count
            return [.placed(number, base: flight.base), .roundWon(won - 1)] + (isLast ? [.finished] : [])
        }
    }

    private func faultOfState() -> String? {
        if game.isOver != (landed.count == order.count) { return "the game is over at the wrong time" }
        if game.misses != misses { return "the number of misses is wrong" }
        if game.round != won { return "the number of rounds is wrong" }
        for (index, circle) in game.circles.enumerated() {
            let number = index + 1
            let flight = flights.first { $0.number == number }
            let isGone = order.prefix(4 * won).contains(number)
            let expected: PasscodeGame.Circle =
                if let flight {
                    .flying(base: flight.base, isRight: flight.isRight)
                } else if isGone {
                    .gone
                } else if landed.contains(number), let place = order.firstIndex(of: number) {
                    .placed(base: place % 4)
                } else {
                    .drifting
                }
            if circle != expected { return "circle \(number) is \(circle), not \(expected)" }
        }
        return nil
    }

    /// Replays the accepted moves. The result must be the same game, so refused moves changed nothing.
    private func recordFault() -> String? {
        var again = PasscodeGame(setup: game.setup, seed: game.seed)
        var reportedAgain: [PasscodeGame.Event] = []
        for move in game.record {
            guard let events = try? again.play(move) else { return "\(move.notation) is refused when played again" }
            reportedAgain += events
        }
        return again != game || reportedAgain != reported ? "the record leads to another game" : nil
    }
}
