import PentominoRules

/// The puzzle selected for the next game of Pentominoes.
public enum PuzzleChoice: Hashable, Sendable {
    /// A board with its tiles.
    case board(TileBoard)
    /// The daily puzzle of the day on which the game begins.
    case daily(DailyPuzzle.Strength)

    /// Whether this is a daily puzzle.
    public var isDaily: Bool { if case .daily = self { true } else { false } }

    /// The name in the settings, such as `6x10` or `daily hard`.
    public var id: String {
        switch self {
        case .board(let board): board.name
        case .daily(let strength): "daily \(strength.rawValue)"
        }
    }

    /// Creates the choice with the given name in the settings. Returns `nil` if there is none.
    public init?(id: String) {
        if let board = TileBoard(name: id) {
            self = .board(board)
        } else if let strength = DailyPuzzle.Strength.allCases.first(where: { id == "daily \($0.rawValue)" }) {
            self = .daily(strength)
        } else {
            return nil
        }
    }

    /// Creates the choice that leads to a setup on the day of that setup.
    init(like setup: PentominoSetup) {
        switch setup {
        case .board(let board): self = .board(board)
        case .daily(_, let strength): self = .daily(strength)
        }
    }

    /// Returns the setup of a game that begins on the given day.
    func setup(on day: Day) -> PentominoSetup {
        switch self {
        case .board(let board): .board(board)
        case .daily(let strength): .daily(day, strength)
        }
    }
}
