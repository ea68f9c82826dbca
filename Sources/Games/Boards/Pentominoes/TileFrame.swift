// SPDX-License-Identifier: GPL-3.0-or-later
import PentominoRules

/// The smallest square area with room for all turns of a tile. A held tile turns inside it, and so around its own middle
/// as far as the squares of the board allow.
struct TileFrame: Equatable {
    /// The upper left square. It can be outside the board.
    let origin: Square

    /// Creates the frame in which a placed tile turns.
    init(around placement: Placement) {
        let inset = Self.inset(of: placement.tile, placement.orientation)
        origin = placement.origin.moved(columns: -inset.columns, rows: -inset.rows)
    }

    /// Returns the square where the bounding box of the tile begins if it has the given orientation.
    func square(of tile: Pentomino, _ orientation: Orientation) -> Square {
        let inset = Self.inset(of: tile, orientation)
        return origin.moved(columns: inset.columns, rows: inset.rows)
    }

    /// Returns the length of a tile’s longest side, in squares.
    static func side(of tile: Pentomino) -> Int {
        max(tile.columns(Orientation()), tile.rows(Orientation()))
    }

    /// Returns the distance from the upper left corner of the frame to that of the tile's bounding box, in squares.
    private static func inset(of tile: Pentomino, _ orientation: Orientation) -> (columns: Int, rows: Int) {
        let side = side(of: tile)
        return ((side - tile.columns(orientation)) / 2, (side - tile.rows(orientation)) / 2)
    }
}

extension TileBoard {
    /// Returns the square nearest to the given one where an area of the given size is on the board, as far as it fits.
    func limited(_ square: Square, columns: Int, rows: Int) -> Square {
        Square(
            column: min(max(square.column, 0), max(0, self.columns - columns)),
            row: min(max(square.row, 0), max(0, self.rows - rows)))
    }
}
