// SPDX-License-Identifier: GPL-3.0-or-later
/// The free areas of a position that the remaining tiles cannot fill.
public struct DeadRegions: Hashable, Sendable {
    /// The areas, ordered by their first squares. The squares of each area are in reading order.
    public let regions: [[Square]]

    /// The size of the largest area that is searched. Larger areas are only checked by their number of squares.
    private static let squaresTried = 15

    /// Finds the dead areas.
    ///
    /// An area is dead if its size is not a multiple of five, if it is larger than all remaining `tiles` together, or
    /// if it is small enough to be searched and no selection of these tiles fills it. Each area is checked separately,
    /// so a position without dead areas may still have no solution. See `Solver` for `handedness`.
    public init(
        board: TileBoard, placements: [Placement], tiles: some Sequence<Pentomino>, handedness: [Pentomino: Bool] = [:]
    ) {
        let tiles = Set(tiles).subtracting(placements.map(\.tile))
        regions = Self.freeRegions(of: board, placements: placements).filter { region in
            guard region.count % Pentomino.squareCount == 0 else { return true }
            guard region.count <= tiles.count * Pentomino.squareCount else { return true }
            guard region.count <= Self.squaresTried else { return false }
            let holes = Set(board.squares).subtracting(region).union(board.holes)
            let area = TileBoard(rows: board.rows, columns: board.columns, holes: holes)
            return Solver(board: area, tiles: tiles, handedness: handedness).count(upTo: 1) == 0
        }
    }

    /// Returns the connected areas of free squares.
    private static func freeRegions(of board: TileBoard, placements: [Placement]) -> [[Square]] {
        let free = board.squares
        var left = Set(free).subtracting(placements.flatMap(\.squares))
        return free.compactMap { square in
            guard left.remove(square) != nil else { return nil }
            var region = [square]
            var next = 0
            while next < region.count {
                region += region[next].neighbors.filter { left.remove($0) != nil }
                next += 1
            }
            return region.sorted()
        }
    }
}

extension Square {
    /// The four squares that share a side with this one.
    var neighbors: [Square] {
        [(0, -1), (-1, 0), (1, 0), (0, 1)].map { moved(columns: $0.0, rows: $0.1) }
    }
}
