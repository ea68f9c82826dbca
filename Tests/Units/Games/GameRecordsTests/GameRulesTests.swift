// SPDX-License-Identifier: GPL-3.0-or-later
import GameRecords
import MemoryRules
import PasscodeRules
import PentominoRules
import Seeding
import TestTiers
import Testing

/// Requirements on the rules of every board.
struct GameRulesTests {
    private static let all: [any RandomPlay.Type] = [MemoryGame.self, PasscodeGame.self, PentominoGame.self]

    /// Plays random moves from each seed, and calls `body` with the game on the way.
    private func play<Rules: RandomPlay>(
        _ rules: Rules.Type, seeds: Range<UInt64> = 0..<300, moves: Int = 60,
        _ body: (Rules, Rules.Setup, UInt64) throws -> Void
    ) rethrows {
        for seed in seeds {
            var generator = SeededGenerator(seed: seed)
            let setup = Rules.setups[generator.number(below: Rules.setups.count)]
            var game = Rules(setup: setup, seed: seed)
            for _ in 0..<generator.number(below: moves) { _ = try? game.play(game.randomMove(&generator)) }
            try body(game, setup, seed)
        }
    }

    @Test(arguments: all) func gameIsDeterminedBySetupSeedAndMoves(_ rules: any RandomPlay.Type) {
        func test<Rules: RandomPlay>(_ rules: Rules.Type) {
            var longest = 0
            play(rules) { game, setup, seed in
                #expect((try? Rules(setup: setup, seed: seed, record: game.record)) == game)
                longest = max(longest, game.record.count)
            }
            #expect(longest > 10)
        }
        test(rules)
    }

    @Test(arguments: all) func gameSurvivesARoundTripThroughItsNotation(_ rules: any RandomPlay.Type) throws {
        func test<Rules: RandomPlay>(_ rules: Rules.Type) throws {
            try play(rules) { game, setup, seed in
                let moves = game.record.map(\.notation)
                #expect(moves.allSatisfy { !$0.isEmpty && !$0.contains(" ") })
                let record = try #require(
                    GameRecord<Rules>(setup: setup.notation, seed: seed, moves: moves.joined(separator: " ")))
                #expect(record.setup == setup && record.seed == seed && record.moves == game.record)
                #expect((try? record.played()) == game)
            }
        }
        try test(rules)
    }

    @Test(arguments: all) func refusedMoveChangesNothing(_ rules: any RandomPlay.Type) {
        func test<Rules: RandomPlay>(_ rules: Rules.Type) {
            var refused = 0
            play(rules) { game, _, seed in
                var generator = SeededGenerator(seed: seed &+ 1000)
                for _ in 0..<20 {
                    var next = game
                    if (try? next.play(game.randomMove(&generator))) == nil {
                        refused += 1
                        #expect(next == game)
                    } else {
                        #expect(next.record.count == game.record.count + 1)
                    }
                }
            }
            #expect(refused > 100)
        }
        test(rules)
    }

    @Test(arguments: all) func afterTheClosingMovesNothingIsInProgress(_ rules: any RandomPlay.Type) {
        func test<Rules: RandomPlay>(_ rules: Rules.Type) {
            play(rules) { game, _, _ in
                var closed = game
                for move in game.closingMoves { _ = try? closed.play(move) }
                #expect(closed.isOver || closed.closingMoves.isEmpty)
            }
        }
        test(rules)
    }

    @Test(arguments: all) func finishedGameRefusesEveryMove(_ rules: any RandomPlay.Type) {
        func test<Rules: RandomPlay>(_ rules: Rules.Type) {
            play(rules, seeds: randomSeeds(300), moves: 4000) { game, _, seed in
                guard game.isOver else { return }
                var generator = SeededGenerator(seed: seed)
                let refused = (0..<20).count { _ in
                    var next = game
                    return (try? next.play(game.randomMove(&generator))) == nil
                }
                #expect(refused == 20)
            }
        }
        test(rules)
    }
}
