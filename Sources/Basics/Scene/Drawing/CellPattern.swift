// SPDX-License-Identifier: GPL-3.0-or-later
/// A set of grid squares that form a plate: a tile, the board below the tiles, or a mark on it.
public struct CellPattern: Hashable, Sendable {
    /// A square, with column and row counted from 0.
    public typealias Cell = GridCursor.Cell

    /// The style in which the squares are painted.
    public enum Finish: Hashable, Sendable {
        /// A solid shape with a bevel and fine seams between its squares.
        case solid
        /// A flat solid shape with fine seams between its squares.
        case flat
        /// A flat solid shape with a peg in each square, which shows that it cannot be moved.
        case inlaid
        /// A solid frame with a well for each square.
        case wells
        /// A translucent fill with a strong outline.
        case outlined
        /// Diagonal lines with a dashed outline.
        case hatched
        /// Only a dashed outline.
        case dashed
        /// A cross in each square.
        case crossed
    }

    /// The number of grid columns, which span the width of the plate.
    public let columns: Int
    /// The number of grid rows, which span the height of the plate.
    public let rows: Int
    /// The squares that belong to the pattern.
    public let filled: Set<Cell>
    /// The style of the squares.
    public let finish: Finish
    /// A letter that is drawn upright in one of the squares. Diagonal lines leave out that square, where the letter of the
    /// pattern below is seen.
    public let letter: String?

    /// Creates a pattern of the `filled` squares in a grid.
    public init(columns: Int, rows: Int, filled: some Sequence<Cell>, finish: Finish, letter: String? = nil) {
        self.columns = columns
        self.rows = rows
        self.filled = Set(filled)
        self.finish = finish
        self.letter = letter
    }

    /// The square that shows the letter: the one with the most neighbors. Ties go to the first in reading order.
    public var letterCell: Cell? {
        filled.min { a, b in
            let (neighborsOfA, neighborsOfB) = (neighbors(of: a), neighbors(of: b))
            return neighborsOfA != neighborsOfB
                ? neighborsOfA > neighborsOfB : (a.row, a.column) < (b.row, b.column)
        }
    }

    private func neighbors(of cell: Cell) -> Int {
        [(0, -1), (0, 1), (-1, 0), (1, 0)].count {
            filled.contains(Cell(column: cell.column + $0.0, row: cell.row + $0.1))
        }
    }
}
