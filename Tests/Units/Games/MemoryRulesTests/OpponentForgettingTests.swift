// SPDX-License-Identifier: GPL-3.0-or-later
import Testing

@testable import MemoryRules

/// Cards 0 and 1 are shown, then two others with each move. No two of them match.
struct OpponentForgettingTests {
    private let games = 4_000
    private let deal = Deal(columns: 4, rows: 4, numbers: Array(1...8) + Array(1...8))

    @Test(arguments: Opponent.Strength.allCases)
    func eachCardIsForgottenIndependentlyWithTheStatedProbability(strength: Opponent.Strength) throws {
        let keeping = 1 - Double(strength.forgottenPerHundred) / 100
        for moves in 0...3 {
            var (first, second, both) = (0, 0, 0)
            for seed in 0..<UInt64(games) {
                let remembered = try remembered(by: Opponent(strength: strength, seed: seed), after: moves)
                let (hasFirst, hasSecond) = (remembered[0] == 1, remembered[1] == 2)
                first += hasFirst ? 1 : 0
                second += hasSecond ? 1 : 0
                both += hasFirst && hasSecond ? 1 : 0
            }
            expect(first, of: power(keeping, moves))
            expect(second, of: power(keeping, moves))
            expect(both, of: power(keeping, 2 * moves))
        }
    }

    @Test func findingAPairIsAMoveToo() throws {
        var kept = 0
        for seed in 0..<UInt64(games) {
            var opponent = Opponent(strength: .easy, seed: seed)
            var game = MemoryGame(deal: deal)
            for card in [0, 1, 2, 10] {
                _ = try game.play(.turn(card))
                opponent.look(at: game)
            }
            kept += opponent.remembered[0] == nil ? 0 : 1
        }
        expect(kept, of: 0.7)
    }

    /// Looking twice, turning a miss back, a peek, and the first card of a move do not count as moves.
    @Test func cardsAreForgottenOnlyAtTheEndOfAMove() throws {
        for seed in 0..<200 as Range<UInt64> {
            var opponent = Opponent(strength: .easy, seed: seed)
            var game = MemoryGame(deal: deal)
            for move in [.turn(0), .turn(1), .turnBack, .turn(2), .peek] as [MemoryGame.Move] {
                _ = try game.play(move)
                for _ in 0..<5 { opponent.look(at: game) }
            }
            #expect(opponent.remembered == [0: 1, 1: 2, 2: 3])
        }
    }

    @Test func strongestOpponentForgetsLeast() {
        #expect(Opponent.Strength.allCases.map(\.forgottenPerHundred) == [30, 8, 0])
    }

    private func remembered(by opponent: Opponent, after moves: Int) throws -> [Int: Int] {
        var opponent = opponent
        var game = MemoryGame(deal: deal)
        for card in 0..<2 * (moves + 1) {
            _ = try game.play(.turn(card))
            opponent.look(at: game)
        }
        return opponent.remembered
    }

    /// Expects a count within four standard deviations of its expected value.
    private func expect(_ count: Int, of chance: Double) {
        let deviation = (chance * (1 - chance) / Double(games)).squareRoot()
        #expect(abs(Double(count) / Double(games) - chance) <= 4 * deviation)
    }

    private func power(_ base: Double, _ exponent: Int) -> Double {
        repeatElement(base, count: exponent).reduce(1, *)
    }
}
