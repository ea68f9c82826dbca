/// What tiles are laid on: a rectangle of squares, some of which may be missing.
public struct TileBoard: Hashable, Sendable {
    /// How many squares side by side.
    public let columns: Int
    /// How many squares one below the other.
    public let rows: Int
    /// Squares inside the rectangle that cannot be filled.
    public let holes: Set<Square>

    /// A board of at most 64 squares, the holes among them.
    public init(rows: Int, columns: Int, holes: Set<Square> = []) {
        precondition(rows > 0 && columns > 0 && rows * columns <= 64, "a board has 1 to 64 squares")
        self.columns = columns
        self.rows = rows
        self.holes = holes
    }

    /// What it is called, rows first: `6x10`; one with holes is called by its rectangle too.
    public var name: String { "\(rows)x\(columns)" }

    /// Whether a square is one of its own.
    public func contains(_ square: Square) -> Bool {
        (0..<columns).contains(square.column) && (0..<rows).contains(square.row) && !holes.contains(square)
    }

    /// All its squares, in reading order.
    public var squares: [Square] {
        (0..<rows).flatMap { row in (0..<columns).map { Square(column: $0, row: row) } }.filter(contains)
    }

    /// How many tiles fill it.
    public var tileCount: Int { (rows * columns - holes.count) / Pentomino.squareCount }

    /// The boards that all twelve tiles fill, the first is the one to begin with.
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

    /// The small boards, from the easiest up, for which some of the tiles are dealt.
    public static let ladder =
        (3...5).map { TileBoard(rows: $0, columns: 5) } + (6...10).map { TileBoard(rows: 5, columns: $0) }

    /// The board of a name; nil where there is none.
    public init?(name: String) {
        guard let board = (Self.full + Self.ladder).first(where: { $0.name == name }) else { return nil }
        self = board
    }
}
