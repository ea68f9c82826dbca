import Gameplay

/// How the finished games of a board are described.
public struct ResultsDescription {
    /// A title and a value.
    public typealias Line = (title: String, value: String)

    /// The players of a finished game.
    public struct Players: Equatable, Sendable {
        /// The number of players, including the computer.
        public let count: Int
        /// The computer's part as a word of the setup, such as `computer hard`; `nil` if only people played.
        public let opponent: String?
        /// What each player has found, if the players are compared and it is still known.
        public let results: [Int]

        /// One person who played alone.
        public static let one = Players(count: 1, opponent: nil, results: [])

        /// Creates a description of players.
        public init(count: Int, opponent: String?, results: [Int]) {
            self.count = count
            self.opponent = opponent
            self.results = results
        }
    }

    /// Returns the title of a category.
    public let category: (String) -> String
    /// The text of the plot of ratings; `nil` if games are not rated.
    public let rating: RatingText?
    /// Returns the summary of a category, line by line, from its statistics and its latest games.
    public let summary: (Summary, [FinishedGame]) -> [Line]
    /// Returns the title of a game in the list.
    public let game: (FinishedGame) -> String
    /// Returns the players of a game.
    public let players: (FinishedGame) -> Players
    /// Returns a calendar of the days whose puzzles are solved, from the setups of all finished games; `nil` if the board
    /// has no puzzle of the day.
    public let calendar: (([String]) -> DayCalendar)?
}
