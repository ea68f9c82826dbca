/// A square of a board, or of a tile's bounding box: column and row are counted from 0, to the right and downwards.
public struct Square: Hashable, Sendable, Comparable {
    /// Counted from the left.
    public var column: Int
    /// Counted from the top.
    public var row: Int

    /// The square in a column and a row.
    public init(column: Int, row: Int) {
        self.column = column
        self.row = row
    }

    /// The square so many columns to the right and rows down of this one.
    public func moved(columns: Int, rows: Int) -> Square { Square(column: column + columns, row: row + rows) }

    /// Squares come in the order in which one reads.
    public static func < (a: Square, b: Square) -> Bool { (a.row, a.column) < (b.row, b.column) }
}
