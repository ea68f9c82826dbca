/// How many moves one player needs who forgets nothing and plays as well as can be: what `PerfectPlayer` takes on
/// average over all deals, from the start or from any position.
///
/// A dynamic programme over positions without known pairs (a known pair costs one move, whenever it is taken): how many
/// pairs are left, and of how many of them one card has been seen. Turn an unknown card; take its mate if that has been
/// seen, else turn another unknown card. For n pairs the expectation tends to (3 − 2 ln 2) n + 7/8 − 2 ln 2.
///
/// Source: Daniel Velleman and Gregory Warrington, "What to Expect in a Game of Memory", American Mathematical
/// Monthly 120 (2013) 787–805.
public struct PerfectExpectation: Sendable {
    /// What a player knows in a running game.
    public struct Position: Hashable, Sendable {
        /// Pairs that are not found, those that are known included.
        public var pairsLeft: Int
        /// Cards that have been seen and whose mates have not; one that lies face up counts too.
        public var knownSingles: Int
        /// Pairs of which both cards have been seen, and that are not found.
        public var knownPairs: Int
        /// Whether one of the known singles lies face up as the first card of a move.
        public var singleIsUp: Bool

        /// A position; the four must be possible together, with one unknown card at least for each known single.
        public init(pairsLeft: Int, knownSingles: Int = 0, knownPairs: Int = 0, singleIsUp: Bool = false) {
            precondition(knownSingles >= (singleIsUp ? 1 : 0) && knownPairs >= 0, "a card that is up is known")
            precondition(knownSingles + knownPairs <= pairsLeft, "what is known belongs to the pairs left")
            self.pairsLeft = pairsLeft
            self.knownSingles = knownSingles
            self.knownPairs = knownPairs
            self.singleIsUp = singleIsUp
        }
    }

    /// Expected moves, by pairs left and known singles.
    private let rows: [[Double]]

    /// The expectation from every position of up to `pairs` pairs: 4 · pairs² bytes.
    public init(pairs: Int) {
        var rows = [[0.0]]
        for left in stride(from: 1, through: pairs, by: 1) {
            rows.append(row(pairs: left, after: rows[left - 1], zero: 0) { $0 + $1.chance * (Double($1.moves) + $2) })
        }
        self.rows = rows
    }

    /// The expected number of moves (two cards turned are a move) from the start.
    public var moves: Double { rows[rows.count - 1][0] }

    /// The expected number of moves still to come. A move whose first card lies face up is one of them.
    public func moves(from position: Position) -> Double {
        let pairs = position.pairsLeft - position.knownPairs
        guard position.singleIsUp else { return Double(position.knownPairs) + rows[pairs][position.knownSingles] }
        return outcomesOfSecondCard(pairs: pairs, singles: position.knownSingles - 1).reduce(
            Double(position.knownPairs)
        ) { $0 + $1.chance * (Double($1.moves) + rows[$1.pairs][$1.singles]) }
    }

    /// The expected number of moves from the start as an exact fraction, for up to 21 pairs; more do not fit.
    public static func exactMoves(pairs: Int) -> Fraction {
        stride(from: 1, through: pairs, by: 1).reduce([Fraction(0)]) { shorter, left in
            row(pairs: left, after: shorter, zero: Fraction(0)) { sum, outcome, following in
                sum + Fraction(outcome.ways, outcome.total) * (Fraction(outcome.moves) + following)
            }
        }[0]
    }

    /// The chance (0…1) of needing each number of moves, which is the index: 0 to 2 · pairs. It costs time that grows
    /// with the cube of the pairs.
    public static func distribution(pairs: Int) -> [Double] {
        let none = Array(repeating: 0.0, count: 2 * pairs + 1)
        return stride(from: 1, through: pairs, by: 1).reduce([[1.0]]) { shorter, left in
            row(pairs: left, after: shorter, zero: none) { sum, outcome, following in
                var sum = sum
                for (moves, chance) in following.enumerated() where chance > 0 {
                    sum[moves + outcome.moves] += outcome.chance * chance
                }
                return sum
            }
        }[0]
    }
}

/// What turning unknown cards can come to. A mate that is uncovered too late is taken at once, by a second move.
private struct Outcome {
    /// In how many of how many equally likely ways this comes.
    var ways: Int
    var total: Int
    /// How many moves it takes.
    var moves: Int
    /// The position after it.
    var pairs: Int
    var singles: Int

    var chance: Double { Double(ways) / Double(total) }
}

/// The values of the positions with `pairs` pairs, by known singles, from those with one pair less. A value is the sum
/// over the outcomes of a move of what `adding` makes of the sum so far, an outcome, and the value after it.
private func row<Value>(
    pairs: Int, after shorter: [Value], zero: Value, adding: (Value, Outcome, Value) -> Value
) -> [Value] {
    var row = Array(repeating: zero, count: pairs + 1)
    for singles in stride(from: pairs, through: 0, by: -1) {
        row[singles] = outcomesOfMove(pairs: pairs, singles: singles).reduce(zero) { sum, outcome in
            adding(sum, outcome, outcome.pairs == pairs ? row[outcome.singles] : shorter[outcome.singles])
        }
    }
    return row
}

/// What a move can come to that begins with an unknown card.
private func outcomesOfMove(pairs: Int, singles: Int) -> [Outcome] {
    let unknown = 2 * pairs - singles
    let mate = Outcome(ways: singles, total: unknown, moves: 1, pairs: pairs - 1, singles: singles - 1)
    guard singles < pairs else { return [mate] }
    let others = outcomesOfSecondCard(pairs: pairs, singles: singles).map { outcome in
        var outcome = outcome
        outcome.ways *= unknown - singles
        outcome.total *= unknown
        return outcome
    }
    return singles > 0 ? [mate] + others : others
}

/// What another unknown card can come to, once the first, whose mate is unknown, is up beside the `singles` others.
private func outcomesOfSecondCard(pairs: Int, singles: Int) -> [Outcome] {
    let unknown = 2 * pairs - singles - 1
    return [
        Outcome(ways: 1, total: unknown, moves: 1, pairs: pairs - 1, singles: singles),
        Outcome(ways: singles, total: unknown, moves: 2, pairs: pairs - 1, singles: singles),
        Outcome(ways: unknown - 1 - singles, total: unknown, moves: 1, pairs: pairs, singles: singles + 2),
    ].filter { $0.ways > 0 }
}
