// SPDX-License-Identifier: GPL-3.0-or-later
/// A comparison of a game with the average of a player with perfect memory.
package struct PerfectRating: Equatable, Sendable {
    /// The average number of moves with perfect memory.
    package let expectedMoves: Double
    /// The expected moves as a percentage of the player's moves. 100 equals perfect memory; more than that is luck.
    package let percent: Double

    /// Rates a finished game. Returns `nil` if the game has several players, because its moves are shared, and for sets
    /// of three, because their average is not known.
    package init?(of game: MemoryGame) {
        guard game.groupsWon.count == 1, game.deal.groupSize == 2 else { return nil }
        expectedMoves = PerfectExpectation(pairs: game.deal.groups).moves
        percent = 100 * expectedMoves / Double(max(1, game.moves))
    }
}
