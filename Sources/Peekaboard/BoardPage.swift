import Boards
import CGtk
import GtkKit
import Scene

/// One board in the window, with all that belongs to it alone. The window owns its pages, shows one of them, and passes on
/// to that one what concerns a board.
protocol BoardPage: AnyObject {
    /// The board's name on the command line, in the settings and in the store.
    var name: Options.BoardName { get }
    /// What the switcher calls it, in the user's language.
    var title: String { get }
    /// The icon that stands for it in the switcher.
    var iconName: String { get }
    /// All that is seen of it.
    var frame: PageFrame { get }
    /// Where the board is seen.
    var area: BoardArea { get }
    /// The board's live properties.
    var properties: PropertyStore { get }
    /// How it is played: short paragraphs, each with what it is about.
    var rules: [(about: String, text: String)] { get }
    /// The keys that play it.
    var shortcuts: [Shortcut] { get }
    /// What is said of its finished games.
    var results: ResultsDescription { get }
    /// The names of those of the window's actions that are for this board alone.
    var actions: [String] { get }
    /// Whether its first game lies on the board.
    var hasBegun: Bool { get }
    /// Called with the reason, in words, whenever something cannot be had.
    var refused: (String) -> Void { get set }
    /// Called with something that is to be read for a moment.
    var told: (String) -> Void { get set }
    /// Called with each offer to bring back a game that was replaced by a new one.
    var undoOffered: (UndoOffer) -> Void { get set }
    /// Called with what the console shall say; and whether it stands for a change that was told just before.
    var logged: (_ text: String, _ kind: ConsoleLog.Kind, _ goesOn: Bool) -> Void { get set }
    /// The board as it is now, as a Swift page.
    var swiftPage: String { get }

    /// Begins with the game that was under way, or, where there is none or a seed was asked for, with a new one. It is called
    /// once: when the board has been seen for the first time and has its stored properties.
    func begin()
    /// Begins the next game; after one that was watched again, goes back to the one under way.
    func newGame()
    /// Heeds that the desktop asks for dark colours, or no longer.
    func heed(isDark: Bool)
    /// Takes a file of the player's that was dropped on the board.
    func take(fileOf uri: String)
    /// The page can be seen, at first or again.
    func shown()
    /// Another page is seen in its place.
    func hidden()

    /// Whether the board comes to rest when nobody does anything.
    var restsByItself: Bool { get }
    /// Has the board rest, if it does not do so by itself.
    func rest()
    /// Lets the program play on from here, for a demo.
    func playItself()
    /// Whether the game is over.
    var isOver: Bool { get }
    /// Whether a picture of the board as it is now shows what the game is.
    var isGoodMoment: Bool { get }
    /// What a demo came to, in words.
    var report: String { get }
    /// What is measured of the board.
    var benchmark: any BoardBenchmark { get }
}

extension BoardPage {
    /// The board that is played.
    var board: any Board { area.board }

    /// The page can be seen: whatever has changed meanwhile is shown.
    func shown() { board.changed() }

    /// Most boards do.
    var restsByItself: Bool { true }

    /// It rests by itself.
    func rest() {}

    /// A press that was under way ends.
    func hidden() { area.cancelPress() }
}
