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
        let row = cells.filter { $0.row == cell.row }
        switch direction {
        case .left: return nearest(to: cell) { cell.column - $0.column } aside: { $0.row - cell.row }
        case .right: return nearest(to: cell) { $0.column - cell.column } aside: { $0.row - cell.row }
        case .up: return nearest(to: cell) { cell.row - $0.row } aside: { $0.column - cell.column }
        case .down: return nearest(to: cell) { $0.row - cell.row } aside: { $0.column - cell.column }
        case .rowStart: return row.min { $0.column < $1.column }
        case .rowEnd: return row.max { $0.column < $1.column }
        case .first: return cells.min { ($0.row, $0.column) < ($1.row, $1.column) }
        case .last: return cells.max { ($0.row, $0.column) < ($1.row, $1.column) }
        }
    }

    /// The cell that is nearest to one that has gone.
    public func cell(nearestTo cell: Cell) -> Cell? {
        cells.min { distance($0, cell) < distance($1, cell) }
    }

    private func nearest(to cell: Cell, ahead: (Cell) -> Int, aside: (Cell) -> Int) -> Cell? {
        cells.filter { ahead($0) > 0 }.min { a, b in
            (abs(aside(a)), ahead(a)) < (abs(aside(b)), ahead(b))
        }
    }

    private func distance(_ a: Cell, _ b: Cell) -> Int {
        abs(a.column - b.column) + abs(a.row - b.row)
    }
}
