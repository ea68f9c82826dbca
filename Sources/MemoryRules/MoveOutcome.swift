/// What a move that begins with an unknown card can come to, for a player who forgets nothing. A mate that is uncovered
/// too late is taken at once, by a second move.
struct MoveOutcome {
    /// In how many of how many equally likely ways this comes.
    var ways: Int
    var total: Int
    /// How many moves it takes.
    var moves: Int
    /// The position after it: pairs left, and how many of them have one known card.
    var pairs: Int
    var singles: Int

    var chance: Double { Double(ways) / Double(total) }

    /// All that can come of a position with no known pair. Their chances add up to one.
    static func all(pairs: Int, singles: Int) -> [MoveOutcome] {
        let unknown = 2 * pairs - singles
        let mate = MoveOutcome(ways: singles, total: unknown, moves: 1, pairs: pairs - 1, singles: singles - 1)
        guard singles < pairs else { return [mate] }
        let others = ofSecondCard(pairs: pairs, singles: singles).map { outcome in
            var outcome = outcome
            outcome.ways *= unknown - singles
            outcome.total *= unknown
            return outcome
        }
        return singles > 0 ? [mate] + others : others
    }

    /// What another unknown card can come to, once the first, whose mate is unknown, is up beside the `singles` others.
    private static func ofSecondCard(pairs: Int, singles: Int) -> [MoveOutcome] {
        let unknown = 2 * pairs - singles - 1
        return [
            MoveOutcome(ways: 1, total: unknown, moves: 1, pairs: pairs - 1, singles: singles),
            MoveOutcome(ways: singles, total: unknown, moves: 2, pairs: pairs - 1, singles: singles),
            MoveOutcome(ways: unknown - 1 - singles, total: unknown, moves: 1, pairs: pairs, singles: singles + 2),
        ].filter { $0.ways > 0 }
    }
}
