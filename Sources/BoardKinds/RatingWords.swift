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
            title: translated("Rating"),
            // Translators: About a curve of ratings.
            note: translated("A perfect memory has 100 on average; the latest game is on the right."),
            plot: translated("Rating, game after game"), par: 100)
    }
}
