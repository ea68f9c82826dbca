/// How a game compares with that of a player who forgets nothing.
public struct PerfectRating: Equatable, Sendable {
    /// How many moves one who forgets nothing needs on average.
    public let expectedMoves: Double
    /// That number as a percentage of the player's own moves: 100 is perfect memory, more is luck.
    public let percent: Double

    /// The rating of a game that is over; nil for one of several players, whose moves are not one player's own.
    public init?(of game: MemoryGame) {
        guard game.pairsWon.count == 1 else { return nil }
        expectedMoves = PerfectExpectation(pairs: game.deal.pairs).moves
        percent = 100 * expectedMoves / Double(max(1, game.moves))
    }
}
