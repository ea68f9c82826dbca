// SPDX-License-Identifier: GPL-3.0-or-later
/// A move of a game, and what came of it.
package struct PlayedMove<Rules: GameRules>: Sendable {
    package let move: Rules.Move
    /// The events of the move, in order.
    package let events: [Rules.Event]
    /// The game after the move.
    package let game: Rules

    /// Plays a move. Throws if the game refuses it.
    package init(_ move: Rules.Move, in game: inout Rules) throws(Rules.Refusal) {
        events = try game.play(move)
        self.move = move
        self.game = game
    }
}
