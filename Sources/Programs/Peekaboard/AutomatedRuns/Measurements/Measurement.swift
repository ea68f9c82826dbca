// SPDX-License-Identifier: GPL-3.0-or-later
import BoardKinds
import Scene

/// Something that `--benchmark` measures for a board.
enum Measurement {
    /// Frame times of boards in motion, measured one after the other and reported under `key`: by the number of pieces,
    /// or directly if there is only one board.
    case frames(key: String, [MovingBoard])
    /// A figure that `work` computes off the main thread, as JSON.
    case work(key: String, @Sendable () -> String)

    /// Returns what is measured of a board.
    static func all(of kind: any BoardKind.Type) -> [Measurement] {
        switch kind.name {
        case MemoryKind.name: memory
        case PentominoKind.name: pentominoes
        case PasscodeKind.name: passcode
        default: []
        }
    }
}

/// A board that is animated in order to be measured.
struct MovingBoard {
    /// The number of pieces that move.
    let pieces: Int
    /// The name of a piece in the keys of the report, such as `card`.
    let piece: String
    /// Whether the report groups the figures by the number of pieces, next to those of other boards.
    let groupsByPieceCount: Bool
    /// Creates the board.
    let make: (any Platform) -> any Board
    /// Starts the animation once the board is on screen, and again each time it comes to rest.
    let begin: (_ board: any Board, _ now: Double) -> Void

    /// Creates a description of a board with the given number of pieces.
    init(
        pieces: Int, of piece: String, groupsByPieceCount: Bool = true,
        make: @escaping (any Platform) -> any Board,
        begin: @escaping (_ board: any Board, _ now: Double) -> Void = { board, _ in board.changed() }
    ) {
        self.pieces = pieces
        self.piece = piece
        self.groupsByPieceCount = groupsByPieceCount
        self.make = make
        self.begin = begin
    }
}

/// Formats a number for the report.
nonisolated func figure(_ number: Double) -> String { "\((number * 10_000).rounded() / 10_000)" }

/// Returns how long `work` takes, in seconds.
nonisolated func secondsToRun(_ work: () -> Void) -> Double {
    let time = ContinuousClock().measure(work).components
    return Double(time.seconds) + Double(time.attoseconds) / 1e18
}
