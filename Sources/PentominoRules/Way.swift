/// One of the 63 ways in which the tiles can lie, as a search sees them.
struct Way: Sendable {
    /// Which tile.
    let tile: Pentomino
    /// How it lies: one of the tile's distinct orientations.
    let orientation: Orientation
    /// Its bits in the entries of a `FitTable`, but for the squares.
    let bits: UInt64
    /// The row in which it fills the uppermost square of its first column.
    let firstRow: Int
    private let form: [Square]

    private init(_ tile: Pentomino, _ orientation: Orientation, number: Int) {
        self.tile = tile
        self.orientation = orientation
        form = tile.squares(orientation)
        firstRow = form.filter { $0.column == 0 }.map(\.row).min() ?? 0
        bits =
            FitTable.tileBit(tile) | FitTable.sideBit(tile, isFlipped: orientation.isFlipped) | FitTable.wayBits(number)
    }

    /// All, in the order of tiles and orientations.
    static let all: [Way] = Pentomino.allCases.flatMap { tile in tile.distinctOrientations.map { (tile, $0) } }
        .enumerated().map { Way($1.0, $1.1, number: $0) }

    /// The way that stands in an entry of a `FitTable`.
    static func of(_ entry: FitTable.Entry) -> Way { all[FitTable.way(of: entry)] }

    /// The squares that it fills, numbered down the columns of a board with `width` rows, from its first one on, which
    /// lies in row `place`; nil if it would stand out of the board above or below.
    func squares(from place: Int, width: Int) -> UInt64? {
        let top = place - firstRow
        guard top >= 0, form.allSatisfy({ top + $0.row < width }) else { return nil }
        return form.reduce(0) { $0 | 1 << UInt64($1.column * width + $1.row - firstRow) }
    }
}
