/// A tile that lies on a board.
public struct Placement: Hashable, Sendable {
    /// Which tile.
    public let tile: Pentomino
    /// How it lies.
    public let orientation: Orientation
    /// Where the upper left corner of its bounding box lies on the board.
    public let origin: Square

    /// A tile in an orientation, its bounding box beginning at `origin`.
    public init(_ tile: Pentomino, _ orientation: Orientation = Orientation(), at origin: Square) {
        self.tile = tile
        self.orientation = orientation
        self.origin = origin
    }

    /// The five squares of the board that it fills, in reading order; the first is what people call its top left one.
    public var squares: [Square] {
        tile.squares(orientation).map { $0.moved(columns: origin.column, rows: origin.row) }
    }
}
