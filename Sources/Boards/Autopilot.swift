/// What makes the moves on a board in place of the players.
public enum Autopilot<Player: Sendable, Move: Sendable>: Sendable {
    /// Nothing: people play.
    case off
    /// A player that the board asks for each move.
    case player(Player)
    /// A list of moves, such as those of a game that is watched again; the ones still to come.
    case moves(ArraySlice<Move>)

    /// Whether people do not play.
    public var isOn: Bool {
        if case .off = self { false } else { true }
    }
}
