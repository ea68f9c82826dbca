// SPDX-License-Identifier: GPL-3.0-or-later
/// The source of automatic moves on a board.
package enum Autopilot<Player: Sendable, Move: Sendable>: Sendable {
    /// No automatic moves; people play.
    case off
    /// A computer player that chooses each move.
    case player(Player)
    /// The remaining moves of a list, such as those of a game being replayed.
    case moves(ArraySlice<Move>)

    /// Whether moves are made automatically.
    package var isOn: Bool {
        if case .off = self { false } else { true }
    }
}
