import Boards
import GtkKit

/// The board of pairs when it is shown and measured, not played.
extension MemoryPage {
    /// One who forgets nothing plays on.
    func playItself() { board.watch(true, at: now()) }

    var isOver: Bool { board.game.isOver }

    /// Some pairs are gone, most are there, and nothing moves: two cards lie open, or, late in a game without misses, one.
    var isGoodMoment: Bool {
        let game = board.game
        guard board.activity != .moving else { return false }
        return game.open.count == 2 && game.pairsFound * 4 >= game.deal.pairs
            || game.open.count == 1 && game.pairsFound * 2 >= game.deal.pairs
    }

    var report: String { words.demoReport }

    var benchmark: any BoardBenchmark { MemoryBenchmark(installation: surroundings.installation) }
}
