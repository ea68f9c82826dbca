/// How many moves one player needs who forgets nothing and plays as well as can be: what `PerfectPlayer` takes on
/// average over all deals.
///
/// A dynamic program over positions without known pairs (a known pair costs one move, whenever it is taken): how many
/// pairs are left, and of how many of them one card has been seen. Turn an unknown card; take its mate if that has been
/// seen, else turn another unknown card. For n pairs the expectation tends to (3 − 2 ln 2) n + 7/8 − 2 ln 2.
///
/// Source: Daniel Velleman and Gregory Warrington, "What to Expect in a Game of Memory", American Mathematical
/// Monthly 120 (2013) 787–805.
public struct PerfectExpectation: Sendable {
    /// The expected number of moves (two cards turned are a move) from the start.
    public let moves: Double

    /// The expectation for a game of `pairs` pairs.
    public init(pairs: Int) {
        // Expected moves by known singles, for one pair more each time.
        var row = [0.0]
        for left in stride(from: 1, through: pairs, by: 1) { row = Self.row(pairs: left, after: row) }
        moves = row[0]
    }

    /// The expected moves from the positions with `pairs` pairs, by known singles, given those with one pair less.
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
