import MemoryRules
import Scene

/// Lets the player who forgets nothing play a board, one card at a time, at the pace of whoever calls it.
@MainActor public final class MemoryDemo {
    private let board: MemoryBoard
    private var player = PerfectPlayer()

    /// A player who has seen nothing of the board yet.
    public init(board: MemoryBoard) { self.board = board }

    /// Turns the next card, and remembers it. To be called when the board is at rest; false when the game is over.
    public func turnNext(at now: Double) -> Bool {
        guard let card = player.choice(in: board.game) else { return false }
        board.handle(.activate(card), at: now)
        player.look(at: board.game)
        return true
    }
}
