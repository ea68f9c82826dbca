// SPDX-License-Identifier: GPL-3.0-or-later
/// Chooses the placement that touches the most existing edges.
struct ClosestPlacement {
    /// The best placement so far: the one with the most sides along the board's edge, holes, or filled squares. Ties
    /// are resolved by square and tile, so the result does not depend on the order of the candidates.
    private(set) var best: Placement?

    private let board: TileBoard
    private let filled: Set<Square>
    private var seen: Set<Placement>
    private var bestRank = (sides: 0, square: Square(column: 0, row: 0), tile: Pentomino.f)

    /// Creates a chooser for a position. Placements that are already on the board are ignored.
    init(board: TileBoard, placements: [Placement]) {
        self.board = board
        filled = Set(placements.flatMap(\.squares))
        seen = Set(placements.map(\.normalized))
    }

    /// Keeps a placement if it is better than all previous ones.
    mutating func consider(_ placement: Placement) {
        guard seen.insert(placement).inserted else { return }
        let squares = placement.squares
        let sides = squares.reduce(0) { sides, square in
            sides
                + square.neighbors.filter { !squares.contains($0) && (!board.contains($0) || filled.contains($0)) }
                .count
        }
        let rank = (sides: sides, square: squares[0], tile: placement.tile)
        guard best == nil || (-rank.sides, rank.square, rank.tile) < (-bestRank.sides, bestRank.square, bestRank.tile)
        else { return }
        best = placement
        bestRank = rank
    }
}
