import Gameplay
import Store

extension GameRecord {
    /// A game under way; nil if its setup, or any of its moves, is not valid.
    init?(_ kept: OpenGame) { self.init(setup: kept.setup, seed: kept.seed, moves: kept.moves) }

    /// A finished game; nil if its setup, or any of its moves, is not valid.
    init?(_ result: FinishedGame) { self.init(setup: result.setup, seed: result.seed, moves: result.moves) }
}
