// SPDX-License-Identifier: GPL-3.0-or-later
import Testing

@testable import MemoryRules

/// Published results: Velleman and Warrington, "What to Expect in a Game of Memory", American Mathematical Monthly 120
/// (2013); Foerster and Wattenhofer, "The Solitaire Memory Game".
struct PerfectExpectationTests {
    @Test(arguments: [
        (1, Fraction(1)), (2, Fraction(8, 3)), (3, Fraction(13, 3)), (4, Fraction(622, 105)), (5, Fraction(793, 105)),
        (6, Fraction(31_748, 3_465)), (7, Fraction(44_141, 4_095)), (8, Fraction(558_242, 45_045)),
    ])
    func fewPairsTakeExactlyThePublishedMoves(pairs: Int, moves: Fraction) {
        #expect(PerfectExpectation.exactMoves(pairs: pairs) == moves)
        #expect(abs(PerfectExpectation(pairs: pairs).moves - moves.value) < 1e-12)
    }

    @Test(arguments: [
        (8, 12.39298), (9, 14.00757), (10, 15.62165), (12, 18.84979), (15, 23.69161), (18, 28.53318), (20, 31.76082),
        (32, 51.12605), (50, 80.1732),
    ])
    func manyPairsTakeThePublishedMoves(pairs: Int, moves: Double) {
        #expect(abs(PerfectExpectation(pairs: pairs).moves - moves) < 1e-4)
    }

    @Test func exactExpectationMatchesTheRoundedOne() {
        #expect(abs(PerfectExpectation.exactMoves(pairs: 21).value - PerfectExpectation(pairs: 21).moves) < 1e-9)
    }

    @Test func expectationTendsToThePublishedLimit() {
        let logarithmOfTwo = 0.693_147_180_559_945_3
        let limit = (3 - 2 * logarithmOfTwo) * 1250 + 7.0 / 8 - 2 * logarithmOfTwo
        #expect(abs(PerfectExpectation(pairs: 1250).moves - limit) < 1e-4)
    }

    @Test func eightPairsHaveThePublishedDistributionOfMoves() {
        let chances = PerfectExpectation.distribution(pairs: 8)
        let published = [9: 0.008, 10: 0.45, 11: 8.65, 12: 45.91, 13: 41.09, 14: 3.87, 15: 0.013]
        for (moves, percent) in published {
            // Correct to the last published digit.
            #expect(abs(100 * chances[moves] - percent) < (percent < 0.1 ? 0.0005 : 0.005), "\(moves) moves")
        }
        #expect(abs(1 / chances[8] - 2_027_025) < 1e-3)
    }

    @Test func probabilitiesAddUpToOneAndMatchTheExpectation() {
        for pairs in 1...30 {
            let chances = PerfectExpectation.distribution(pairs: pairs)
            let mean = chances.enumerated().reduce(0) { $0 + Double($1.offset) * $1.element }
            #expect(abs(chances.reduce(0, +) - 1) < 1e-12)
            #expect(abs(mean - PerfectExpectation(pairs: pairs).moves) < 1e-9)
            let possible = chances.indices.filter { chances[$0] > 0 }
            #expect(possible == Array(pairs...max(1, 2 * pairs - 1)))
        }
    }
}
