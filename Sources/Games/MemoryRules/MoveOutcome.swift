// SPDX-License-Identifier: GPL-3.0-or-later
/// A possible outcome of turning an unknown card, for a player with perfect memory.
///
/// If the second card reveals the match of a known card, the player takes that pair immediately, which takes a second
/// move.
struct MoveOutcome {
    /// The number of equally likely cases with this outcome, out of `total`.
    var ways: Int
    var total: Int
    /// The number of moves used.
    var moves: Int
    /// The position after the move: the pairs left, and how many of them have one known card.
    var pairs: Int
    var singles: Int

    var chance: Double { Double(ways) / Double(total) }

    /// Returns all outcomes from a position without a known pair. Their chances add up to one.
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

    /// Returns the outcomes of turning a second unknown card after a first card that matches no known card.
    private static func ofSecondCard(pairs: Int, singles: Int) -> [MoveOutcome] {
        let unknown = 2 * pairs - singles - 1
        return [
            MoveOutcome(ways: 1, total: unknown, moves: 1, pairs: pairs - 1, singles: singles),
            MoveOutcome(ways: singles, total: unknown, moves: 2, pairs: pairs - 1, singles: singles),
            MoveOutcome(ways: unknown - 1 - singles, total: unknown, moves: 1, pairs: pairs, singles: singles + 2),
        ].filter { $0.ways > 0 }
    }
}
