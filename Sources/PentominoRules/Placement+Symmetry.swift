extension TileBoard {
    /// The turns and flips that lay the board onto itself, holes on holes, `Orientation()` first: up to eight.
    public var symmetries: [Orientation] { Orientation.all.filter { image(under: $0) == self } }

    /// The board flipped and turned.
    func image(under symmetry: Orientation) -> TileBoard {
        let isOnItsSide = symmetry.quarterTurns % 2 == 1
        return TileBoard(
            rows: isOnItsSide ? columns : rows, columns: isOnItsSide ? rows : columns,
            holes: Set(holes.map { image(of: $0, under: symmetry) }))
    }

    /// Where a square is when the board is flipped and turned.
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
    /// Where the tile lies when the board is flipped and turned.
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

    /// The same squares filled, in the first of the orientations that fill them: what is seen, told in one way only.
    var normalized: Placement {
        Placement(tile, Self.firstAlike[tile.rawValue][orientation.index], at: origin)
    }

    private static let firstAlike: [[Orientation]] = Pentomino.allCases.map { tile in
        Orientation.all.map { orientation in
            Orientation.all.first { tile.squares($0) == tile.squares(orientation) } ?? orientation
        }
    }
}
