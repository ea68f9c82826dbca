import PentominoRules
import Words

/// What a screen reader says of the picture of a solution.
public enum SolutionWords {
    /// The name of the solution that the player found as the first, second…
    public static func name(number: Int) -> String {
        // Translators: A solution of a puzzle that the player has found.
        filled(translated("Solution {number}"), ["number": "\(number)"])
    }

    /// Row by row, the letters of the tiles: `Row 1: U U X P P`. They are apart, so that they are spelled and not read as a word.
    public static func rows(of solution: Solution, on board: TileBoard) -> String {
        // Translators: A square that the board does not have, among the letters of a row: “U U hole P P”.
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
