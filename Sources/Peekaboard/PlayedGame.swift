import Boards
import CGtk
import MemoryRules
import Store

/// A finished game, with all that is needed to watch it again.
struct PlayedGame {
    let setup: MemorySetup
    let seed: UInt64
    let moves: [MemoryGame.Move]

    /// The game of a result; nil if what is kept is none.
    init?(_ result: FinishedGame) {
        guard let setup = MemorySetup(notation: result.setup) else { return nil }
        self.setup = setup
        seed = result.seed
        moves = result.moves.split(separator: " ").compactMap { MemoryGame.Move(notation: String($0)) }
    }
}

/// The present time, in seconds since the beginning of 1970, UTC.
func secondsSince1970() -> Int { Int(g_get_real_time() / 1_000_000) }
