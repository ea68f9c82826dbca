// SPDX-License-Identifier: GPL-3.0-or-later
/// A layout of equal cells in a grid, with equal padding between and around them.
package struct GridLayout: Equatable, Sendable {
    /// The number of columns.
    package var columns: Int
    /// The number of rows.
    package var rows: Int
    /// The size of a cell, in points.
    package var cell: Size
    /// The padding between cells and around them, in points.
    package var padding: Double

    /// Creates a layout of `columns` by `rows` cells.
    package init(columns: Int, rows: Int, cell: Size, padding: Double) {
        self.columns = columns
        self.rows = rows
        self.cell = cell
        self.padding = padding
    }

    /// The size of the grid, including the padding.
    package var size: Size {
        Size(
            width: Double(columns) * cell.width + Double(columns + 1) * padding,
            height: Double(rows) * cell.height + Double(rows + 1) * padding)
    }

    /// Returns the center of the cell in column x, row y, both counted from 0.
    package func center(column x: Int, row y: Int) -> Point {
        Point(
            x: Double(x) * (cell.width + padding) + (cell.width + padding) / 2 + padding / 2,
            y: Double(y) * (cell.height + padding) + (cell.height + padding) / 2 + padding / 2)
    }
}
