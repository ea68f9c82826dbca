/// Squares of a grid that together make a plate: a tile, the board under the tiles, or a mark on it.
public struct CellPattern: Hashable, Sendable {
    /// A square, column and row counted from 0.
    public typealias Cell = GridCursor.Cell

    /// How the squares are painted.
    public enum Finish: Hashable, Sendable {
        /// A solid thing of that form, with a bevel and fine seams between its squares.
        case solid
        /// The same, let in flat, with a peg in each square: it cannot be lifted.
        case inlaid
        /// Hollows, one for each square, in a solid frame.
        case wells
        /// A see-through filling with a strong outline.
        case outlined
        /// Slanted lines with a broken outline.
        case hatched
        /// A broken outline alone.
        case dashed
        /// Crosses, one for each square.
        case crossed
    }

    /// How many columns the grid has, which fill the plate's width.
    public let columns: Int
    /// How many rows the grid has, which fill the plate's height.
    public let rows: Int
    /// The squares that are there.
    public let filled: Set<Cell>
    /// How they are painted.
    public let finish: Finish
    /// A letter that stands upright in one of them.
    public let letter: String?

    /// The squares `filled` of a grid of `columns` by `rows`.
    public init(columns: Int, rows: Int, filled: some Sequence<Cell>, finish: Finish, letter: String? = nil) {
        self.columns = columns
        self.rows = rows
        self.filled = Set(filled)
        self.finish = finish
        self.letter = letter
    }

    /// The square that bears the letter: the one with the most neighbours, the first of those as one reads.
    public var letterCell: Cell? {
        filled.min { a, b in
            let (neighboursOfA, neighboursOfB) = (neighbours(of: a), neighbours(of: b))
            return neighboursOfA != neighboursOfB
                ? neighboursOfA > neighboursOfB : (a.row, a.column) < (b.row, b.column)
        }
    }

    private func neighbours(of cell: Cell) -> Int {
        [(0, -1), (0, 1), (-1, 0), (1, 0)].count {
            filled.contains(Cell(column: cell.column + $0.0, row: cell.row + $0.1))
        }
    }
}
