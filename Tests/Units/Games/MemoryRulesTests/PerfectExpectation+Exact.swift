// SPDX-License-Identifier: GPL-3.0-or-later
@testable import MemoryRules

/// Exact values for comparison with published results.
extension PerfectExpectation {
    /// Returns the expected number of moves as an exact fraction, for up to 21 pairs. Larger numbers do not fit.
    static func exactMoves(pairs: Int) -> Fraction {
        value(pairs: pairs, ofNoPairs: Fraction(0), zero: Fraction(0)) { sum, outcome, following in
            sum + Fraction(outcome.ways, outcome.total) * (Fraction(outcome.moves) + following)
        }
    }

    /// Returns the probability of each number of moves, indexed from 0 to 2 · pairs.
    static func distribution(pairs: Int) -> [Double] {
        let none = Array(repeating: 0.0, count: 2 * pairs + 1)
        return value(pairs: pairs, ofNoPairs: [1], zero: none) { sum, outcome, following in
            var sum = sum
            for (moves, chance) in following.enumerated() where chance > 0 {
                sum[moves + outcome.moves] += outcome.chance * chance
            }
            return sum
        }
    }

    /// Returns the value of the initial position. A position's value is a sum over the outcomes of a move, in which
    /// `adding` combines the sum so far, an outcome, and the value after it.
    private static func value<Value>(
        pairs: Int, ofNoPairs: Value, zero: Value, adding: (Value, MoveOutcome, Value) -> Value
    ) -> Value {
        stride(from: 1, through: pairs, by: 1).reduce([ofNoPairs]) { shorter, left in
            var row = Array(repeating: zero, count: left + 1)
            for singles in stride(from: left, through: 0, by: -1) {
                row[singles] = MoveOutcome.all(pairs: left, singles: singles).reduce(zero) { sum, outcome in
                    adding(sum, outcome, outcome.pairs == left ? row[outcome.singles] : shorter[outcome.singles])
                }
            }
            return row
        }[0]
    }
}
