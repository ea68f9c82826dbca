import Boards
import GtkKit

/// The board of tiles when it is shown and measured, not played.
extension PentominoPage {
    var isOver: Bool { tiles.isOver }

    /// Most tiles lie, and one is on its way.
    var isGoodMoment: Bool {
        tiles.game.held != nil && tiles.game.placements.count * 2 >= tiles.game.board.tileCount
            && tiles.activity != .moving
    }

    var report: String { words.report }

    var benchmark: any BoardBenchmark { PentominoBenchmark(installation: surroundings.installation) }
}
