/// What a player's results on a board come to.
public struct Summary: Equatable, Sendable {
    /// How many games were finished.
    public var count = 0
    /// The best of the games without help: the fewest moves, then the least time, then the first. Nil if there is none.
    public var best: FinishedGame?
    /// The mean number of moves of all games, nil where there are none.
    public var averageMoves: Double?
    /// The mean time of all games in seconds, nil where there are none.
    public var averageSeconds: Double?
    /// The number of flawless games in a row up to the latest (`FinishedGame.isFlawless`); nil if it is not known for any game
    /// how many misses count.
    public var currentStreak: Int?
    /// The largest number of flawless games in a row; nil likewise.
    public var longestStreak: Int?

    /// The summary of no games.
    public init() {}

    /// Takes in whether the next game is flawless.
    package mutating func extendStreak(isFlawless: Bool) {
        let streak = isFlawless ? (currentStreak ?? 0) + 1 : 0
        currentStreak = streak
        longestStreak = max(longestStreak ?? 0, streak)
    }
}
