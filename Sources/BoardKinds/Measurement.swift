import Boards
import Scene

/// Something that `--benchmark` measures of a board.
public enum Measurement {
    /// The frames of boards in motion, one after the other. Their figures stand under `key`: by the number of pieces of each, or
    /// by themselves if there is one board.
    case frames(key: String, [MovingBoard])
    /// A figure that `work` finds off the main thread, as JSON.
    case work(key: String, @Sendable () -> String)
}

/// A board that moves in order to be measured.
public struct MovingBoard {
    /// How many pieces move.
    public let pieces: Int
    /// What a piece is called in the keys of figures, such as `card`.
    public let piece: String
    /// Whether the figures of several boards stand side by side, by their number of pieces.
    public let isOneOfSeveral: Bool
    /// Makes the board.
    public let make: @MainActor (any Platform) -> any Board
    /// Sets it in motion once it is on the screen, and again whenever it has come to rest.
    public let begin: @MainActor (_ board: any Board, _ now: Double) -> Void

    /// A board of so many pieces.
    public init(
        pieces: Int, of piece: String, isOneOfSeveral: Bool = true,
        make: @escaping @MainActor (any Platform) -> any Board,
        begin: @escaping @MainActor (_ board: any Board, _ now: Double) -> Void = { board, _ in board.changed() }
    ) {
        self.pieces = pieces
        self.piece = piece
        self.isOneOfSeveral = isOneOfSeveral
        self.make = make
        self.begin = begin
    }
}

/// A number for the report of measurements.
public func figure(_ number: Double) -> String { "\((number * 10_000).rounded() / 10_000)" }

/// How long `work` takes, in seconds.
func secondsToRun(_ work: () -> Void) -> Double {
    let time = ContinuousClock().measure(work).components
    return Double(time.seconds) + Double(time.attoseconds) / 1e18
}
