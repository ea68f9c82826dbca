import MemoryRules

/// How a game compares with that of a player who forgets nothing.
struct PerfectRating {
    /// How many moves one who forgets nothing needs on average.
    let expectedMoves: Double
    /// That number as a percentage of the player's own moves: 100 is perfect memory, more is luck.
    let percent: Double

    init(of review: GameReview, in game: MemoryGame) {
        expectedMoves = PerfectExpectation(pairs: game.deal.pairs).moves
        percent = 100 * expectedMoves / Double(max(1, game.moves))
    }
}
