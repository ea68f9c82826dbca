// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import PentominoRules
import Scene

/// Pictures of the solutions that the user has found.
@MainActor enum SolutionGallery {
    /// The width of a picture, in points.
    private static let width = 100.0

    /// Creates a gallery for each board with solutions that were found, then calls `body`.
    static func make(host: any GameHost, then body: @escaping ([Gallery]) -> Void) {
        host.solutions.readAll { [platform = host.platform] found in
            let boards = found.compactMap { category, letters in
                TileBoard(name: category).map { (board: $0, letters: letters) }
            }
            makeGalleries(of: boards[...], platform, [], then: body)
        }
    }

    /// Appends the galleries of the remaining boards to `made`, one at a time; existing solutions are counted off the
    /// main thread.
    private static func makeGalleries(
        of found: ArraySlice<(board: TileBoard, letters: [String])>, _ platform: any Platform, _ made: [Gallery],
        then body: @escaping ([Gallery]) -> Void
    ) {
        guard let (board, letters) = found.first else { return body(made) }
        SolutionsFound.count(letters.count, on: board, platform) { count in
            let gallery = Gallery(
                title: PentominoSetupText.title(.board(board)), note: count.message,
                items: items(of: letters, on: board)
            )
            makeGalleries(of: found.dropFirst(), platform, made + [gallery], then: body)
        }
    }

    private static func items(of solutions: [String], on board: TileBoard) -> [Gallery.Item] {
        solutions.enumerated().compactMap { index, letters in
            guard let solution = Solution(letters: letters, on: board) else { return nil }
            return Gallery.Item(
                plates: plates(of: solution, on: board),
                // Solutions are listed latest first but numbered oldest first, so that a new one does not renumber the
                // others.
                name: SolutionText.name(number: solutions.count - index),
                description: SolutionText.rows(of: solution, on: board))
        }
    }

    private static func plates(of solution: Solution, on board: TileBoard) -> [Plate] {
        let unit = width / Double(board.columns)
        return solution.placements.map { placement in
            Plate(
                size: Size(width: width, height: Double(board.rows) * unit), cornerRadius: unit * 0.15,
                fill: PentominoConstants.color(of: placement.tile),
                cells: CellPattern(
                    columns: board.columns, rows: board.rows,
                    filled: placement.squares.map { .init(column: $0.column, row: $0.row) }, finish: .solid))
        }
    }
}
