import Gameplay

/// How the finished games of a board are described.
public struct ResultsDescription {
    /// A title and a value.
    public typealias Line = (title: String, value: String)

    /// Returns the title of a category.
    public let category: (String) -> String
    /// The text of the plot of ratings; `nil` if games are not rated.
    public let rating: RatingText?
    /// Returns the summary of a category, line by line, from its statistics and its latest games.
    public let summary: (Summary, [FinishedGame]) -> [Line]
    /// Returns the title of a game in the list.
    public let game: (FinishedGame) -> String
}
