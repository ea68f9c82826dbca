// SPDX-License-Identifier: GPL-3.0-or-later
/// A rectangular board for tiles, which can have holes.
public struct TileBoard: Hashable, Sendable {
    /// The number of columns.
    public let columns: Int
    /// The number of rows.
    public let rows: Int
    /// The squares inside the rectangle that cannot be filled.
    public let holes: Set<Square>

    /// Creates a board of at most 64 squares, including the holes.
    public init(rows: Int, columns: Int, holes: Set<Square> = []) {
        precondition(rows > 0 && columns > 0 && rows * columns <= 64, "board must have 1 to 64 squares")
        self.columns = columns
        self.rows = rows
        self.holes = holes
    }

    /// The name of the board, with rows first, such as `6x10`. Holes do not affect the name.
    public var name: String { "\(rows)x\(columns)" }

    /// Returns whether a square is on the board and not a hole.
    public func contains(_ square: Square) -> Bool {
        (0..<columns).contains(square.column) && (0..<rows).contains(square.row) && !holes.contains(square)
    }

    /// All squares of the board except holes, in reading order.
    public var squares: [Square] {
        (0..<rows).flatMap { row in (0..<columns).map { Square(column: $0, row: row) } }.filter(contains)
    }

    /// The number of tiles that fill the board.
    public var tileCount: Int { (rows * columns - holes.count) / Pentomino.squareCount }

    /// The boards that all twelve tiles fill. The first is the default.
    public static let full = [
        TileBoard(rows: 6, columns: 10), TileBoard(rows: 5, columns: 12), TileBoard(rows: 4, columns: 15),
        TileBoard(rows: 3, columns: 20),
        TileBoard(
            rows: 8, columns: 8,
            holes: [
                Square(column: 3, row: 3), Square(column: 4, row: 3), Square(column: 3, row: 4),
                Square(column: 4, row: 4),
            ]),
    ]

    /// The small boards, from easiest to hardest. They are played with some of the tiles.
    public static let ladder =
        (3...5).map { TileBoard(rows: $0, columns: 5) } + (6...10).map { TileBoard(rows: 5, columns: $0) }

    /// Creates the board with the given name. Returns `nil` if there is none.
    public init?(name: String) {
        guard let board = (Self.full + Self.ladder).first(where: { $0.name == name }) else { return nil }
        self = board
    }
}
