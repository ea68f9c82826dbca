// SPDX-License-Identifier: GPL-3.0-or-later
/// A board as the solver sees it: rotated so that it is at least as wide as it is high, with squares numbered down the
/// columns.
struct Grid: Sendable {
    /// The board in the rotation used for the search.
    let board: TileBoard
    private let original: TileBoard
    private let turn: Orientation

    /// The number of rows, which is the length of the short side.
    var width: Int { board.rows }

    /// Creates the grid for a position on a board.
    ///
    /// A search has fewer branches if it reaches the filled squares early. For one tile on 6x10, the near end has eight
    /// times fewer than the far end. So this picks the rotation that brings the filled squares closest to the first
    /// column.
    init(_ board: TileBoard, placed: [Placement]) {
        let filled = placed.flatMap(\.squares) + board.holes
        func distance(_ turn: Orientation) -> Int {
            filled.reduce(0) { $0 + board.image(of: $1, under: turn).column }
        }
        let turns = (0..<4).map { Orientation(quarterTurns: $0) }.filter { turn in
            turn.quarterTurns % 2 == 0 ? board.rows <= board.columns : board.columns <= board.rows
        }
        original = board
        turn = turns.min { distance($0) < distance($1) } ?? Orientation()
        self.board = board.image(under: turn)
    }

    /// Converts a placement on the original board to the rotated one.
    func turned(_ placement: Placement) -> Placement { placement.image(under: turn, of: original) }

    /// Converts a solution on the rotated board to the original one.
    func turnedBack(_ solution: Solution) -> Solution {
        turn == Orientation()
            ? solution : solution.image(under: Orientation(quarterTurns: -turn.quarterTurns), of: board)
    }

    func bit(_ square: Square) -> UInt64 { 1 << UInt64(square.column * width + square.row) }

    /// Returns the bits of several squares.
    func bits(_ squares: some Sequence<Square>) -> UInt64 { squares.reduce(0) { $0 | bit($1) } }

    /// Returns the placement of a table entry at a square that was the first free one.
    func placement(of entry: FitTable.Entry, at first: Int) -> Placement {
        let shape = TileShape.of(entry)
        return Placement(
            shape.tile, shape.orientation, at: Square(column: first / width, row: first % width - shape.firstRow))
    }
}
