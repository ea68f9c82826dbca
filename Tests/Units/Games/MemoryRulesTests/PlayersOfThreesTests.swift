// SPDX-License-Identifier: GPL-3.0-or-later
import Seeding
import Testing

@testable import MemoryRules

/// The computer's players in games with sets of three.
struct PlayersOfThreesTests {
    /// Every miss of a perfect memory shows at least two new cards, so there are at most three for two sets.
    @Test(arguments: [(3, 2), (3, 3), (4, 3), (6, 3), (6, 6), (9, 6), (11, 9)])
    func perfectPlayerMissesNoKnownSet(columns: Int, rows: Int) throws {
        for seed in 0..<300 as Range<UInt64> {
            var game = MemoryGame(deal: Deal(columns: columns, rows: rows, groupSize: 3, seed: seed))
            var player = PerfectPlayer()
            while let card = player.choice(in: game) {
                _ = try game.play(.turn(card))
                player.look(at: game)
            }
            let review = try GameReview(deal: game.deal, moves: game.record)
            try #require(game.isOver, "seed \(seed)")
            try #require(review.avoidableMisses == 0, "seed \(seed)")
            try #require(game.moves == game.deal.groups + review.misses)
            try #require(review.misses <= game.deal.groups * 3 / 2, "seed \(seed)")
        }
    }

    @Test func perfectPlayerTakesAKnownSetWhoseCardsAreStillUp() throws {
        let deal = Deal(columns: 3, rows: 3, groupSize: 3, numbers: [1, 2, 3, 1, 2, 3, 1, 2, 3])
        var game = MemoryGame(deal: deal)
        var player = PerfectPlayer()
        for card in [0, 1, 3, 2, 6, 4] {
            _ = try game.play(.turn(card))
            player.look(at: game)
        }
        #expect(game.open == [6, 4])
        var taken: [Int] = []
        while game.groupsFound == 0, let card = player.choice(in: game) {
            taken.append(card)
            _ = try game.play(.turn(card))
            player.look(at: game)
        }
        #expect(taken.sorted() == [0, 3, 6])
    }

    /// Shuffling the unseen cards must not change the choice.
    @Test(arguments: Opponent.Strength.allCases)
    func onlySeenCardsMatter(strength: Opponent.Strength) throws {
        var generator = SeededGenerator(seed: 5)
        for seed in 0..<100 as Range<UInt64> {
            var game = MemoryGame(deal: Deal(columns: 4, rows: 3, groupSize: 3, seed: seed))
            var (opponent, perfect) = (Opponent(strength: strength, seed: seed), PerfectPlayer())
            while !game.isOver, game.moves < 300 {
                var numbers = game.deal.numbers
                let unseen = numbers.indices.filter { !game.record.contains(.turn($0)) }
                var order = unseen
                order.shuffle(seededBy: &generator)
                for (place, from) in zip(unseen, order) { numbers[place] = game.deal.numbers[from] }
                var other = MemoryGame(deal: Deal(columns: 4, rows: 3, groupSize: 3, numbers: numbers))
                for move in game.record { _ = try other.play(move) }

                var twin = opponent
                let (choice, choiceOfTwin) = (opponent.choice(in: game), twin.choice(in: other))
                try #require(choice == choiceOfTwin, "seed \(seed), after \(game.record)")
                try #require(perfect.choice(in: game) == perfect.choice(in: other), "seed \(seed)")
                _ = try game.play(.turn(#require(choice)))
                opponent.look(at: game)
                perfect.look(at: game)
            }
            try #require(game.isOver)
        }
    }

    /// Six sets, with alternating first moves.
    @Test(arguments: [(Opponent.Strength.hard, Opponent.Strength.medium), (.medium, .easy), (.hard, .easy)])
    func strongerOpponentWins(stronger: Opponent.Strength, weaker: Opponent.Strength) throws {
        let games = 1_000
        var difference = 0
        for seed in 0..<UInt64(games) {
            let deal = Deal(columns: 6, rows: 3, groupSize: 3, seed: seed)
            let duel = try Duel.between(stronger, weaker, deal: deal, first: Int(seed % 2), seed: seed)
            try #require(duel.game.isOver, "seed \(seed)")
            difference += duel.pairs[0] - duel.pairs[1]
        }
        // With a standard deviation of less than four sets per game, the average has one of 0.13.
        #expect(Double(difference) / Double(games) > 0.6)
    }
}
