/// What a player's results on a board come to.
public struct Summary: Equatable, Sendable {
    /// How many games were finished.
    public var count = 0
    /// The best of the games without a peek: the fewest moves, then the least time, then the first. Nil if there is none.
    public var best: FinishedGame?
    /// The mean number of moves of all games, nil where there are none.
    public var averageMoves: Double?
    /// The mean time of all games in seconds, nil where there are none.
    public var averageSeconds: Double?
    /// How many games in a row up to the latest are flawless (`FinishedGame.isFlawless`).
    public var currentStreak = 0
    /// How many flawless games in a row there were at most.
    public var longestStreak = 0

    /// The summary of no games.
    public init() {}

    /// Takes in whether the next game is flawless.
    mutating func extendStreak(isFlawless: Bool) {
        currentStreak = isFlawless ? currentStreak + 1 : 0
        longestStreak = max(longestStreak, currentStreak)
    }
}
