import Localization

/// The text of a plot of ratings.
public struct RatingText: Equatable, Sendable {
    /// The title above the plot.
    public let title: String
    /// An explanation of the numbers.
    public let note: String
    /// The accessible name of the plot.
    public let plot: String
    /// The rating at which a thin horizontal line is drawn.
    public let par: Double

    /// The text for games that are compared with a perfect memory.
    public static var perfectMemory: RatingText {
        RatingText(
            // Translators: How well a game was played: 100 is the average of a perfect memory. A heading.
            title: translated("Rating"),
            // Translators: Below the heading of a curve of ratings.
            note: translated("A perfect memory averages 100. The latest game is on the right."),
            // Translators: What a screen reader calls the curve of ratings.
            plot: translated("Rating by game"), par: 100)
    }
}
