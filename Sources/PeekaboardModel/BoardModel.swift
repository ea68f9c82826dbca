import BoardKinds
import Boards
import Console
import Gameplay
import Scene

/// A board with the games on it, without knowing which kind it is: what a tab of the window shows.
public protocol BoardModel: AnyObject {
    /// The kind of the board.
    var kind: any BoardKind.Type { get }
    /// The board.
    var board: any Board { get }
    /// The board's live properties.
    var properties: PropertyStore { get }
    /// What shows the board. It is not owned.
    var view: (any BoardView)? { get set }
    /// Whether the first game lies on the board.
    var hasBegun: Bool { get }
    /// Whether the desktop asks for dark colors.
    var isDark: Bool { get set }
    /// Called with the reason, in words, whenever something is not available.
    var refused: (String) -> Void { get set }
    /// Called with words that are shown for a moment.
    var told: (String) -> Void { get set }
    /// Called with each offer to bring back a game that was replaced by a new one.
    var undoOffered: (UndoOffer) -> Void { get set }
    /// Called with each line for the console, and whether it takes the place of the change before.
    var logged: (_ text: String, _ kind: ConsoleLog.Kind, _ goesOn: Bool) -> Void { get set }

    /// What a piece is called; nil for one that is gone or only decoration.
    func name(of piece: Int) -> String?
    /// What stands above the status line; nil for nothing.
    var headline: String? { get }
    /// The parts of the status line.
    var status: [String] { get }
    /// The state of the game in one phrase.
    var state: String { get }
    /// The board as it is now, as a Swift page.
    var swiftPage: String { get }

    /// Begins with the game that was in progress, or, if there is none or a seed was asked for, with a new one. It is called
    /// once: when the board has been shown for the first time and has its stored properties.
    func begin()
    /// Begins the next game; after one that was watched again, goes back to the one in progress.
    func newGame()
    /// Takes a file of the player's that was dropped on the board.
    func take(fileOf uri: String)
    /// Whether an action of the board that can be on or off is on.
    func isOn(_ action: String) -> Bool
    /// Does what an action of the board is for, or switches it.
    func activate(_ action: String)
    /// Shows a finished game; nil for one that cannot be shown.
    func watch(_ game: FinishedGame) -> (() -> Void)?
    /// Makes the pictures that stand above all results, and calls `show` with them.
    func makeGalleries(_ show: @escaping ([Gallery]) -> Void)

    /// Has the board rest, if it does not do so by itself.
    func rest()
    /// Has the program play from here on.
    func playItself()
    /// Whether nothing more will be seen of the game.
    var isOver: Bool { get }
    /// Whether a picture of the board as it is now shows what the game is.
    var isGoodMoment: Bool { get }
    /// What a demo came to, in words.
    var report: String { get }
}

/// What shows a board.
public protocol BoardView: AnyObject {
    /// Has a screen reader say something.
    func announce(_ said: Announcement)
    /// Has a screen reader say what a piece is called now.
    func announceName(of piece: Int)
    /// Shows what a game that is over came to, over a button that leads on.
    func showResult(title: String, text: String, button: String)
    /// Takes the result away.
    func hideResult()
    /// Ends a press that is in progress.
    func cancelPress()
    /// Gives the first piece the keyboard's focus.
    func focusFirstPiece()
}
