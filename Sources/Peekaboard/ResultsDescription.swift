import BoardWords
import GtkKit
import Store

/// What a page says of the finished games of its board, for the window that lists them.
struct ResultsDescription {
    /// What something is called, and what it is.
    typealias Line = (title: String, value: String)

    /// The board whose games they are.
    let board: Options.BoardName
    /// What a category is called.
    let category: (String) -> String
    /// How the ratings are plotted; nil where games are not rated.
    var rating: RatingWords?
    /// What the games of a category come to, line by line; the latest of them are given too.
    let summary: (Summary, [FinishedGame]) -> [Line]
    /// How a game went, in its row.
    let game: (FinishedGame) -> String
    /// Shows a game again; nil for one that cannot be shown.
    let watch: (FinishedGame) -> (() -> Void)?
    /// Makes what stands above all else, then calls `show` with it, if there is anything to show.
    var top: (_ show: @escaping (Widget) -> Void) -> Void = { _ in }
}
