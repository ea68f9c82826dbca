import Boards
import GtkKit

/// The board of circles when it is shown and measured, not played.
extension PasscodePage {
    /// Circles drift on and on.
    var restsByItself: Bool { false }

    func rest() { circles.setPaused(true, at: now()) }

    /// The last card has been put back.
    var isOver: Bool { circles.isOver && circles.shownCard == nil }

    /// A card lies open, and circles fly.
    var isGoodMoment: Bool { circles.cardsWon > 0 && circles.shownCard == nil && circles.flyingCount > 1 }

    var report: String { words.report }

    var benchmark: any BoardBenchmark { PasscodeBenchmark(installation: surroundings.installation) }
}
