// SPDX-License-Identifier: GPL-3.0-or-later
/// The number of moves that a single player with perfect memory and optimal play needs on average.
///
/// This is the average for `PerfectPlayer` over all deals. It is computed by dynamic programming over positions without
/// known pairs, because a known pair costs one move whenever it is taken. A position is the number of pairs left and
/// how many of them have one seen card. The player turns an unknown card, then its match if that has been seen, or
/// another unknown card. For n pairs, the expectation approaches (3 − 2 ln 2) n + 7/8 − 2 ln 2.
///
/// Source: Daniel Velleman and Gregory Warrington, "What to Expect in a Game of Memory", American Mathematical Monthly
/// 120 (2013) 787–805.
package struct PerfectExpectation: Sendable {
    /// The expected number of moves from the start. Turning two cards is one move.
    package let moves: Double

    /// Computes the expectation for a game with `pairs` pairs.
    package init(pairs: Int) {
        // The expected moves, indexed by the number of known singles. Each pass adds one pair.
        var row = [0.0]
        for left in stride(from: 1, through: pairs, by: 1) { row = Self.row(pairs: left, after: row) }
        moves = row[0]
    }

    /// Returns the expected moves with `pairs` pairs left, indexed by known singles, given the row for one pair fewer.
    private static func row(pairs: Int, after shorter: [Double]) -> [Double] {
        var row = Array(repeating: 0.0, count: pairs + 1)
        for singles in stride(from: pairs, through: 0, by: -1) {
            row[singles] = MoveOutcome.all(pairs: pairs, singles: singles).reduce(0) { sum, outcome in
                let following = outcome.pairs == pairs ? row[outcome.singles] : shorter[outcome.singles]
                return sum + outcome.chance * (Double(outcome.moves) + following)
            }
        }
        return row
    }
}
