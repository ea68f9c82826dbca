// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import Localization
import PentominoRules

/// Titles of setups and of categories of results.
package enum PentominoSetupText {
    /// Returns a title such as `6 × 10` or `Daily puzzle for 11/21/2026 (hard)`.
    package static func title(_ setup: PentominoSetup) -> String {
        switch setup {
        case .board(let board): size(board)
        case .daily(let day, let strength):
            filled(pattern(of: strength), ["date": date(day)])
        }
    }

    /// Returns the title of a category of results.
    package static func title(category: String) -> String {
        switch category {
        case "daily easy": translated("Daily puzzle (easy)")
        case "daily medium": translated("Daily puzzle (medium)")
        case "daily hard": translated("Daily puzzle (hard)")
        default: TileBoard(name: category).map(size) ?? category
        }
    }

    private static func size(_ board: TileBoard) -> String {
        // Translators: The size of a board of Pentominoes, as in “6 × 10”.
        filled(translated("{rows} × {columns}"), ["rows": "\(board.rows)", "columns": "\(board.columns)"])
    }

    private static func pattern(of strength: DailyPuzzle.Strength) -> String {
        switch strength {
        // Translators: {date} is a date as it is written in your country, such as 21/11/2026.
        case .easy: translated("Daily puzzle for {date} (easy)")
        case .medium: translated("Daily puzzle for {date} (medium)")
        case .hard: translated("Daily puzzle for {date} (hard)")
        }
    }

    private static func date(_ day: Day) -> String { Localization.date(year: day.year, month: day.month, day: day.day) }
}

extension PentominoSetup {
    /// The category of results. Daily puzzles of the same difficulty share one.
    package var category: String {
        switch self {
        case .board(let board): board.name
        case .daily(_, let strength): PuzzleChoice.daily(strength).id
        }
    }
}
