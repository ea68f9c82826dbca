import Boards
import GtkKit

/// The board of tiles when it is shown and measured, not played.
extension PentominoPage {
    var isOver: Bool { board.isOver }

    /// Most tiles lie, and one is on its way.
    var isGoodMoment: Bool {
        board.game.held != nil && board.game.placements.count * 2 >= board.game.board.tileCount
            && board.activity != .moving
    }

    var report: String { words.report }

    var benchmark: any BoardBenchmark { PentominoBenchmark(installation: surroundings.installation) }
}
