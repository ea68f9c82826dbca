import PentominoRules

/// What can be chosen for the next game of Pentominoes.
public enum PuzzleChoice: Hashable, Sendable {
    /// A board with its tiles.
    case board(TileBoard)
    /// The puzzle of whatever day it is then.
    case daily(DailyPuzzle.Strength)

    /// Whether it is the puzzle of a day.
    public var isDaily: Bool { if case .daily = self { true } else { false } }

    /// Its name in the settings: `6x10`, `daily hard`.
    public var id: String {
        switch self {
        case .board(let board): board.name
        case .daily(let strength): "daily \(strength.rawValue)"
        }
    }

    /// The choice of a name in the settings; nil where there is none.
    public init?(id: String) {
        if let board = TileBoard(name: id) {
            self = .board(board)
        } else if let strength = DailyPuzzle.Strength.allCases.first(where: { id == "daily \($0.rawValue)" }) {
            self = .daily(strength)
        } else {
            return nil
        }
    }

    /// The choice that leads to a game of a setup, on the day of that.
    init(like setup: PentominoSetup) {
        switch setup {
        case .board(let board): self = .board(board)
        case .daily(_, let strength): self = .daily(strength)
        }
    }

    /// The setup of a game that begins on a day.
    func setup(on day: Day) -> PentominoSetup {
        switch self {
        case .board(let board): .board(board)
        case .daily(let strength): .daily(day, strength)
        }
    }
}
