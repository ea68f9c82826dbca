/// Where the held tile may come to lie.
extension PentominoGame {
    /// Whether the held tile, as it is turned, may be laid with the upper left corner of its bounding box on a square:
    /// wholly on the board, and on free squares. Those on which it lay itself are free. False while none is held.
    public func canPlace(at origin: Square) -> Bool { placementOfHeld(at: origin) != nil }

    /// Where the held tile lands if it is dropped with the upper left corner of its bounding box at an exact place,
    /// in squares from the board's upper left corner. The nearest square wins if the tile may lie there, else the one
    /// nearest to the exact place of the eight around it; of equally near ones the first in reading order. Nil where
    /// there is none, and while no tile is held.
    public func landing(column: Double, row: Double) -> Square? {
        let columns = -2...Double(board.columns + 1)
        let rows = -2...Double(board.rows + 1)
        // Further out there is nothing to land on, and a number may be too large for a square.
        guard held != nil, columns.contains(column), rows.contains(row) else { return nil }
        let nearest = Square(column: Int((column - 0.5).rounded(.up)), row: Int((row - 0.5).rounded(.up)))
        if canPlace(at: nearest) { return nearest }
        var best: (square: Square, distance: Double)?
        for rowsDown in -1...1 {
            for columnsRight in -1...1 {
                let square = nearest.moved(columns: columnsRight, rows: rowsDown)
                let (x, y) = (Double(square.column) - column, Double(square.row) - row)
                let distance = x * x + y * y
                if distance < best?.distance ?? .infinity, canPlace(at: square) { best = (square, distance) }
            }
        }
        return best?.square
    }

    func placementOfHeld(at origin: Square) -> Placement? {
        guard let tile = held?.tile, let orientation = orientations[tile] else { return nil }
        let placement = Placement(tile, orientation, at: origin)
        guard let bits = board.bits(of: placement), bits & filled == 0 else { return nil }
        return placement
    }
}

extension TileBoard {
    /// The squares of a placement as bits, a square's number in reading order being its bit's; nil for a placement
    /// that does not lie wholly on the board.
    func bits(of placement: Placement) -> UInt64? {
        // A bounding box begins on the board; beyond it, sums could overflow.
        guard (0..<columns).contains(placement.origin.column), (0..<rows).contains(placement.origin.row) else {
            return nil
        }
        var bits: UInt64 = 0
        for square in placement.tile.squares(placement.orientation) {
            let onBoard = square.moved(columns: placement.origin.column, rows: placement.origin.row)
            guard contains(onBoard) else { return nil }
            bits |= 1 << UInt64(onBoard.row * columns + onBoard.column)
        }
        return bits
    }
}
