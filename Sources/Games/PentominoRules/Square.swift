// SPDX-License-Identifier: GPL-3.0-or-later
/// A square of a board or of a tile's bounding box. Columns and rows are counted from 0, to the right and down.
public struct Square: Hashable, Sendable, Comparable {
    /// The column, counted from the left.
    public var column: Int
    /// The row, counted from the top.
    public var row: Int

    /// Creates the square in the given column and row.
    public init(column: Int, row: Int) {
        self.column = column
        self.row = row
    }

    /// Returns the square moved to the right and down.
    public func moved(columns: Int, rows: Int) -> Square { Square(column: column + columns, row: row + rows) }

    /// Compares squares in reading order.
    public static func < (a: Square, b: Square) -> Bool { (a.row, a.column) < (b.row, b.column) }
}
