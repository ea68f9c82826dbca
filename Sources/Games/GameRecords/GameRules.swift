// SPDX-License-Identifier: GPL-3.0-or-later
/// The rules of a game, as a value without timing or graphics.
///
/// A game is determined by its setup, seed, and moves: the same three always produce the same value.
public protocol GameRules: Equatable, Sendable {
    /// The options that are fixed when a game begins, except the seed.
    associatedtype Setup: Notated, Equatable, Sendable
    /// An action by the player, or one that happens after some time.
    associatedtype Move: Notated, Equatable, Sendable
    /// A result of a move.
    associatedtype Event: GameEvent
    /// Why a move was refused.
    associatedtype Refusal: Error, Equatable

    /// Creates a game that has not started.
    init(setup: Setup, seed: UInt64)

    /// All accepted moves, in order.
    var record: [Move] { get }
    /// Whether the game is over.
    var isOver: Bool { get }
    /// The moves that complete an action in progress, such as putting back a held tile.
    ///
    /// These moves are played when a game is restored. Moves that are refused are skipped.
    var closingMoves: [Move] { get }

    /// Plays a move and returns its events in order. Throws if the move is refused; the game is then unchanged.
    mutating func play(_ move: Move) throws(Refusal) -> [Event]
}

extension GameRules {
    /// Creates a game and plays the moves of a record. Throws if a move is refused.
    public init(setup: Setup, seed: UInt64, record: [Move]) throws(Refusal) {
        self.init(setup: setup, seed: seed)
        for move in record { _ = try play(move) }
    }
}

/// A result of a move.
public protocol GameEvent: Equatable, Sendable {
    /// The game is over.
    static var finished: Self { get }
}
