// SPDX-License-Identifier: GPL-3.0-or-later
import Localization
import PentominoRules

/// Accessible text for the picture of a solution.
package enum SolutionText {
    /// Returns the name of the solution that was found as number `number`, counted from 1.
    package static func name(number: Int) -> String {
        // Translators: A solution of a puzzle that the player has found.
        filled(translated("Solution {number}"), ["number": "\(number)"])
    }

    /// Returns the letters of the tiles, row by row: `Row 1: U U X P P`. The spaces make screen readers spell the
    /// letters.
    package static func rows(of solution: Solution, on board: TileBoard) -> String {
        // Translators: A square that is missing from the board, in a list of letters such as “U U hole P P”.
        let letters = solution.letters(on: board).map { $0 == "." ? translated("hole") : String($0) }
        return (0..<board.rows).map { row in
            let squares = letters[row * board.columns..<(row + 1) * board.columns]
            return filled(
                // Translators: {tiles} are the letters of the tiles in a row of a solution: “U U X P P”.
                translated("Row {row}: {tiles}"),
                ["row": "\(row + 1)", "tiles": squares.joined(separator: " ")])
        }.joined(separator: ". ")
    }
}
