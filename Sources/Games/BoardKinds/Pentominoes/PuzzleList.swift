// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import Localization
import PentominoRules

/// The puzzles of Pentominoes to choose from, from easiest to hardest, and which of them the player has solved.
package struct PuzzleList: Equatable, Sendable {
    package struct Puzzle: Equatable, Sendable {
        /// The name in the settings, such as `6x10` or `daily hard`.
        package let id: String
        /// The title in the user's language.
        package let title: String
        /// The title in a list of all puzzles, such as `Daily puzzle (hard)`.
        package let name: String
        /// What is played today.
        package let setup: PentominoSetup
        /// Whether the player has solved it; a daily puzzle, whether that of today.
        package let isSolved: Bool
    }

    /// The puzzles of the day.
    package let daily: [Puzzle]
    package let boards: [Puzzle]
    /// The puzzle to begin with, if the player has not solved any.
    package let suggestion: String?

    /// Creates the list for a player who has solved the given setups.
    package init(solved setups: [String], today: Day) {
        let solved = Set(setups)
        daily = DailyPuzzle.Strength.allCases.map { strength in
            let setup = PentominoSetup.daily(today, strength)
            return Puzzle(
                id: PuzzleChoice.daily(strength).id, title: Self.title(of: strength),
                name: PentominoSetupText.title(category: PuzzleChoice.daily(strength).id),
                setup: setup, isSolved: solved.contains(setup.notation))
        }
        boards = (TileBoard.ladder + TileBoard.full).map { board in
            let title = PentominoSetupText.title(.board(board))
            return Puzzle(
                id: board.name, title: title, name: title, setup: .board(board),
                isSolved: solved.contains(board.name))
        }
        suggestion = solved.isEmpty ? boards.first?.id : nil
    }

    private static func title(of strength: DailyPuzzle.Strength) -> String {
        switch strength {
        // Translators: How difficult the puzzle of the day is.
        case .easy: translated("Easy")
        // Translators: How difficult the puzzle of the day is.
        case .medium: translated("Medium")
        // Translators: How difficult the puzzle of the day is.
        case .hard: translated("Hard")
        }
    }
}
