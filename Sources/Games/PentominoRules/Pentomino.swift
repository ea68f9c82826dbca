// SPDX-License-Identifier: GPL-3.0-or-later
/// The twelve tiles of five squares, named with Solomon Golomb's letters.
public enum Pentomino: Int, CaseIterable, Sendable, Comparable {
    case f, i, l, n, p, t, u, v, w, x, y, z

    /// The number of squares in each tile.
    public static let squareCount = 5

    /// The capital letter that names the tile.
    public var letter: String { Self.letters[rawValue] }

    /// Creates the tile named by the given capital letter. Returns `nil` if there is none.
    public init?(letter: String) {
        guard let number = Self.letters.firstIndex(of: letter) else { return nil }
        self.init(rawValue: number)
    }

    /// Returns the squares of the tile in the given orientation, in reading order. The bounding box starts at column 0
    /// and row 0.
    public func squares(_ orientation: Orientation = Orientation()) -> [Square] {
        Self.oriented[rawValue][orientation.index]
    }

    /// Returns the width of the bounding box in the given orientation, in squares.
    public func columns(_ orientation: Orientation = Orientation()) -> Int {
        squares(orientation).reduce(0) { max($0, $1.column + 1) }
    }

    /// Returns the height of the bounding box in the given orientation, in squares.
    public func rows(_ orientation: Orientation = Orientation()) -> Int {
        squares(orientation).reduce(0) { max($0, $1.row + 1) }
    }

    /// One orientation for each distinct set of squares that the tile can cover. There are 63 for all tiles together.
    public var distinctOrientations: [Orientation] {
        var seen: Set<[Square]> = []
        return Orientation.all.filter { seen.insert(squares($0)).inserted }
    }

    /// Whether the mirror image of the tile differs from all of its rotations.
    public var isChiral: Bool { Set(distinctOrientations.map(\.isFlipped)).count == 2 }

    /// Compares tiles in alphabetical order.
    public static func < (a: Pentomino, b: Pentomino) -> Bool { a.rawValue < b.rawValue }

    private static let letters = ["F", "I", "L", "N", "P", "T", "U", "V", "W", "X", "Y", "Z"]

    /// The default orientation of each tile, row by row.
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
    /// The index of the orientation in `all`.
    var index: Int { (isFlipped ? 4 : 0) + quarterTurns }
}
