// SPDX-License-Identifier: GPL-3.0-or-later
/// One of the 63 distinct orientations of the tiles, prepared for the search.
struct TileShape: Sendable {
    let tile: Pentomino
    /// One of the tile's distinct orientations.
    let orientation: Orientation
    /// The bits of this shape in the entries of a `FitTable`, without the squares.
    let bits: UInt64
    /// The row of the topmost square in the tile's first column.
    let firstRow: Int
    private let form: [Square]

    private init(_ tile: Pentomino, _ orientation: Orientation, number: Int) {
        self.tile = tile
        self.orientation = orientation
        form = tile.squares(orientation)
        firstRow = form.filter { $0.column == 0 }.map(\.row).min() ?? 0
        bits =
            FitTable.tileBit(tile) | FitTable.sideBit(tile, isFlipped: orientation.isFlipped)
            | FitTable.shapeBits(number)
    }

    /// All shapes, ordered by tile and orientation.
    static let all: [TileShape] = Pentomino.allCases.flatMap { tile in tile.distinctOrientations.map { (tile, $0) } }
        .enumerated().map { TileShape($1.0, $1.1, number: $0) }

    static func of(_ entry: FitTable.Entry) -> TileShape { all[FitTable.shape(of: entry)] }

    /// Returns the squares it covers, relative to its first one, numbered down the columns of a board with `width`
    /// rows. The first square is in `row`. Returns `nil` if the tile would extend beyond the top or bottom of the
    /// board.
    func squares(from row: Int, width: Int) -> UInt64? {
        let top = row - firstRow
        guard top >= 0, form.allSatisfy({ top + $0.row < width }) else { return nil }
        return form.reduce(0) { $0 | 1 << UInt64($1.column * width + $1.row - firstRow) }
    }
}
