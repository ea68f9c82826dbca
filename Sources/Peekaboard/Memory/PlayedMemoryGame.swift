import Boards
import MemoryRules
import Store

/// A game of Memory read from the texts that are kept of it: all that is needed to go on with it, or to watch it again.
struct PlayedMemoryGame {
    let setup: MemorySetup
    let seed: UInt64
    let moves: [MemoryGame.Move]

    /// A game under way; nil if its setup, or any of its moves, cannot be read.
    init?(_ kept: OpenGame) { self.init(setup: kept.setup, seed: kept.seed, moves: kept.moves) }

    /// A finished game; nil if its setup, or any of its moves, cannot be read.
    init?(_ result: FinishedGame) { self.init(setup: result.setup, seed: result.seed, moves: result.moves) }

    private init?(setup notation: String, seed: UInt64, moves text: String) {
        guard let setup = MemorySetup(notation: notation) else { return nil }
        let words = text.split(separator: " ")
        let moves = words.compactMap { MemoryGame.Move(notation: String($0)) }
        guard moves.count == words.count else { return nil }
        self.setup = setup
        self.seed = seed
        self.moves = moves
    }
}
