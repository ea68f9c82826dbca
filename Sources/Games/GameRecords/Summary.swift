// SPDX-License-Identifier: GPL-3.0-or-later
/// A summary of a player's results on a board.
package struct Summary: Equatable, Sendable {
    /// The number of finished games.
    package var count = 0
    /// The best game without help: fewest moves, then shortest time, then earliest. `nil` if there is none.
    package var best: FinishedGame?
    /// The mean number of moves over all games, or `nil` if there are no games.
    package var averageMoves: Double?
    /// The mean time over all games in seconds, or `nil` if there are no games.
    package var averageSeconds: Double?
    /// The number of consecutive flawless games up to the latest one (see `FinishedGame.isFlawless`). `nil` if the
    /// number of misses is unknown for every game.
    package var currentStreak: Int?
    /// The longest streak of flawless games. `nil` if the number of misses is unknown for every game.
    package var longestStreak: Int?

    /// Creates a summary without games.
    package init() {}

    /// Adds the next game to the streaks.
    package mutating func extendStreak(isFlawless: Bool) {
        let streak = isFlawless ? (currentStreak ?? 0) + 1 : 0
        currentStreak = streak
        longestStreak = max(longestStreak ?? 0, streak)
    }
}
