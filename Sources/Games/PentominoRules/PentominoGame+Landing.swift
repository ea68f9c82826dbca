// SPDX-License-Identifier: GPL-3.0-or-later
/// Landing positions of the held tile.
extension PentominoGame {
    /// Returns whether the held tile can be placed with the upper left corner of its bounding box at the given square.
    ///
    /// The tile must be entirely on the board and on free squares. The squares it was picked up from are free. Returns
    /// `false` if no tile is held.
    public func canPlace(at origin: Square) -> Bool { placementOfHeld(at: origin) != nil }

    /// Returns the square where the held tile lands if it is dropped with the upper left corner of its bounding box at
    /// an exact position, in squares from the board's upper left corner.
    ///
    /// This is the nearest square if the tile fits there. Otherwise, it is the closest of the eight squares around that
    /// one where the tile fits; ties go to the first in reading order. Returns `nil` if there is no such square or no
    /// tile is held.
    public func landing(column: Double, row: Double) -> Square? {
        let columns = -2...Double(board.columns + 1)
        let rows = -2...Double(board.rows + 1)
        // Farther out there are no squares to land on, and the conversion to `Int` could overflow.
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
    /// Returns the squares of a placement as a bit set, where each square's bit is its index in reading order. Returns
    /// `nil` if the placement is not entirely on the board.
    func bits(of placement: Placement) -> UInt64? {
        // The origin must be on the board; farther out, additions could overflow.
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
