import Boards
import Gameplay
import Scene

/// What is said about a board, in the user's language.
@MainActor public protocol BoardWords {
    /// The board.
    associatedtype Board: GameBoard

    /// The words about a board.
    init(board: Board)

    /// What a piece is called; nil for one that is gone or only decoration.
    func name(of piece: Int) -> String?
    /// What stands above the status line; nil for nothing.
    var headline: String? { get }
    /// The parts of the status line.
    var status: [String] { get }
    /// The state of the game in one phrase, for a screen reader.
    var state: String { get }
    /// What a demo came to, for the terminal.
    var report: String { get }
    /// What a screen reader says of an event; nil if the changed names of pieces say it.
    func announcement(of event: Board.Rules.Event) -> Announcement?
}
