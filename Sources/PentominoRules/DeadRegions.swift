/// The free areas of a position that no rest of the tiles can fill.
public struct DeadRegions: Hashable, Sendable {
    /// The areas, each in reading order, in the order of their first squares.
    public let regions: [[Square]]

    /// Areas of up to so many squares are tried; a larger one is only counted.
    private static let squaresTried = 15

    /// Finds the dead areas: those that are no multiple of five squares or larger than all `tiles` that are left, and
    /// the smaller ones that no choice of these tiles fills. Each area is looked at for itself, so a position without
    /// dead areas need not have a solution. `handedness` is that of `Solver`.
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

    /// The connected areas of free squares.
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
    /// The four squares that share a side with it.
    var neighbors: [Square] {
        [(0, -1), (-1, 0), (1, 0), (0, 1)].map { moved(columns: $0.0, rows: $0.1) }
    }
}
