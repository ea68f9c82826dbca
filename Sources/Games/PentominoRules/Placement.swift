// SPDX-License-Identifier: GPL-3.0-or-later
/// The position and orientation of a tile on a board.
public struct Placement: Hashable, Sendable {
    /// The tile.
    public let tile: Pentomino
    /// The orientation of the tile.
    public let orientation: Orientation
    /// The square of the board at the upper left corner of the tile's bounding box.
    public let origin: Square

    /// Creates a placement of a tile in the given orientation, with its bounding box starting at `origin`.
    public init(_ tile: Pentomino, _ orientation: Orientation = Orientation(), at origin: Square) {
        self.tile = tile
        self.orientation = orientation
        self.origin = origin
    }

    /// The five squares that the tile covers, in reading order.
    public var squares: [Square] {
        tile.squares(orientation).map { $0.moved(columns: origin.column, rows: origin.row) }
    }
}
