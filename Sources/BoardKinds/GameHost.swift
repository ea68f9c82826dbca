import Boards
import Scene

/// What a kind of board can ask of the program that plays it.
@MainActor public protocol GameHost: AnyObject {
    /// What the program asks of the machine.
    var platform: any Platform { get }
    /// The files of the player's that values of properties refer to.
    var files: any PlayersFiles { get }
    /// The solutions that the player has found on this board.
    var solutions: any SolutionStore { get }
    /// How long the game has been played up to its last move, in seconds.
    var seconds: Double { get }
    /// Whether the game counts: the player has played it alone, and for the first time.
    var counts: Bool { get }

    /// Whether a game is watched that was played before.
    var isReplay: Bool { get }

    /// Notes that the program plays from here on, so that the game does not count.
    func beginWatching()
    /// Has a screen reader say something.
    func announce(_ said: Announcement)
    /// Has a screen reader say what a piece is called now.
    func announceName(of piece: Int)
    /// Shows words for a moment.
    func tell(_ words: String)
    /// Shows the reason why something is not available.
    func refuse(_ reason: String)
    /// Adds a line to the console.
    func note(_ words: String)
    /// Updates the pane after the board has changed its own properties.
    func propertiesChanged()
}

/// The files of the player's that values of properties refer to. They are read off the main thread.
@MainActor public protocol PlayersFiles: AnyObject {
    /// Loads a picture, then calls `body` with nil, or with the reason why it cannot be shown.
    func loadPicture(uri: String, then body: @escaping (_ problem: String?) -> Void)
    /// Reads a folder as a deck, with all its pictures, then calls `body` with it, or with the reason why it is none.
    func readDeck(folder uri: String, then body: @escaping (_ deck: Deck?, _ problem: String?) -> Void)
    /// What a file of a URI is called, for the player.
    func displayName(ofURI uri: String) -> String
    /// Calls `changed` after each change in a folder, as long as what is returned is alive.
    func watch(folder uri: String, _ changed: @escaping @MainActor () -> Void) -> AnyObject
}

/// The solutions that the player has found on a board.
@MainActor public protocol SolutionStore: AnyObject {
    /// Adds a solution, as text, to those of a category; nothing happens if it is among them.
    func add(_ solution: String, category: String)
    /// Counts those of a category, then calls `body`.
    func count(category: String, then body: @escaping (Int) -> Void)
    /// Reads those of all categories, the latest first, then calls `body`.
    func readAll(then body: @escaping ([(category: String, solutions: [String])]) -> Void)
}

extension PlayersFiles {
    /// Loads the picture that a value refers to; any other value is ready.
    func prepare(_ value: PropertyValue, then body: @escaping (String?) -> Void) {
        if case .picture(.own(let uri)) = value { loadPicture(uri: uri, then: body) } else { body(nil) }
    }
}
