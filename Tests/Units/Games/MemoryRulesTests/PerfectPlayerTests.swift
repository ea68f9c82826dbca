// SPDX-License-Identifier: GPL-3.0-or-later
import Seeding
import Testing

@testable import MemoryRules

/// Published results: Velleman and Warrington, "What to Expect in a Game of Memory", American Mathematical Monthly 120
/// (2013); Foerster and Wattenhofer, "The Solitaire Memory Game".
struct PerfectPlayerTests {
    /// The exact expectation is the average over all orders of the cards.
    @Test(arguments: [(1, 1, 1), (2, 8, 3), (3, 13, 3), (4, 622, 105)])
    func averageOverAllOrdersOfFewPairsIsExact(pairs: Int, numerator: Int, denominator: Int) {
        var games = 0
        var moves = 0
        for numbers in allOrders(ofPairs: pairs) {
            games += 1
            let taken = movesOfPerfectGame(Deal(columns: pairs, rows: 2, numbers: numbers))
            #expect((pairs...max(1, 2 * pairs - 1)).contains(taken))
            moves += taken
        }
        #expect(moves * denominator == games * numerator)
    }

    @Test(arguments: [(2, 3), (3, 4), (5, 4), (6, 6), (10, 10)])
    func twicePairsMinusOneMovesAlwaysSuffice(columns: Int, rows: Int) {
        let pairs = columns * rows / 2
        for seed in 0..<200 as Range<UInt64> {
            let taken = movesOfPerfectGame(Deal(columns: columns, rows: rows, seed: seed))
            #expect((pairs...2 * pairs - 1).contains(taken))
        }
    }

    @Test func knownPairIsTakenBeforeAnythingElse() throws {
        var (game, player) = try played([1, 2, 3, 1, 2, 3], turns: [0, 2])
        _ = try game.play(.turnBack)
        _ = try game.play(.turn(1))
        player.look(at: game)
        _ = try game.play(.turn(3))
        player.look(at: game)
        _ = try game.play(.turnBack)
        let first = try #require(player.choice(in: game))
        #expect([0, 3].contains(first))
        _ = try game.play(.turn(first))
        player.look(at: game)
        #expect(player.choice(in: game) == 3 - first)
    }

    @Test func knownMateOfTheOpenCardIsTaken() throws {
        var (game, player) = try played([1, 2, 3, 1, 2, 3], turns: [0, 1])
        _ = try game.play(.turnBack)
        _ = try game.play(.turn(4))
        player.look(at: game)
        #expect(player.choice(in: game) == 1)
    }

    @Test func withoutKnowledgeAnUnknownCardIsTurned() throws {
        var (game, player) = try played([1, 2, 3, 1, 2, 3], turns: [0, 1])
        _ = try game.play(.turnBack)
        #expect(try [2, 3, 4, 5].contains(#require(player.choice(in: game))))
        _ = try game.play(.turn(2))
        player.look(at: game)
        #expect(try [3, 4, 5].contains(#require(player.choice(in: game))))
    }

    /// A third tap is legal while a miss is shown, so the cards of the miss count as known too.
    @Test func knownPairIsTakenEvenIfOneCardIsStillUp() throws {
        var (game, player) = try played([1, 2, 3, 1, 2, 3], turns: [0, 1])
        _ = try game.play(.turnBack)
        for card in [2, 3] {
            _ = try game.play(.turn(card))
            player.look(at: game)
        }
        #expect(game.open == [2, 3])
        #expect(player.choice(in: game) == 0)
    }

    @Test func thereIsAChoiceUntilTheGameIsOver() throws {
        var (game, player) = try played([1, 2, 1, 2], turns: [0, 1, 2, 3, 0, 1])
        #expect(game.open == [0, 1])
        #expect(player.choice(in: game) != nil, "all cards are known, and a miss is shown")
        for card in [2, 0, 1, 3] { _ = try game.play(.turn(card)) }
        player.look(at: game)
        #expect(game.isOver)
        #expect(player.choice(in: game) == nil)
    }

    /// Shuffling the unseen cards must not change the choice.
    @Test func onlySeenCardsMatter() throws {
        var generator = SeededGenerator(seed: 31)
        for seed in 0..<300 as Range<UInt64> {
            let deal = Deal(seed: seed)
            var game = MemoryGame(deal: deal)
            var player = PerfectPlayer()
            var accepted: [MemoryGame.Move] = []
            var seen: Set<Int> = []
            for _ in 0..<64 {
                guard let card = player.choice(in: game) else { break }
                let other = try replay(accepted, on: reshuffled(deal, keeping: seen, with: &generator))
                try #require(player.choice(in: other) == card, "seed \(seed), after \(accepted)")
                _ = try game.play(.turn(card))
                accepted.append(.turn(card))
                player.look(at: game)
                if game.open.count == 2 {
                    _ = try game.play(.turnBack)
                    accepted.append(.turnBack)
                }
                seen.insert(card)
            }
            #expect(game.isOver)
        }
    }

    @Test func cardsThatWereNotLookedAtAreUnknown() throws {
        var game = MemoryGame(deal: Deal(columns: 3, rows: 2, numbers: [1, 2, 3, 1, 2, 3]))
        let player = PerfectPlayer()
        for move in [.turn(0), .turn(1), .turnBack, .turn(3)] as [MemoryGame.Move] { _ = try game.play(move) }
        // Card 0 is the mate, but the player has not looked at it.
        let other = try replay(
            [.turn(0), .turn(1), .turnBack, .turn(3)], on: Deal(columns: 3, rows: 2, numbers: [3, 2, 1, 1, 2, 3]))
        #expect(player.choice(in: game) == player.choice(in: other))
    }

    /// Plays a game in which the player looks at each of these turns.
    private func played(_ numbers: [Int], turns: [Int]) throws -> (MemoryGame, PerfectPlayer) {
        var game = MemoryGame(deal: Deal(columns: numbers.count / 2, rows: 2, numbers: numbers))
        var player = PerfectPlayer()
        for card in turns {
            _ = try game.play(.turn(card))
            player.look(at: game)
        }
        return (game, player)
    }

    private func replay(_ moves: [MemoryGame.Move], on deal: Deal) throws -> MemoryGame {
        var game = MemoryGame(deal: deal)
        for move in moves { _ = try game.play(move) }
        return game
    }

    private func reshuffled(_ deal: Deal, keeping seen: Set<Int>, with generator: inout SeededGenerator) -> Deal {
        let unseen = deal.numbers.indices.filter { !seen.contains($0) }
        var order = unseen
        order.shuffle(seededBy: &generator)
        var numbers = deal.numbers
        for (place, from) in zip(unseen, order) { numbers[place] = deal.numbers[from] }
        return Deal(columns: deal.columns, rows: deal.rows, numbers: numbers)
    }
}

/// More moves than any game can take, returned for a game that the player does not finish.
private let unplayable = 1_000

/// Returns the number of moves that a perfect player takes for a deal.
private func movesOfPerfectGame(_ deal: Deal) -> Int {
    var game = MemoryGame(deal: deal)
    var player = PerfectPlayer()
    while let card = player.choice(in: game), game.moves < deal.numbers.count * 2 {
        guard (try? game.play(.turn(card))) != nil else { return unplayable }
        player.look(at: game)
        _ = try? game.play(.turnBack)
    }
    return game.isOver ? game.moves : unplayable
}

/// Returns all distinct orders of the numbers 1 to `pairs`, each twice.
private func allOrders(ofPairs pairs: Int) -> [[Int]] {
    func extend(_ order: [Int]) -> [[Int]] {
        guard order.count < 2 * pairs else { return [order] }
        return (1...pairs).filter { number in order.count { $0 == number } < 2 }.flatMap { extend(order + [$0]) }
    }
    return extend([])
}
