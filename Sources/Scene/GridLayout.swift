/// Where the cells of a grid lie: equal cells with equal padding between them and around them.
public struct GridLayout: Equatable, Sendable {
    /// How many cells side by side.
    public var columns: Int
    /// How many cells one below the other.
    public var rows: Int
    /// The size of a cell, in points.
    public var cell: Size
    /// The gap between cells and around them, in points.
    public var padding: Double

    /// A grid of `columns` by `rows` cells.
    public init(columns: Int, rows: Int, cell: Size, padding: Double) {
        self.columns = columns
        self.rows = rows
        self.cell = cell
        self.padding = padding
    }

    /// The size of the whole, padding on all sides included.
    public var size: Size {
        Size(
            width: Double(columns) * cell.width + Double(columns + 1) * padding,
            height: Double(rows) * cell.height + Double(rows + 1) * padding)
    }

    /// The middle of the cell in column x, row y, both counted from 0.
    public func center(column x: Int, row y: Int) -> Point {
        Point(
            x: Double(x) * (cell.width + padding) + (cell.width + padding) / 2 + padding / 2,
            y: Double(y) * (cell.height + padding) + (cell.height + padding) / 2 + padding / 2)
    }
}
