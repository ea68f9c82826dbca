// SPDX-License-Identifier: GPL-3.0-or-later
import Seeding
import Testing

@testable import MemoryRules

struct OpponentTests {
    /// Plays alongside a player who turns over any card, peeks, and does not wait for a miss to turn back. Either
    /// player may be asked for any card, even in mid-move.
    @Test(arguments: Opponent.Strength.allCases, [2, 3])
    func eachChoiceIsLegalAndThereIsOneUntilTheEnd(strength: Opponent.Strength, groupSize: Int) throws {
        let sizes = groupSize == 2 ? [(1, 2), (2, 2), (4, 3), (4, 4)] : [(3, 2), (3, 3), (4, 3), (6, 3)]
        for seed in 0..<1_500 as Range<UInt64> {
            var generator = SeededGenerator(seed: seed)
            let (columns, rows) = sizes[generator.number(below: 4)]
            var game = MemoryGame(deal: Deal(columns: columns, rows: rows, groupSize: groupSize, seed: seed))
            var opponent = Opponent(strength: strength, seed: seed)
            while !game.isOver {
                let down = game.cards.indices.filter { game.cards[$0] == .faceDown }
                var move = MemoryGame.Move.turn(down[generator.number(below: down.count)])
                switch generator.number(below: 8) {
                case 0 where game.isMissOpen: move = .turnBack
                case 1 where generator.number(below: 8) == 0: move = .peek
                case 2...5:
                    let choice = opponent.choice(in: game)
                    let card = try #require(choice, "seed \(seed)")
                    try #require(down.contains(card), "seed \(seed)")
                    move = .turn(card)
                default: break
                }
                _ = try game.play(move)
                opponent.look(at: game)
            }
            let choice = opponent.choice(in: game)
            try #require(choice == nil)
        }
    }

    @Test(arguments: Opponent.Strength.allCases)
    func sameSeedGivesTheSameMoves(strength: Opponent.Strength) throws {
        var different = 0
        for seed in 0..<200 as Range<UInt64> {
            let deal = Deal(seed: seed)
            let duel = try Duel.between(strength, strength, deal: deal, seed: seed)
            let again = try Duel.between(strength, strength, deal: deal, seed: seed)
            try #require(again.turns == duel.turns)
            let other = try Duel.between(strength, strength, deal: deal, seed: seed + 1000)
            if other.turns != duel.turns { different += 1 }
        }
        #expect(different > 190)
    }

    /// Shuffling the unseen cards must not change the choice.
    @Test(arguments: Opponent.Strength.allCases)
    func onlySeenCardsMatter(strength: Opponent.Strength) throws {
        var generator = SeededGenerator(seed: 5)
        for seed in 0..<100 as Range<UInt64> {
            var game = MemoryGame(deal: Deal(seed: seed))
            var opponent = Opponent(strength: strength, seed: seed)
            var accepted: [MemoryGame.Move] = []
            while game.moves < 200 {
                let unseen = game.cards.indices.filter { !accepted.contains(.turn($0)) }
                var numbers = game.deal.numbers
                var order = unseen
                order.shuffle(seededBy: &generator)
                for (place, from) in zip(unseen, order) { numbers[place] = game.deal.numbers[from] }
                var other = MemoryGame(deal: Deal(columns: 4, rows: 4, numbers: numbers))
                for move in accepted { _ = try other.play(move) }

                var twin = opponent
                let (choice, choiceOfTwin) = (opponent.choice(in: game), twin.choice(in: other))
                try #require(choice == choiceOfTwin, "seed \(seed), after \(accepted)")
                guard let card = choice else { break }
                _ = try game.play(.turn(card))
                accepted.append(.turn(card))
                opponent.look(at: game)
            }
            try #require(game.isOver)
        }
    }

    @Test(arguments: Opponent.Strength.allCases)
    func rememberedPairIsTaken(strength: Opponent.Strength) throws {
        for seed in 0..<100 as Range<UInt64> {
            var game = MemoryGame(deal: Deal(columns: 3, rows: 2, numbers: [1, 2, 3, 1, 2, 3]))
            var opponent = Opponent(strength: strength, seed: seed)
            func turn(_ card: Int) throws {
                _ = try game.play(.turn(card))
                opponent.look(at: game)
            }
            // Cards of one move are not forgotten before the end of the next.
            try turn(0)
            try turn(1)
            try turn(4)
            let mate = opponent.choice(in: game)
            try #require(mate == 1, "it must be the mate of the open card")
            try turn(3)
            guard opponent.remembered[0] != nil else { continue }
            let first = opponent.choice(in: game)
            try #require(first == 0, "it must be from the known pair, whose other card is still up")
        }
    }

    /// Compares pairs per game and games won, with eight pairs and alternating first moves. Over 2,000 games the
    /// standard deviations are 0.09 pairs and 1.1 %. The differences are about 2.5 and 2.8 pairs, and 69 and 71 % of
    /// games are won.
    @Test(arguments: [(Opponent.Strength.hard, Opponent.Strength.medium), (.medium, .easy), (.hard, .easy)])
    func strongerOpponentWins(stronger: Opponent.Strength, weaker: Opponent.Strength) throws {
        let games = 2_000
        var difference = 0
        var won = 0
        for seed in 0..<UInt64(games) {
            let duel = try Duel.between(stronger, weaker, deal: Deal(seed: seed), first: Int(seed % 2), seed: seed)
            difference += duel.pairs[0] - duel.pairs[1]
            if duel.pairs[0] > duel.pairs[1] { won += 1 }
        }
        #expect(Double(difference) / Double(games) > 2)
        #expect(Double(won) / Double(games) > 0.63)
    }
}
