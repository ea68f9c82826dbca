/// A comparison of a game with the average of a player with perfect memory.
public struct PerfectRating: Equatable, Sendable {
    /// The average number of moves with perfect memory.
    public let expectedMoves: Double
    /// The expected moves as a percentage of the player's moves. 100 equals perfect memory; more than that is luck.
    public let percent: Double

    /// Rates a finished game. Returns `nil` if the game has several players, because its moves are shared.
    public init?(of game: MemoryGame) {
        guard game.pairsWon.count == 1 else { return nil }
        expectedMoves = PerfectExpectation(pairs: game.deal.pairs).moves
        percent = 100 * expectedMoves / Double(max(1, game.moves))
    }
}
