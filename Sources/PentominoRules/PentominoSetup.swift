import Gameplay

/// What a game of Pentominoes is played on: all that is fixed when it begins, but the seed.
public enum PentominoSetup: Notated, Hashable, Sendable {
    /// One of `TileBoard.full` with all twelve tiles, or one of `TileBoard.ladder` with some that the seed deals.
    case board(TileBoard)
    /// The puzzle of a day, whatever the seed.
    case daily(Day, DailyPuzzle.Strength)

    /// The setup that a first game has, if nothing is said.
    public init() { self = .board(TileBoard.full[0]) }

    /// What the tiles are laid on.
    public var board: TileBoard {
        switch self {
        case .board(let board): board
        case .daily: DailyPuzzle.board
        }
    }

    /// Whether it is the puzzle of a day.
    public var isDaily: Bool { if case .daily = self { true } else { false } }

    /// The setup as text, to be kept and read again: `6x10`, `5x7`, `daily 2026-11-21 hard`.
    public var notation: String {
        switch self {
        case .board(let board): board.name
        case .daily(let day, let strength): "daily \(day.notation) \(strength.rawValue)"
        }
    }

    /// Reads a setup; nil for what is none.
    public init?(notation: String) {
        if let board = TileBoard(name: notation) {
            self = .board(board)
            return
        }
        let words = notation.split(separator: " ").map(String.init)
        guard words.count == 3, let day = Day(notation: words[1]),
            let strength = DailyPuzzle.Strength(rawValue: words[2])
        else { return nil }
        self = .daily(day, strength)
        guard self.notation == notation else { return nil }
    }
}

extension PentominoGame {
    /// The game of a setup, about to begin. The first puzzle of a day in a run waits for `DailyPuzzle.solutions`.
    public init(setup: PentominoSetup, seed: UInt64) {
        switch setup {
        case .board(let board) where TileBoard.full.contains(board):
            self.init(board: board, tiles: Pentomino.allCases)
        case .board(let board):
            guard let deal = TileDeal(board: board, seed: seed) else {
                preconditionFailure("no tiles fill this board")
            }
            self.init(board: board, tiles: deal.tiles)
        case .daily(let day, let strength):
            self.init(
                board: DailyPuzzle.board, tiles: Pentomino.allCases, fixed: DailyPuzzle(day).fixed(for: strength))
        }
    }
}
