import Words

/// The words of a plot of ratings.
public struct RatingWords: Equatable, Sendable {
    /// What stands above the plot.
    public let title: String
    /// What the number says.
    public let note: String
    /// What a screen reader calls the plot.
    public let plot: String
    /// The rating at which a thin line goes across.
    public let par: Double

    /// The words about games that are compared with those of a perfect memory.
    public static var perfectMemory: RatingWords {
        RatingWords(
            // Translators: How well a game was played, in percent of a perfect game. A heading.
            title: translated("Rating"),
            // Translators: Below the heading of a curve of ratings.
            note: translated("A perfect memory averages 100. The latest game is on the right."),
            // Translators: What a screen reader calls the curve of ratings.
            plot: translated("Rating by game"), par: 100)
    }
}
