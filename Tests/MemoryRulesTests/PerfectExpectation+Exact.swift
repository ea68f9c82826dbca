@testable import MemoryRules

/// What the published figures are compared with, beside the expectation itself.
extension PerfectExpectation {
    /// The expected number of moves as an exact fraction, for up to 21 pairs; more do not fit.
    static func exactMoves(pairs: Int) -> Fraction {
        value(pairs: pairs, ofNoPairs: Fraction(0), zero: Fraction(0)) { sum, outcome, following in
            sum + Fraction(outcome.ways, outcome.total) * (Fraction(outcome.moves) + following)
        }
    }

    /// The chance (0…1) of needing each number of moves, which is the index: 0 to 2 · pairs.
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

    /// The value of the start. A value is the sum over the outcomes of a move of what `adding` makes of the sum so far,
    /// an outcome, and the value after it.
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
