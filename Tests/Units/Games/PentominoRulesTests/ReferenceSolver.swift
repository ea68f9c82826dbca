// SPDX-License-Identifier: GPL-3.0-or-later
import PentominoRules

/// A solver that is simple enough to be obviously correct: it tries each tile in each orientation at each free square
/// in reading order.
struct ReferenceSolver {
    let board: TileBoard
    var handedness: [Pentomino: Bool] = [:]

    /// Returns the letters of all solutions, in the format of `Solution.letters(on:)`.
    func solutions(tiles: [Pentomino], placed: [Placement]) -> Set<String> {
        var letters: [Square: String] = [:]
        for placement in placed {
            for square in placement.squares {
                guard board.contains(square), letters[square] == nil else { return [] }
                letters[square] = placement.tile.letter
            }
        }
        var found: Set<String> = []
        fill(letters, tiles: tiles.filter { tile in !placed.contains { $0.tile == tile } }, found: &found)
        return found
    }

    private func fill(_ letters: [Square: String], tiles: [Pentomino], found: inout Set<String>) {
        guard let first = board.squares.first(where: { letters[$0] == nil }) else {
            let rows = 0..<board.rows
            let squares = rows.flatMap { row in (0..<board.columns).map { Square(column: $0, row: row) } }
            found.insert(squares.map { letters[$0] ?? "." }.joined())
            return
        }
        for tile in tiles {
            for orientation in tile.distinctOrientations
            where !tile.isChiral || handedness[tile] ?? orientation.isFlipped == orientation.isFlipped {
                let form = tile.squares(orientation)
                let squares = form.map {
                    $0.moved(columns: first.column - form[0].column, rows: first.row - form[0].row)
                }
                guard squares.allSatisfy({ board.contains($0) && letters[$0] == nil }) else { continue }
                let filled = letters.merging(squares.map { ($0, tile.letter) }) { _, letter in letter }
                fill(filled, tiles: tiles.filter { $0 != tile }, found: &found)
            }
        }
    }
}
