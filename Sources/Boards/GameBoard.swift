import Scene

/// What can be written down in a few letters and read again.
public protocol Notated {
    /// The text for it.
    var notation: String { get }
    /// Reads such a text; nil for what is none.
    init?(notation: String)
}

/// A board on which one game after the other is played, each made by its setup, its seed and its moves alone.
@MainActor public protocol GameBoard: Board {
    /// What a game is played on, and by whom.
    associatedtype Setup: Notated
    /// What is done in a game.
    associatedtype Move: Notated

    /// What the class of its controller on a Swift page is called.
    static var controllerName: String { get }

    /// What the present game is played on.
    var setup: Setup { get }
    /// The seed of the present game.
    var seed: UInt64 { get }
    /// The moves of the present game so far.
    var record: [Move] { get }
    /// Whether the present game is over.
    var isOver: Bool { get }
    /// Whether a game has begun; until then what lies there is only to be seen.
    var hasBegun: Bool { get }

    /// Called with each move that the rules have accepted, at once.
    var played: (Move) -> Void { get set }
    /// The name of the property that a picture is for which is dropped on the board; nil where there is none.
    var pictureForDrops: String? { get }
    /// Every live property of the board, in the order in which a pane shows them.
    var liveProperties: [LiveProperty] { get }

    /// Begins a new game of the next setup. Whatever the old one had under way is gone with it.
    func deal(seed: UInt64, at now: Double)
    /// Puts a game on the board as its moves have left it. Throws, and leaves the board as it was, if the moves are none of
    /// that game.
    func restore(_ setup: Setup, seed: UInt64, record: [Move], at now: Double) throws
    /// Begins a game that was played before, and shows its moves again.
    func replay(_ setup: Setup, seed: UInt64, record: [Move], at now: Double)
}
