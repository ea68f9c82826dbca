// SPDX-License-Identifier: GPL-3.0-or-later
import Testing

@testable import MemoryRules

/// Published results: Zwick and Paterson, "The memory game", Theoretical Computer Science 110 (1993) 169–196.
struct TwoPlayerTableTests {
    @Test func withEightPairsTheNewCardsAreThePublishedOnes() {
        let table = TwoPlayerTable(pairs: 8)
        #expect((0...7).map { table.newCards(pairsLeft: 8, knownSingles: $0) } == [2, 2, 1, 2, 1, 2, 1, 0])
    }

    @Test(arguments: [(2, -0.667), (4, -0.114), (6, 0.002), (8, -0.034), (10, -0.038)])
    func firstPlayerGainsThePublishedPairs(pairs: Int, gain: Double) {
        let value = TwoPlayerTable(pairs: pairs).value(pairsLeft: pairs, knownSingles: 0)
        // To three decimal places. The published value for 8 pairs, -0.034, was rounded twice: the value is -0.03346.
        #expect(abs(value - gain) < 0.0006)
    }

    /// From the same recurrence, computed independently in exact fractions.
    @Test(arguments: [
        (1, Fraction(1)), (2, Fraction(-2, 3)), (3, Fraction(-1, 5)), (4, Fraction(-4, 35)), (5, Fraction(-1, 35)),
        (6, Fraction(2, 1_155)), (7, Fraction(61, 1_155)), (8, Fraction(-2_512, 75_075)),
    ])
    func firstPlayerGainsExactly(pairs: Int, gain: Fraction) {
        let value = TwoPlayerTable(pairs: 8).value(pairsLeft: pairs, knownSingles: 0)
        #expect(abs(value - gain.value) < 1e-12)
    }

    /// If the sum of pairs and known cards is odd, turn over two new cards, or pass if many cards are known; if it is
    /// even, turn over one. There is one exception.
    @Test func tableFollowsTheParityOfPairsAndKnownCards() throws {
        let table = TwoPlayerTable(pairs: 200)
        for pairs in 1...200 {
            for singles in 0..<pairs {
                let isEven = (pairs + singles).isMultiple(of: 2)
                let rule =
                    switch (pairs, singles) {
                    case (_, 0): 2
                    case (6, 1): 1
                    case _ where isEven: 1
                    default: 3 * singles >= 2 * (pairs + 1) ? 0 : 2
                    }
                try #require(
                    table.newCards(pairsLeft: pairs, knownSingles: singles) == rule,
                    "\(pairs) pairs, \(singles) known cards")
            }
        }
    }

    /// After the first card of a pass, the position is as if one new card had been turned over with one fewer known
    /// card. Turning over a known second card must then be the best continuation, or the pass would not happen.
    @Test func passIsCompleted() throws {
        let table = TwoPlayerTable(pairs: 100)
        for pairs in 1...100 {
            for singles in 1..<max(pairs, 2) where table.newCards(pairsLeft: pairs, knownSingles: singles) == 0 {
                try #require(table.newCards(pairsLeft: pairs, knownSingles: singles - 1, mayPass: false) == 1)
                try #require(table.value(pairsLeft: pairs, knownSingles: singles) == 0)
                try #require(table.newCards(pairsLeft: pairs, knownSingles: singles, mayPass: false) == 2)
            }
        }
    }

    @Test func ifAllCardsAreKnownThePlayerToMoveTakesAll() {
        let table = TwoPlayerTable(pairs: 20)
        for pairs in 1...20 { #expect(abs(table.value(pairsLeft: pairs, knownSingles: pairs) - Double(pairs)) < 1e-12) }
    }

    @Test func noPositionWithTwoKnownCardsIsALoss() {
        let table = TwoPlayerTable(pairs: 60)
        for pairs in 2...60 {
            #expect((2...pairs).allSatisfy { table.value(pairsLeft: pairs, knownSingles: $0) >= -1e-9 })
        }
    }
}
