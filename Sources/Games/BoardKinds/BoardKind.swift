// SPDX-License-Identifier: GPL-3.0-or-later
// The host owns the kind. A kind is created for one board and lives as long as that board.

import Boards
import GameRecords
import Scene

/// Everything the programs need to know about a type of board. `BoardKinds.all` lists the kinds; windows, preferences,
/// results, options, shortcuts, pages, and tests read that list. Only `rest` and `endRest`, which few boards need, have a
/// default implementation, so an incomplete kind does not compile.
///
/// Static members apply to every board of the kind. An instance belongs to one board and implements what common code
/// cannot, such as giving a hint.
@MainActor package protocol BoardKind: AnyObject {
    /// The type of the board.
    associatedtype Board: GameBoard
    /// The text that describes the board.
    associatedtype Text: BoardText where Text.Board == Board

    /// The identifier on the command line, in the settings, and in the store: letters and hyphens only.
    static var name: String { get }
    /// The title in the view switcher, in the user's language.
    static var title: String { get }
    /// The accessible name of the board, in the user's language.
    static var boardTitle: String { get }
    /// The name of the icon in the view switcher.
    static var iconName: String { get }
    /// Returns the rules, for the help. `fromRight` is whether the user reads from right to left, which the pictures
    /// follow.
    static func rules(fromRight: Bool) -> [HelpParagraph]
    /// The name of the class that a Swift page uses for the board, a `BoardController`.
    static var controllerName: String { get }
    /// How the moves on a Swift page are written, in the user's language. Code is between quotation marks.
    static var movesOnPage: String { get }
    /// The keys that play the board, for the list of shortcuts.
    static var keys: [KeyHelp] { get }
    /// The commands other than moves, in menu order.
    static var actions: [BoardAction<Self>] { get }
    /// Where the result of a game is shown.
    static var resultPosition: ResultPosition { get }
    /// How finished games are described.
    static var results: ResultsDescription { get }
    /// Returns a board with a game that has not begun.
    static func makeBoard(seed: UInt64) -> Board
    /// Returns the name of the sound for an event, or `nil` if the event is silent.
    static func sound(of event: Board.Rules.Event) -> String?

    /// Creates the kind for a board, with the host that runs the games on it.
    init(board: Board, boardText: Text, host: any GameHost)

    /// Returns whether an event is heard in another way, so that its sound is not played.
    func hasOwnSound(for event: Board.Rules.Event) -> Bool
    /// Handles an event, apart from its sound and its announcement. After the last event the host also calls
    /// `gameOver`.
    func happened(_ event: Board.Rules.Event)
    /// Describes the outcome of a finished game. Calls `body` once.
    func gameOver(then body: @escaping (GameOutcome) -> Void)
    /// Returns the record to store for a finished game.
    func result(of game: OpenGame, finished: Int) -> FinishedGame
    /// Stores what a finished game has produced in addition to its result. The host calls this only for games that
    /// count, before it stores the result: if the program ends in between, both are done at the next start.
    func storeFindings()
    /// Creates the galleries shown above the results, then calls `body`, with an empty array if there are none.
    func makeGalleries(then body: @escaping ([Gallery]) -> Void)
    /// Loads what a property's value refers to, then calls `body` with `nil`, or with the reason why it is not
    /// available.
    func prepare(_ value: PropertyValue, of property: BoardProperty, then body: @escaping (String?) -> Void)
    /// Takes over what another kind has loaded for its board.
    func adopt(_ other: Self)
    /// Calls `body` once a game with `setup`, or with the next setup if that is `nil`, can be created without waiting.
    /// Callbacks run in the order of the calls.
    func prepare(for setup: Board.Rules.Setup?, then body: @escaping () -> Void)
    /// Called when the board is shown for the first time.
    func boardShown()

    /// Starts or stops automatic play from the current position.
    func setPlaying(_ isOn: Bool)
    /// Whether the board comes to rest without any action by the user.
    static var comesToRest: Bool { get }
    /// Pauses a board that does not come to rest by itself, such as while a dialog covers it.
    func rest()
    /// Continues what `rest` has paused.
    func endRest()
    /// Whether the game is over and nothing is left to show.
    var isOver: Bool { get }
    /// Whether a screenshot taken now would be a good picture of the game.
    var isGoodForScreenshot: Bool { get }
}

extension BoardKind {
    /// Does nothing, because the board comes to rest by itself.
    package func rest() {}

    /// Does nothing, because the board comes to rest by itself.
    package func endRest() {}
}

/// Where the result of a game is shown over the board.
package enum ResultPosition: Sendable {
    case center
    /// At the bottom, so that the finished board stays visible.
    case bottom
}

/// A short paragraph of the rules, in the user's language.
package struct HelpParagraph: Sendable {
    package let heading: String
    /// The text below the heading. It says all that the picture shows.
    package let text: String
    /// A small picture above the text, on a transparent ground.
    package let picture: Scene?

    /// Creates a paragraph with a heading.
    package init(_ heading: String, _ text: String, picture: Scene? = nil) {
        self.heading = heading
        self.text = text
        self.picture = picture
    }
}

/// One or more keys and what they do, for the list of keyboard shortcuts.
package struct KeyHelp: Sendable {
    /// The keys, in the syntax of `GtkShortcutsShortcut:accelerator`.
    package let keys: String
    /// What the keys do, in the user's language.
    package let title: String

    /// Creates an entry for one or more keys.
    package init(_ keys: String, _ title: String) {
        self.keys = keys
        self.title = title
    }
}
