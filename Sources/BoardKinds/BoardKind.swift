// A kind is made for one board and lives as long as that; the host owns it.

import Boards
import Gameplay
import PlaygroundSupport
import Scene

/// Everything that the programs need to know about a board, in one place. `BoardKinds.all` lists the kinds; windows, pane,
/// results, options, shortcuts, pages and tests read that list. Nothing here has a default, so a part that is missing does not
/// compile.
///
/// What holds for every board of a kind is static. An instance belongs to one board and does what common code
/// cannot know, such as giving a hint.
@MainActor public protocol BoardKind: AnyObject {
    /// The board.
    associatedtype Board: GameBoard
    /// What is said about it.
    associatedtype Words: BoardWords where Words.Board == Board
    /// Its controller on a page of Swift.
    associatedtype Controller: BoardController<Board>

    /// Its name on the command line, in the settings and in the store: letters and hyphens.
    static var name: String { get }
    /// What the view switcher calls it, in the user's language.
    static var title: String { get }
    /// What a screen reader calls the board, in the user's language.
    static var boardTitle: String { get }
    /// The icon of it in the view switcher.
    static var iconName: String { get }
    /// How it is played.
    static var rules: [HelpParagraph] { get }
    /// The keys that play it.
    static var keys: [KeyHelp] { get }
    /// What the player can do besides moves, in the order of the menu.
    static var actions: [BoardAction<Self>] { get }
    /// Where the result of a game is shown.
    static var resultPlace: ResultPlace { get }
    /// What is said of finished games.
    static var results: ResultsDescription { get }
    /// What is measured of it.
    static var measurements: [Measurement] { get }
    /// A board with a game that is about to begin.
    static func makeBoard(seed: UInt64) -> Board
    /// The name of the sound that goes with an event; nil for none.
    static func sound(of event: Board.Rules.Event) -> String?

    /// The kind for a board that a host plays.
    init(board: Board, words: Words, host: any GameHost)

    /// Does what follows from an event besides its sound and its announcement. The host calls `gameOver` for the last one.
    func happened(_ event: Board.Rules.Event)
    /// What a game that is over came to, for the player; `show` is called once.
    func gameOver(_ show: @escaping (_ title: String, _ text: String) -> Void)
    /// What is stored of a game that is over.
    func result(of game: OpenGame, finished: Int) -> FinishedGame
    /// Stores what a game that is over and counts has brought besides its result. That comes first: if the program ends in
    /// between, both are done at the next start.
    func storeFindings()
    /// Makes the pictures that stand above all results, and calls `show` with them; with none if there is nothing to show.
    func makeGalleries(_ show: @escaping ([Gallery]) -> Void)
    /// Loads what a value of a property refers to, then calls `body` with nil, or with the reason why that is not available.
    func prepare(_ value: PropertyValue, of property: LiveProperty, then body: @escaping (String?) -> Void)
    /// Calls `body` when a game of a setup, or of the next setup if it is nil, can be made without waiting. Callbacks run in
    /// the order of the calls.
    func prepare(for setup: Board.Rules.Setup?, then body: @escaping () -> Void)
    /// The board has been shown for the first time.
    func boardShown()

    /// Has the program play on from here, or ends that.
    func setPlaying(_ isOn: Bool)
    /// Whether the board comes to rest when nobody does anything.
    static var restsByItself: Bool { get }
    /// Has the board rest, if it does not do so by itself.
    func rest()
    /// Whether nothing more will be seen of the game.
    var isOver: Bool { get }
    /// Whether a picture of the board as it is now shows what the game is.
    var isGoodMoment: Bool { get }
}

/// Where the result of a game is shown over the board.
public enum ResultPlace: Sendable {
    /// In the middle.
    case center
    /// At the lower edge, for a board that is worth looking at when the game is over.
    case bottom
}

/// A short paragraph of the rules, in the user's language.
public struct HelpParagraph: Sendable {
    /// What it is about.
    public let heading: String
    /// What it says.
    public let text: String

    /// A paragraph under a heading.
    public init(_ heading: String, _ text: String) {
        self.heading = heading
        self.text = text
    }
}

/// A key, or several, and what it does, for the list of keyboard shortcuts.
public struct KeyHelp: Sendable {
    /// The keys as GTK writes them, with a space between them.
    public let keys: String
    /// What they do, in the user's language.
    public let title: String

    /// Keys as GTK writes them, with a space between them, and what they do.
    public init(_ keys: String, _ title: String) {
        self.keys = keys
        self.title = title
    }
}
