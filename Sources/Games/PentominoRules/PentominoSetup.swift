// SPDX-License-Identifier: GPL-3.0-or-later
import GameRecords

/// The options of a Pentominoes game that are fixed when it begins, except the seed.
public enum PentominoSetup: Notated, Hashable, Sendable {
    /// One of `TileBoard.full` with all twelve tiles, or one of `TileBoard.ladder` with tiles that depend on the seed.
    case board(TileBoard)
    /// The puzzle of a day. The seed is ignored.
    case daily(Day, DailyPuzzle.Strength)

    /// Creates the setup of the first game.
    public init() { self = .board(TileBoard.full[0]) }

    /// The squares to fill.
    public var board: TileBoard {
        switch self {
        case .board(let board): board
        case .daily: DailyPuzzle.board
        }
    }

    /// Whether this is a daily puzzle.
    public var isDaily: Bool { if case .daily = self { true } else { false } }

    /// The setup as text for storage, such as `6x10`, `5x7`, or `daily 2026-11-21 hard`.
    public var notation: String {
        switch self {
        case .board(let board): board.name
        case .daily(let day, let strength): "daily \(day.notation) \(strength.rawValue)"
        }
    }

    /// Parses a setup. Returns `nil` if the text is invalid.
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
    /// Creates a game from a setup. The first daily puzzle in a process waits until `DailyPuzzle.solutions` is
    /// computed.
    public init(setup: PentominoSetup, seed: UInt64) {
        switch setup {
        case .board(let board) where TileBoard.full.contains(board):
            self.init(board: board, tiles: Pentomino.allCases)
        case .board(let board):
            guard let deal = TileDeal(board: board, seed: seed) else {
                preconditionFailure("no set of tiles can fill the board")
            }
            self.init(board: board, tiles: deal.tiles)
        case .daily(let day, let strength):
            self.init(
                board: DailyPuzzle.board, tiles: Pentomino.allCases, fixed: DailyPuzzle(day).fixed(for: strength))
        }
    }
}
