import Gameplay
import Scene

/// A board on which one game after the other is played by the same rules.
@MainActor public protocol GameBoard: Board {
    /// The rules.
    associatedtype Rules: GameRules

    /// The present game.
    var game: Rules { get }
    /// The setup of the present game.
    var setup: Rules.Setup { get }
    /// The seed of the present game.
    var seed: UInt64 { get }
    /// The setup of the next game.
    var nextSetup: Rules.Setup { get }
    /// Whether a game has begun; until then the pieces are only for show.
    var hasBegun: Bool { get }
    /// Whether the program plays, so that moves by hand are ignored.
    var isAutomatic: Bool { get }
    /// Whether the desktop asks for dark colors.
    var isDark: Bool { get set }

    /// Called with each move that the rules have accepted, at once.
    var played: (Rules.Move) -> Void { get set }
    /// Called with each event of the game at the moment at which it can be seen.
    var happened: (Rules.Event) -> Void { get set }
    /// The name of the property that takes a picture which is dropped on the board; nil if none does.
    var pictureForDrops: String? { get }
    /// Every live property of the board, in the order of the preference pane.
    var liveProperties: [LiveProperty] { get }

    /// Replaces the game on the board, and all that the old one had in progress. A game that `opens` has just been dealt, and
    /// the board may show that; any other is shown at rest. Use `deal`, `restore` or `replay` to call it.
    func put(_ game: Rules, _ setup: Rules.Setup, seed: UInt64, opens: Bool, at now: Double)
    /// Plays moves one after the other, as far as the rules accept them; until the last, moves by hand are ignored.
    func playAutomatically(_ moves: [Rules.Move], at now: Double)
}

extension GameBoard {
    /// The moves of the present game so far.
    public var record: [Rules.Move] { game.record }

    /// Whether the present game is over.
    public var isOver: Bool { game.isOver }

    /// Begins a new game of the next setup.
    public func deal(seed: UInt64, at now: Double) { begin(nextSetup, seed: seed, at: now) }

    /// Puts a game on the board as its moves have left it, at rest. What was in progress is completed by further moves, such
    /// as that a held tile goes back. Throws, and leaves the board as it was, if a move is refused.
    public func restore(_ setup: Rules.Setup, seed: UInt64, record: [Rules.Move], at now: Double) throws(Rules.Refusal)
    {
        var game = try Rules(setup: setup, seed: seed, record: record)
        let closing = game.closingMoves.filter { (try? game.play($0)) != nil }
        put(game, setup, seed: seed, opens: false, at: now)
        closing.forEach(played)
    }

    /// Begins a game that was played before, and plays its moves again.
    public func replay(_ setup: Rules.Setup, seed: UInt64, record: [Rules.Move], at now: Double) {
        begin(setup, seed: seed, at: now)
        playAutomatically(record, at: now)
    }

    private func begin(_ setup: Rules.Setup, seed: UInt64, at now: Double) {
        put(Rules(setup: setup, seed: seed), setup, seed: seed, opens: true, at: now)
    }
}
