// SPDX-License-Identifier: GPL-3.0-or-later
/// A board filled with tiles.
public struct Solution: Hashable, Sendable {
    /// The placements of all tiles, in alphabetical order. If several orientations cover the same squares, the first is
    /// used.
    public let placements: [Placement]

    init(_ placements: [Placement]) {
        self.placements = placements.map(\.normalized).sorted { $0.tile < $1.tile }
    }

    /// Creates the solution of a finished game. Returns `nil` if the game is not over.
    public init?(_ game: PentominoGame) {
        guard game.isOver else { return nil }
        self.init(Array(game.placements.values))
    }

    /// Returns one letter per square of the board's rectangle, in reading order, with a dot for each hole.
    public func letters(on board: TileBoard) -> String {
        var letters = Array(repeating: ".", count: board.rows * board.columns)
        for placement in placements {
            for square in placement.squares {
                letters[square.row * board.columns + square.column] = placement.tile.letter
            }
        }
        return letters.joined()
    }

    /// Parses the output of `letters(on:)`. Returns `nil` unless the text fills exactly the squares of the board, using
    /// each tile at most once.
    public init?(letters: String, on board: TileBoard) {
        guard letters.count == board.rows * board.columns else { return nil }
        var squares: [Pentomino: [Square]] = [:]
        for (number, letter) in letters.enumerated() {
            let square = Square(column: number % board.columns, row: number / board.columns)
            if board.contains(square) {
                guard let tile = Pentomino(letter: String(letter)) else { return nil }
                squares[tile, default: []].append(square)
            } else if letter != "." {
                return nil
            }
        }
        var placements: [Placement] = []
        for (tile, squares) in squares {
            guard let placement = Placement(tile, filling: squares) else { return nil }
            placements.append(placement)
        }
        self.init(placements)
    }

    /// Returns the solution after flipping and rotating the board.
    public func image(under symmetry: Orientation, of board: TileBoard) -> Solution {
        Solution(placements.map { $0.image(under: symmetry, of: board) })
    }

    /// Returns the same representative for all solutions that are equivalent under the board's symmetries: the smallest
    /// image when compared tile by tile.
    public func canonical(on board: TileBoard) -> Solution {
        board.symmetries.map { image(under: $0, of: board) }.min(by: Self.comesBefore) ?? self
    }

    /// Returns whether no image of the solution under the symmetries is smaller.
    func isFirst(under symmetries: some Sequence<Orientation>, of board: TileBoard) -> Bool {
        symmetries.allSatisfy { symmetry in
            for placement in placements {
                // All images contain the same tiles, so the first tile with a different placement decides.
                let image = placement.image(under: symmetry, of: board)
                if image != placement { return Self.comesBefore(placement, image) }
            }
            return true
        }
    }

    private static func comesBefore(_ a: Solution, _ b: Solution) -> Bool {
        zip(a.placements, b.placements).first { $0 != $1 }.map { comesBefore($0, $1) } ?? false
    }

    private static func comesBefore(_ a: Placement, _ b: Placement) -> Bool {
        (a.origin.row, a.origin.column, a.orientation.index) < (b.origin.row, b.origin.column, b.orientation.index)
    }
}

extension Placement {
    /// Creates the placement of a tile that covers exactly the given squares, which must be in reading order. Returns
    /// `nil` if there is none.
    init?(_ tile: Pentomino, filling squares: [Square]) {
        let left = squares.map(\.column).min() ?? 0
        let top = squares.map(\.row).min() ?? 0
        let form = squares.map { $0.moved(columns: -left, rows: -top) }
        guard let orientation = Orientation.all.first(where: { tile.squares($0) == form }) else { return nil }
        self.init(tile, orientation, at: Square(column: left, row: top))
    }
}
