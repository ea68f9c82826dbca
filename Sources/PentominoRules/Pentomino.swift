/// The twelve tiles of five squares, by the letters that Solomon Golomb gave them.
public enum Pentomino: Int, CaseIterable, Sendable, Comparable {
    case f, i, l, n, p, t, u, v, w, x, y, z

    /// How many squares each fills.
    public static let squareCount = 5

    /// The capital letter that the tile looks like.
    public var letter: String { Self.letters[rawValue] }

    /// The tile of a capital letter; nil for a letter that is none.
    public init?(letter: String) {
        guard let number = Self.letters.firstIndex(of: letter) else { return nil }
        self.init(rawValue: number)
    }

    /// The squares that it fills in an orientation, in reading order; the bounding box begins at column 0 and row 0.
    public func squares(_ orientation: Orientation = Orientation()) -> [Square] {
        Self.oriented[rawValue][orientation.index]
    }

    /// How many columns its bounding box has in an orientation.
    public func columns(_ orientation: Orientation = Orientation()) -> Int {
        squares(orientation).reduce(0) { max($0, $1.column + 1) }
    }

    /// How many rows its bounding box has in an orientation.
    public func rows(_ orientation: Orientation = Orientation()) -> Int {
        squares(orientation).reduce(0) { max($0, $1.row + 1) }
    }

    /// One of the orientations for each way in which the tile can lie that fills other squares: 63 for all tiles.
    public var distinctOrientations: [Orientation] {
        var seen: Set<[Square]> = []
        return Orientation.all.filter { seen.insert(squares($0)).inserted }
    }

    /// Whether its mirror image cannot be had by turning it.
    public var isChiral: Bool { Set(distinctOrientations.map(\.isFlipped)).count == 2 }

    /// Tiles come in the order of their letters.
    public static func < (a: Pentomino, b: Pentomino) -> Bool { a.rawValue < b.rawValue }

    private static let letters = ["F", "I", "L", "N", "P", "T", "U", "V", "W", "X", "Y", "Z"]

    /// Each tile as it lies in the beginning, row by row.
    private static let drawings = [
        [".##", "##.", ".#."], ["#", "#", "#", "#", "#"], ["#.", "#.", "#.", "##"], [".#", ".#", "##", "#."],
        ["##", "##", "#."], ["###", ".#.", ".#."], ["#.#", "###"], ["#..", "#..", "###"], ["#..", "##.", ".##"],
        [".#.", "###", ".#."], [".#", "##", ".#", ".#"], ["##.", ".#.", ".##"],
    ]

    private static let oriented: [[[Square]]] = drawings.map { drawing in
        let squares = drawing.enumerated().flatMap { row, line in
            line.enumerated().compactMap { column, mark in mark == "#" ? Square(column: column, row: row) : nil }
        }
        return Orientation.all.map { orientation in
            var squares = squares
            if orientation.isFlipped { squares = squares.map { Square(column: -$0.column, row: $0.row) } }
            for _ in 0..<orientation.quarterTurns {
                squares = squares.map { Square(column: -$0.row, row: $0.column) }
            }
            let left = squares.map(\.column).min() ?? 0
            let top = squares.map(\.row).min() ?? 0
            return squares.map { $0.moved(columns: -left, rows: -top) }.sorted()
        }
    }
}

extension Orientation {
    /// Its place in `all`.
    var index: Int { (isFlipped ? 4 : 0) + quarterTurns }
}
