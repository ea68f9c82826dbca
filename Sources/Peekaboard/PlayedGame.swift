import Boards
import Store

/// A game of a board read from the texts that are kept of it: all that is needed to go on with it, or to watch it again.
struct PlayedGame<B: GameBoard> {
    let setup: B.Setup
    let seed: UInt64
    let moves: [B.Move]

    /// A game under way; nil if its setup, or any of its moves, cannot be read.
    init?(_ kept: OpenGame) { self.init(setup: kept.setup, seed: kept.seed, moves: kept.moves) }

    /// A finished game; nil if its setup, or any of its moves, cannot be read.
    init?(_ result: FinishedGame) { self.init(setup: result.setup, seed: result.seed, moves: result.moves) }

    private init?(setup notation: String, seed: UInt64, moves text: String) {
        guard let setup = B.Setup(notation: notation) else { return nil }
        let words = text.split(separator: " ")
        let moves = words.compactMap { B.Move(notation: String($0)) }
        guard moves.count == words.count else { return nil }
        self.setup = setup
        self.seed = seed
        self.moves = moves
    }
}
