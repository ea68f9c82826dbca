/// The ways a cursor can go.
public enum Direction: Sendable {
    /// One step.
    case left, right, up, down
    /// To the beginning or the end of the row.
    case rowStart, rowEnd
    /// To the first or the last cell of all.
    case first, last
}

/// Where the arrow keys lead on a grid in which some cells are empty.
public struct GridCursor: Sendable {
    /// A cell, column and row counted from 0.
    public struct Cell: Hashable, Sendable {
        /// Counted from the left.
        public var column: Int
        /// Counted from the top.
        public var row: Int

        /// The cell in a column and a row.
        public init(column: Int, row: Int) {
            self.column = column
            self.row = row
        }
    }

    private let cells: [Cell]

    /// A cursor that may stand on these cells.
    public init(cells: [Cell]) { self.cells = cells }

    /// The cell that a step from `cell` leads to: the nearest in that direction, cells straight ahead before those to
    /// the side. Nil when there is none.
    public func cell(from cell: Cell, toward direction: Direction) -> Cell? {
        switch direction {
        case .left, .right, .up, .down:
            let steps = cells.map { (cell: $0, way: way(from: cell, to: $0, toward: direction)) }
            return steps.filter { $0.way.ahead > 0 }
                .min { ($0.way.aside, $0.way.ahead) < ($1.way.aside, $1.way.ahead) }?.cell
        case .rowStart: return cells.filter { $0.row == cell.row }.min { $0.column < $1.column }
        case .rowEnd: return cells.filter { $0.row == cell.row }.max { $0.column < $1.column }
        case .first: return cells.min { ($0.row, $0.column) < ($1.row, $1.column) }
        case .last: return cells.max { ($0.row, $0.column) < ($1.row, $1.column) }
        }
    }

    /// The cell that is nearest to one that has gone.
    public func cell(nearestTo cell: Cell) -> Cell? {
        cells.min { distance($0, cell) < distance($1, cell) }
    }

    /// How far a cell lies ahead in a direction, and how far aside of it.
    private func way(from cell: Cell, to other: Cell, toward direction: Direction) -> (ahead: Int, aside: Int) {
        let (right, down) = (other.column - cell.column, other.row - cell.row)
        return switch direction {
        case .left: (-right, abs(down))
        case .right: (right, abs(down))
        case .up: (-down, abs(right))
        default: (down, abs(right))
        }
    }

    private func distance(_ a: Cell, _ b: Cell) -> Int {
        abs(a.column - b.column) + abs(a.row - b.row)
    }
}
