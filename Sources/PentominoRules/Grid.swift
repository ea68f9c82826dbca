/// A board as a search sees it: turned so that it is not higher than wide, its squares numbered down the columns.
struct Grid: Sendable {
    /// The board in the position in which it is searched.
    let board: TileBoard
    private let original: TileBoard
    private let turn: Orientation

    /// How many rows: the length of the short side.
    var width: Int { board.rows }

    /// The grid for a position on a board.
    ///
    /// A search that meets what is filled early has fewer ways to go on, eight times fewer for one tile at the near end
    /// of 6x10 than at the far end. So of the turns that there are, it is the one that brings it nearest to the first
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

    /// Where something that lies on the original board lies on the grid's.
    func turned(_ placement: Placement) -> Placement { placement.image(under: turn, of: original) }

    /// What a filled board of the grid's looks like on the original one.
    func turnedBack(_ solution: Solution) -> Solution {
        turn == Orientation()
            ? solution : solution.image(under: Orientation(quarterTurns: -turn.quarterTurns), of: board)
    }

    /// The bit of a square.
    func bit(_ square: Square) -> UInt64 { 1 << UInt64(square.column * width + square.row) }

    /// The bits of squares.
    func bits(_ squares: some Sequence<Square>) -> UInt64 { squares.reduce(0) { $0 | bit($1) } }

    /// The tile that lies where an entry of the table was laid on what was the first free square.
    func placement(of entry: FitTable.Entry, at first: Int) -> Placement {
        let way = Way.of(entry)
        return Placement(
            way.tile, way.orientation, at: Square(column: first / width, row: first % width - way.firstRow))
    }
}
