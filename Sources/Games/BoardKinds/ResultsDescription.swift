// SPDX-License-Identifier: GPL-3.0-or-later
import GameRecords

/// How the finished games of a board are described.
package struct ResultsDescription {
    /// A title and a value.
    package typealias SummaryLine = (title: String, value: String)

    /// The players of a finished game.
    package struct PlayerResults: Equatable, Sendable {
        /// The number of players, including the computer.
        package let count: Int
        /// The computer's part as a word of the setup, such as `computer hard`; `nil` if only people played.
        package let opponent: String?
        /// What each player has found, if the players are compared and it is still known.
        package let results: [Int]

        /// One person who played alone.
        package static let one = PlayerResults(count: 1, opponent: nil, results: [])

        /// Creates a description of players.
        package init(count: Int, opponent: String?, results: [Int]) {
            self.count = count
            self.opponent = opponent
            self.results = results
        }
    }

    /// Returns the title of a category.
    package let category: (String) -> String
    /// The text of the plot of ratings; `nil` if games are not rated.
    package let rating: RatingText?
    /// Returns the summary of a category, line by line, from its statistics and its latest games.
    package let summary: (Summary, [FinishedGame]) -> [SummaryLine]
    /// Returns the title of a game in the list.
    package let game: (FinishedGame) -> String
    /// Returns the players of a game.
    package let players: (FinishedGame) -> PlayerResults
    /// Returns a calendar of the days whose puzzles are solved, from the setups of all finished games; `nil` if the board
    /// has no puzzle of the day.
    package let calendar: (([String]) -> DayCalendar)?
}
