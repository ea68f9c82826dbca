// SPDX-License-Identifier: GPL-3.0-or-later
import ViewKit

/// The highest score of a player.
nonisolated public let GKGameModelMaxScore = 1 << 24
/// The lowest score of a player.
nonisolated public let GKGameModelMinScore = -1 << 24

/// A move in a game.
@preconcurrency @MainActor public protocol GKGameModelUpdate: NSObjectProtocol {
    /// How good the move is. A strategist sets it.
    var value: Int { get set }
}

/// A player of a game.
@preconcurrency @MainActor public protocol GKGameModelPlayer: NSObjectProtocol {
    /// The number by which the strategist identifies the player.
    var playerId: Int { get }
}

/// The state of a game with turns, so that a strategist can think ahead with copies of it.
@preconcurrency @MainActor public protocol GKGameModel: NSObjectProtocol, NSCopying {
    /// The players.
    var players: [any GKGameModelPlayer]? { get }
    /// The player who makes the next move.
    var activePlayer: (any GKGameModelPlayer)? { get }
    /// Makes the state equal to another one.
    func setGameModel(_ gameModel: any GKGameModel)
    /// Returns the moves that a player can make; `nil` if there are none.
    func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]?
    /// Makes a move for the active player.
    func apply(_ gameModelUpdate: any GKGameModelUpdate)
    /// Returns how good the state is for a player.
    func score(for player: any GKGameModelPlayer) -> Int
    /// Returns whether a player has won.
    func isWin(for player: any GKGameModelPlayer) -> Bool
    /// Returns whether a player has lost.
    func isLoss(for player: any GKGameModelPlayer) -> Bool
}

extension GKGameModel {
    /// Returns 0.
    public func score(for player: any GKGameModelPlayer) -> Int { 0 }
    /// Returns false.
    public func isWin(for player: any GKGameModelPlayer) -> Bool { false }
    /// Returns false.
    public func isLoss(for player: any GKGameModelPlayer) -> Bool { false }
}

/// Something that chooses moves in a game.
@preconcurrency @MainActor public protocol GKStrategist: NSObjectProtocol {
    /// The state of the game.
    var gameModel: (any GKGameModel)? { get set }
    /// What chooses between moves that are equally good.
    var randomSource: (any GKRandom)? { get set }
    /// Returns the best move for the active player; `nil` if there is none.
    func bestMoveForActivePlayer() -> (any GKGameModelUpdate)?
}
