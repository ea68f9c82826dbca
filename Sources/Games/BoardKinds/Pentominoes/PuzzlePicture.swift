// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import PentominoRules
import Scene

/// Small pictures of puzzles: the board, with the given tiles in their colors.
@MainActor package enum PuzzlePicture {
    /// The color of a square to be filled.
    static let empty = Color(rgb: 0xE3C9A0)

    /// The largest width of a picture and of a square, and the size of the mark of a solved puzzle, in points.
    private static let width = 84.0, largestSquare = 11.0, mark = 20.0

    /// Returns the picture of a puzzle on a transparent ground, with a mark if it has been solved. The first daily puzzle
    /// in a process waits until `DailyPuzzle.solutions` is computed.
    package static func scene(of setup: PentominoSetup, isSolved: Bool) -> Scene {
        let game = PentominoGame(setup: setup, seed: 1)
        let side = min(largestSquare, width / Double(game.board.columns))
        var plates = NamedPlates<Int>()
        var squares = squares(of: game, side: side)
        let size = Size(width: side * Double(game.board.columns), height: side * Double(game.board.rows))
        if isSolved {
            var plate = Plate(size: Size(width: mark, height: mark), cornerRadius: mark / 2, fill: .white)
            plate.picture = .shipped("symbols/right.svg")
            squares.append((plate, Point(x: size.width - mark / 4, y: size.height - mark / 4)))
        }
        let pieces = squares.enumerated().map { number, square in
            plates.paint(number, as: square.plate)
            return Piece(
                center: Point(x: square.center.x + mark / 4, y: square.center.y + mark / 4), front: plates[number],
                back: plates[number])
        }
        return Scene(
            size: Size(width: size.width + mark / 2, height: size.height + mark / 2), background: .white.withAlpha(0),
            plates: plates.plates, pieces: pieces)
    }

    /// Returns the squares of the board, with the positions of their centers from its upper left corner. `side` is the
    /// distance between them.
    static func squares(of game: PentominoGame, side: Double) -> [(plate: Plate, center: Point)] {
        let size = Size(width: side * 0.92, height: side * 0.92)
        return game.board.squares.map { square in
            let tile = game.fixed.first { $1.squares.contains(square) }?.key
            let plate = Plate(
                size: size, cornerRadius: side * 0.12, fill: tile.map(PentominoConstants.color(of:)) ?? empty)
            return (plate, Point(x: (Double(square.column) + 0.5) * side, y: (Double(square.row) + 0.5) * side))
        }
    }
}
