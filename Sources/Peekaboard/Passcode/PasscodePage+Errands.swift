import Boards
import GtkKit

/// The board of circles when it is shown and measured, not played.
extension PasscodePage {
    /// Circles drift on and on.
    var restsByItself: Bool { false }

    func rest() { board.setPaused(true, at: now()) }

    /// The last card has been put back.
    var isOver: Bool { board.isOver && board.shownCard == nil }

    /// A card lies open, and circles fly.
    var isGoodMoment: Bool { board.cardsWon > 0 && board.shownCard == nil && board.flyingCount > 1 }

    var report: String { words.report }

    var benchmark: any BoardBenchmark { PasscodeBenchmark(installation: surroundings.installation) }
}
