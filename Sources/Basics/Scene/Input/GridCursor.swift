// SPDX-License-Identifier: GPL-3.0-or-later
/// A direction in which the cursor can move.
public enum Direction: Sendable {
    /// One step in this direction.
    case left, right, up, down
    /// To the beginning or the end of the row.
    case rowStart, rowEnd
    /// To the first or the last cell.
    case first, last

    /// The direction with left and right swapped.
    public var mirrored: Direction {
        switch self {
        case .left: .right
        case .right: .left
        default: self
        }
    }
}

/// Cursor movement on a grid in which some cells are empty.
public struct GridCursor: Sendable {
    /// A cell, with column and row counted from 0.
    public struct Cell: Hashable, Sendable {
        /// The column, counted from the left.
        public var column: Int
        /// The row, counted from the top.
        public var row: Int

        /// Creates the cell in the given column and row.
        public init(column: Int, row: Int) {
            self.column = column
            self.row = row
        }
    }

    private let cells: [Cell]

    /// Creates a cursor that can move to the given cells.
    public init(cells: [Cell]) { self.cells = cells }

    /// Returns the cell that the cursor moves to from `cell`, or `nil` if there is none.
    ///
    /// Left and right move through all cells in reading order, so that every cell can be reached. Up and down prefer
    /// the nearest column, then the nearest row.
    public func cell(from cell: Cell, toward direction: Direction) -> Cell? {
        switch direction {
        case .left: cells.filter { isBefore($0, cell) }.max(by: isBefore)
        case .right: cells.filter { isBefore(cell, $0) }.min(by: isBefore)
        case .up: nearest(to: cell) { cell.row - $0.row }
        case .down: nearest(to: cell) { $0.row - cell.row }
        case .rowStart: cells.filter { $0.row == cell.row }.min(by: isBefore)
        case .rowEnd: cells.filter { $0.row == cell.row }.max(by: isBefore)
        case .first: cells.min(by: isBefore)
        case .last: cells.max(by: isBefore)
        }
    }

    /// Returns the next cell in reading order after one that was removed, or else the last one.
    public func cell(after cell: Cell) -> Cell? {
        self.cell(from: cell, toward: .right) ?? self.cell(from: cell, toward: .last)
    }

    private func nearest(to cell: Cell, ahead: (Cell) -> Int) -> Cell? {
        cells.filter { ahead($0) > 0 }.min { a, b in
            (abs(a.column - cell.column), ahead(a)) < (abs(b.column - cell.column), ahead(b))
        }
    }

    private func isBefore(_ a: Cell, _ b: Cell) -> Bool { (a.row, a.column) < (b.row, b.column) }
}
