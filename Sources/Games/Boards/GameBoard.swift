// SPDX-License-Identifier: GPL-3.0-or-later
import GameRecords
import Scene

/// A board on which successive games are played with the same rules.
@preconcurrency @MainActor public protocol GameBoard: Board {
    /// The rules.
    associatedtype Rules: GameRules

    /// The current game.
    var game: Rules { get }
    /// The setup of the current game.
    var setup: Rules.Setup { get }
    /// The seed of the current game.
    var seed: UInt64 { get }
    /// The setup of the next game.
    var nextSetup: Rules.Setup { get }
    /// Whether a game has begun. Until then, the pieces are only a preview.
    var hasBegun: Bool { get }
    /// Whether moves are made automatically. If so, the player's moves are ignored.
    var isAutomatic: Bool { get }
    /// Whether the desktop uses a dark style.
    var isDark: Bool { get set }
    /// The moves that follow in the recorded game that the board shows, or `nil` if the board is played on. A board that
    /// shows a recorded game only makes the moves that are passed to `playAutomatically`: it ignores the player’s moves,
    /// and nothing happens by itself.
    var followingMoves: [Rules.Move]? { get set }

    /// Called with each event.
    var happened: (GameBoardEvent<Rules>) -> Void { get set }
    /// The name of the property that is set when a picture is dropped on the board, or `nil` if the board accepts none.
    var pictureForDrops: String? { get }
    /// All live properties of the board, in the order of the preferences.
    var liveProperties: [BoardProperty] { get }
    /// The looks of the board. Games begin with the first one.
    static var looks: [Look] { get }

    /// Replaces the current game and everything in progress.
    ///
    /// If `opens` is `true`, the game was just dealt, and the board can animate that. Otherwise it is shown at rest.
    /// Call `deal`, `restore`, or `replay` instead of this method.
    func replaceGame(_ game: Rules, _ setup: Rules.Setup, seed: UInt64, opens: Bool, at now: Double)
    /// Plays moves one after another until the rules refuse one. Until the last one, the player's moves are ignored.
    func playAutomatically(_ moves: [Rules.Move], at now: Double)
    /// Stops automatic moves. Motions in progress are completed.
    func stopAutomaticMoves(at now: Double)
    /// Returns a function that shows the current game again, at rest, after the board has shown a recorded one. Call it
    /// at most once.
    func setAside(at now: Double) -> (_ now: Double) -> Void
}

/// An event of a board on which games are played.
public enum GameBoardEvent<Rules: GameRules> {
    /// The rules have accepted a move. Reported immediately.
    case played(Rules.Move)
    /// An event of the game is shown. `finished` is reported when the last motion of the game has ended.
    case shown(Rules.Event)
    /// The value of a property was replaced, because the game could not be shown with it.
    case valueReplaced(BoardProperty.Refusal)
}

extension GameBoard {
    /// Returns the choices of a live property, or an empty array if it has none.
    public func choices(of property: String) -> [BoardProperty.Choice] {
        let kind = liveProperties.first { $0.name == property }?.kind
        return if case .choice(let choices, _) = kind { choices } else { [] }
    }

    /// The moves of the current game so far.
    public var record: [Rules.Move] { game.record }

    /// Whether the board shows a recorded game.
    public var isReplay: Bool { followingMoves != nil }

    /// Whether the current game is over.
    public var isOver: Bool { game.isOver }

    /// Starts a new game with the next setup.
    public func deal(seed: UInt64, at now: Double) {
        followingMoves = nil
        begin(nextSetup, seed: seed, at: now)
    }

    /// Restores a game at rest after its moves. Anything in progress is completed by additional moves, such as putting
    /// back a held tile. Throws if a move is refused; the board is then unchanged.
    public func restore(_ setup: Rules.Setup, seed: UInt64, record: [Rules.Move], at now: Double) throws(Rules.Refusal)
    {
        var game = try Rules(setup: setup, seed: seed, record: record)
        let closing = game.closingMoves.filter { (try? game.play($0)) != nil }
        followingMoves = nil
        replaceGame(game, setup, seed: seed, opens: false, at: now)
        for move in closing { happened(.played(move)) }
    }

    /// Shows a later moment of the current game at rest. Unlike in a restored game, what is in progress there goes on: a
    /// held tile is still held, and a mismatch is still face up.
    public func goOn(from game: Rules, at now: Double) {
        followingMoves = nil
        replaceGame(game, setup, seed: seed, opens: false, at: now)
    }

    /// Starts a recorded game and plays its moves.
    public func replay(_ setup: Rules.Setup, seed: UInt64, record: [Rules.Move], at now: Double) {
        followingMoves = record
        begin(setup, seed: seed, at: now)
        playAutomatically(record, at: now)
    }

    /// Shows a recorded game at rest after the first `count` of its moves.
    public func display(_ record: GameRecord<Rules>, after count: Int, at now: Double) {
        followingMoves = Array(record.moves.dropFirst(count))
        replaceGame(record.game(after: count), record.setup, seed: record.seed, opens: false, at: now)
    }

    /// Returns a function that shows the current game again, for boards whose state at rest follows from the game.
    /// Anything in progress is completed first, as in `restore`.
    public func setGameAside(at now: Double) -> (_ now: Double) -> Void {
        advance(to: now)
        if !game.closingMoves.isEmpty { try? restore(setup, seed: seed, record: record, at: now) }
        return { [weak self, game, setup, seed] now in
            self?.followingMoves = nil
            self?.replaceGame(game, setup, seed: seed, opens: false, at: now)
        }
    }

    private func begin(_ setup: Rules.Setup, seed: UInt64, at now: Double) {
        replaceGame(Rules(setup: setup, seed: seed), setup, seed: seed, opens: true, at: now)
    }
}
