// SPDX-License-Identifier: GPL-3.0-or-later
import BoardKinds
import Boards
import Console
import GameRecords
import Scene

/// A board and the games on it, regardless of their kind. The window has a tab for each.
package protocol BoardModel: AnyObject {
    var kind: any BoardKind.Type { get }
    /// The board that the games are played on.
    var board: any Board { get }
    /// The live properties of the board.
    var properties: PropertyStore { get }
    /// The view of the board, not retained.
    var view: (any BoardPresenter)? { get set }
    /// Whether the first game has begun.
    var hasBegun: Bool { get }
    /// Whether the desktop uses a dark style.
    var isDark: Bool { get set }
    /// Returns a new board of the same kind with a look, in an area.
    func preview(of look: Look, in area: Size) -> NodeTree
    /// Called with each event.
    var happened: (BoardModelEvent) -> Void { get set }

    /// Returns the accessible name of a piece, or `nil` for a piece that is gone or only decorative.
    func name(of piece: Int) -> String?
    /// The line above the status line, if any.
    var headline: String? { get }
    /// What is played, such as the deck or the puzzle; `nil` if there is nothing to name.
    var subject: String? { get }
    /// The parts of the status line.
    var status: [String] { get }
    /// The state of the game in one phrase.
    var state: String { get }
    /// The source of a Swift page that recreates the board in its current state.
    var swiftPage: String { get }
    /// The same with comments that explain it.
    var explainedSwiftPage: String { get }

    /// Resumes the game in progress, or begins a new one if there is none or a seed was requested. Called once, after
    /// the board is shown for the first time and its stored properties are applied.
    func begin()
    /// Begins the next game or, while the board shows a recorded one, returns to the game in progress.
    func newGame()
    /// Calls `body` with a draft of the next game, once what its values refer to has been read.
    func makeDraft(then body: @escaping (GameDraft) -> Void)
    /// Begins a game with what was chosen in a draft.
    func newGame(with draft: GameDraft)
    /// Begins a game that was suggested after the last one.
    func play(_ next: NextGame)
    /// Uses a file that the user dropped on the board.
    func useDroppedFile(at uri: String)
    /// Returns whether an action of the board would have an effect now. During a replay, none would.
    func isAvailable(_ action: String) -> Bool
    /// Returns whether a toggle action of the board is on.
    func isOn(_ action: String) -> Bool
    /// Runs or toggles an action of the board.
    func activate(_ action: String)
    /// The moves of the recorded game that the board shows, or `nil` if the board is played on.
    var timeLine: GameTimeLine? { get }
    /// Whether the current game has moves to look back at.
    var canLookBack: Bool { get }
    /// Shows the moves of the current game, at the last of them. The game does not change.
    func lookBack()
    /// Returns a closure that replays a finished game, or `nil` if the game cannot be replayed.
    func replayAction(for game: FinishedGame) -> (() -> Void)?
    /// Creates the galleries shown above the results, then calls `body` with them.
    func makeGalleries(then body: @escaping ([Gallery]) -> Void)

    /// Pauses a board that does not come to rest by itself.
    func rest()
    /// Continues what `rest` has paused.
    func endRest()
    /// Lets the program play from the current position.
    func playItself()
    /// Whether the game is over and nothing is left to show.
    var isOver: Bool { get }
    /// Whether a screenshot taken now would be a good picture of the game.
    var isGoodForScreenshot: Bool { get }
    /// The result of a demo, as text.
    var report: String { get }
}

/// An event of a board or its games, for the window.
package enum BoardModelEvent {
    /// Something is not available; the message says why.
    case refused(String)
    /// A message to show briefly.
    case messagePosted(Notice)
    /// An offer to restore a game that a new one has replaced, or to undo a reset or a drop.
    case undoOffered(UndoOffer)
    /// A line for the console. If `replacesLast`, it replaces the previous change.
    case logged(String, ConsoleLog.Kind, replacesLast: Bool = false)
}

/// The part of a window that presents a board.
package protocol BoardPresenter: AnyObject {
    /// Announces text to screen readers.
    func announce(_ said: Announcement)
    /// Announces the current name of a piece to screen readers.
    func announceName(of piece: Int)
    /// Shows the outcome of a game, with a button that continues.
    func showResult(_ outcome: GameOutcome, button: String)
    func hideResult()
    /// Shows the time line of a recorded game, or hides it.
    func showTimeLine(_ timeLine: GameTimeLine?)
    /// Cancels a press in progress.
    func cancelPress()
    /// Moves the keyboard focus to the first piece.
    func focusFirstPiece()
}
