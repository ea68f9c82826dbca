import Gameplay

/// What is said of the finished games of a board.
public struct ResultsDescription {
    /// What something is called, and what it is.
    public typealias Line = (title: String, value: String)

    /// What a category is called.
    public let category: (String) -> String
    /// How the ratings are plotted; nil if games are not rated.
    public let rating: RatingWords?
    /// What the games of a category come to, line by line; the latest of them are given too.
    public let summary: (Summary, [FinishedGame]) -> [Line]
    /// How a game went, in its row.
    public let game: (FinishedGame) -> String
}
