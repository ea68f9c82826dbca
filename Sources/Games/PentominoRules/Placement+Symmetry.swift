// SPDX-License-Identifier: GPL-3.0-or-later
extension TileBoard {
    /// The up to eight rotations and flips that map the board, including its holes, to itself. `Orientation()` is the
    /// first.
    public var symmetries: [Orientation] { Orientation.all.filter { image(under: $0) == self } }

    /// Returns the board after flipping and rotating it.
    func image(under symmetry: Orientation) -> TileBoard {
        let isOnItsSide = symmetry.quarterTurns % 2 == 1
        return TileBoard(
            rows: isOnItsSide ? columns : rows, columns: isOnItsSide ? rows : columns,
            holes: Set(holes.map { image(of: $0, under: symmetry) }))
    }

    /// Returns the position of a square after flipping and rotating the board.
    func image(of square: Square, under symmetry: Orientation) -> Square {
        var square = square
        var (width, height) = (columns, rows)
        if symmetry.isFlipped { square.column = width - 1 - square.column }
        for _ in 0..<symmetry.quarterTurns {
            square = Square(column: height - 1 - square.row, row: square.column)
            (width, height) = (height, width)
        }
        return square
    }
}

extension Placement {
    /// Returns the placement after flipping and rotating the board.
    func image(under symmetry: Orientation, of board: TileBoard) -> Placement {
        var (orientation, origin) = (orientation, origin)
        var (columns, rows) = (tile.columns(orientation), tile.rows(orientation))
        var (width, height) = (board.columns, board.rows)
        if symmetry.isFlipped {
            origin.column = width - columns - origin.column
            orientation = orientation.flipped()
        }
        for _ in 0..<symmetry.quarterTurns {
            origin = Square(column: height - rows - origin.row, row: origin.column)
            orientation = orientation.turned(.clockwise)
            (columns, rows) = (rows, columns)
            (width, height) = (height, width)
        }
        return Placement(tile, orientation, at: origin).normalized
    }

    /// The placement that covers the same squares with the first possible orientation, so that placements that look the
    /// same compare equal.
    var normalized: Placement {
        Placement(tile, Self.firstAlike[tile.rawValue][orientation.index], at: origin)
    }

    private static let firstAlike: [[Orientation]] = Pentomino.allCases.map { tile in
        Orientation.all.map { orientation in
            Orientation.all.first { tile.squares($0) == tile.squares(orientation) } ?? orientation
        }
    }
}
