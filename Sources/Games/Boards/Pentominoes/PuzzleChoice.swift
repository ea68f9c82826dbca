// SPDX-License-Identifier: GPL-3.0-or-later
import PentominoRules

/// The puzzle selected for the next game of Pentominoes.
public enum PuzzleChoice: Hashable, Sendable {
    case board(TileBoard)
    /// The daily puzzle of the day on which the game begins.
    case daily(DailyPuzzle.Strength)
    /// The daily puzzle of a certain day.
    case dated(Day, DailyPuzzle.Strength)

    /// Whether this is a daily puzzle.
    public var isDaily: Bool { if case .board = self { false } else { true } }

    /// The name in the settings, such as `6x10`, `daily hard`, or `daily 2026-11-21 hard`.
    public var id: String {
        switch self {
        case .board(let board): board.name
        case .daily(let strength): "daily \(strength.rawValue)"
        case .dated(let day, let strength): PentominoSetup.daily(day, strength).notation
        }
    }

    /// Creates the choice with the given name in the settings. Returns `nil` if there is none.
    public init?(id: String) {
        if let board = TileBoard(name: id) {
            self = .board(board)
        } else if let strength = DailyPuzzle.Strength.allCases.first(where: { id == "daily \($0.rawValue)" }) {
            self = .daily(strength)
        } else if case .daily(let day, let strength) = PentominoSetup(notation: id) {
            self = .dated(day, strength)
        } else {
            return nil
        }
    }

    /// Creates the choice that leads to a setup. A daily puzzle is that of a certain day, unless it is the one of `today`.
    init(like setup: PentominoSetup, today: Day?) {
        switch setup {
        case .board(let board): self = .board(board)
        case .daily(let day, let strength): self = day == today ? .daily(strength) : .dated(day, strength)
        }
    }

    /// Returns the setup of a game that begins on the given day.
    func setup(on day: Day) -> PentominoSetup {
        switch self {
        case .board(let board): .board(board)
        case .daily(let strength): .daily(day, strength)
        case .dated(let day, let strength): .daily(day, strength)
        }
    }
}
