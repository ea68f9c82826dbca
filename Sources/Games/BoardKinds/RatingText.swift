// SPDX-License-Identifier: GPL-3.0-or-later
import Localization

/// The text of a plot of ratings.
package struct RatingText: Equatable, Sendable {
    /// The title above the plot.
    package let title: String
    /// An explanation of the numbers.
    package let note: String
    /// The accessible name of the plot.
    package let plot: String
    /// The rating at which a thin horizontal line is drawn.
    package let par: Double

    /// The text for games that are compared with a perfect memory.
    package static var perfectMemory: RatingText {
        RatingText(
            // Translators: How well a game was played: 100 is the average of a perfect memory. A heading.
            title: translated("Rating"),
            // Translators: Below the heading of a curve of ratings.
            note: translated("A perfect memory averages 100. The latest game is on the right."),
            // Translators: What a screen reader calls the curve of ratings.
            plot: translated("Rating by game"), par: 100)
    }
}
