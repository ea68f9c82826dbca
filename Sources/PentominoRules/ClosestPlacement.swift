/// Chooses the placement that clings best to what is there.
struct ClosestPlacement {
    /// The best of those considered: most sides on the edge, on holes or on filled squares; among equals the first by
    /// place and tile, so that the order in which they come does not matter.
    private(set) var best: Placement?

    private let board: TileBoard
    private let filled: Set<Square>
    private var seen: Set<Placement>
    private var bestRank = (sides: 0, place: Square(column: 0, row: 0), tile: Pentomino.f)

    /// For a position; what lies there already is not a choice.
    init(board: TileBoard, placements: [Placement]) {
        self.board = board
        filled = Set(placements.flatMap(\.squares))
        seen = Set(placements.map(\.normalized))
    }

    /// Takes a placement if it is better than all before.
    mutating func consider(_ placement: Placement) {
        guard seen.insert(placement).inserted else { return }
        let squares = placement.squares
        let sides = squares.reduce(0) { sides, square in
            sides
                + square.neighbors.filter { !squares.contains($0) && (!board.contains($0) || filled.contains($0)) }
                .count
        }
        let rank = (sides: sides, place: squares[0], tile: placement.tile)
        guard best == nil || (-rank.sides, rank.place, rank.tile) < (-bestRank.sides, bestRank.place, bestRank.tile)
        else { return }
        best = placement
        bestRank = rank
    }
}
