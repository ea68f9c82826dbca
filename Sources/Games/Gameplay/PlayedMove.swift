/// A move of a game, and what came of it.
public struct PlayedMove<Rules: GameRules>: Sendable {
    /// The move.
    public let move: Rules.Move
    /// The events of the move, in order.
    public let events: [Rules.Event]
    /// The game after the move.
    public let game: Rules

    /// Plays a move. Throws if the game refuses it.
    public init(_ move: Rules.Move, in game: inout Rules) throws(Rules.Refusal) {
        events = try game.play(move)
        self.move = move
        self.game = game
    }
}
