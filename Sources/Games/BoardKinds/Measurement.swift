import Boards
import Scene

/// Something that `--benchmark` measures for a board.
package enum Measurement {
    /// Frame times of boards in motion, measured one after the other and reported under `key`: by the number of pieces,
    /// or directly if there is only one board.
    case frames(key: String, [MovingBoard])
    /// A figure that `work` computes off the main thread, as JSON.
    case work(key: String, @Sendable () -> String)
}

/// A board that is animated in order to be measured.
package struct MovingBoard {
    /// The number of pieces that move.
    package let pieces: Int
    /// The name of a piece in the keys of the report, such as `card`.
    package let piece: String
    /// Whether the report groups the figures by the number of pieces, next to those of other boards.
    package let groupsByPieceCount: Bool
    /// Creates the board.
    package let make: @MainActor (any Platform) -> any Board
    /// Starts the animation once the board is on screen, and again each time it comes to rest.
    package let begin: @MainActor (_ board: any Board, _ now: Double) -> Void

    /// Creates a description of a board with the given number of pieces.
    package init(
        pieces: Int, of piece: String, groupsByPieceCount: Bool = true,
        make: @escaping @MainActor (any Platform) -> any Board,
        begin: @escaping @MainActor (_ board: any Board, _ now: Double) -> Void = { board, _ in board.changed() }
    ) {
        self.pieces = pieces
        self.piece = piece
        self.groupsByPieceCount = groupsByPieceCount
        self.make = make
        self.begin = begin
    }
}

/// Formats a number for the report.
package func figure(_ number: Double) -> String { "\((number * 10_000).rounded() / 10_000)" }

/// Returns how long `work` takes, in seconds.
func secondsToRun(_ work: () -> Void) -> Double {
    let time = ContinuousClock().measure(work).components
    return Double(time.seconds) + Double(time.attoseconds) / 1e18
}
