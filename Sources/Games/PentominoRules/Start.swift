// SPDX-License-Identifier: GPL-3.0-or-later
/// A position from which a search starts, and the symmetries that apply to its solutions.
struct Start: Sendable {
    /// The free squares.
    let free: UInt64
    /// The remaining tiles and allowed sides, as bits of a `FitTable.Entry`.
    let stock: UInt64
    /// The tiles already on the grid's board.
    let placements: [Placement]
    /// The symmetries that map the solutions found from this start to all solutions it represents.
    let images: [Orientation]
    /// The symmetries under which two solutions from this start can be equivalent.
    let stabilizer: [Orientation]

    /// Returns the starts for a position. There are none if the position is impossible, or if the number of free
    /// squares is not a multiple of five.
    static func all(
        grid: Grid, tiles: [Pentomino], placed: [Placement], handedness: [Pentomino: Bool]
    ) -> [Start] {
        guard let start = Start(grid: grid, tiles: tiles, placed: placed, handedness: handedness) else { return [] }
        let needed = start.free.nonzeroBitCount / Pentomino.squareCount
        guard needed <= tiles.count else { return [] }
        // A tile that may be left over cannot be used to break the symmetry.
        guard start.stabilizer.count > 1, needed == tiles.count, needed > 0 else { return [start] }
        return start.spread(on: grid, tiles: tiles)
    }
}

extension Start {
    /// Creates a start for the position itself. Returns `nil` if the position is impossible.
    private init?(grid: Grid, tiles: [Pentomino], placed: [Placement], handedness: [Pentomino: Bool]) {
        var free = grid.bits(grid.board.squares)
        var placements: [Placement] = []
        for placement in placed.map(grid.turned) {
            guard placement.squares.allSatisfy(grid.board.contains) else { return nil }
            let bits = grid.bits(placement.squares)
            guard free & bits == bits, !placements.contains(where: { $0.tile == placement.tile }) else { return nil }
            free &= ~bits
            placements.append(placement)
        }
        guard free.nonzeroBitCount % Pentomino.squareCount == 0 else { return nil }
        var stock = FitTable.shapeBits
        for tile in tiles {
            stock |= FitTable.tileBit(tile)
            for side in [false, true] where handedness[tile] ?? side == side {
                stock |= FitTable.sideBit(tile, isFlipped: side)
            }
        }
        let hasSides = tiles.contains { $0.isChiral && handedness[$0] != nil }
        let placed = Set(placements)
        let stabilizer = grid.board.symmetries.filter { symmetry in
            !(hasSides && symmetry.isFlipped)
                && placements.allSatisfy { placed.contains($0.image(under: symmetry, of: grid.board)) }
        }
        self.init(
            free: free, stock: stock, placements: placements, images: [Orientation()], stabilizer: stabilizer)
    }

    /// Returns the starts after placing one more tile, the one with the fewest possible placements.
    ///
    /// Only the first of each set of equivalent placements is used, so that the search reaches the tile early.
    private func spread(on grid: Grid, tiles: [Pentomino]) -> [Start] {
        let choices = tiles.map { placements(of: $0, on: grid) }.min { $0.count < $1.count } ?? []
        var seen: Set<Placement> = []
        return choices.compactMap { placement -> Start? in
            guard !seen.contains(placement) else { return nil }
            var images: [Orientation] = []
            var stabilizer: [Orientation] = []
            for symmetry in self.stabilizer {
                let image = placement.image(under: symmetry, of: grid.board)
                if image == placement { stabilizer.append(symmetry) }
                if seen.insert(image).inserted { images.append(symmetry) }
            }
            return Start(
                free: free & ~grid.bits(placement.squares), stock: stock & ~FitTable.tileBit(placement.tile),
                placements: placements + [placement], images: images, stabilizer: stabilizer)
        }
    }

    /// Returns the possible placements of a tile, in the order of the board's squares.
    private func placements(of tile: Pentomino, on grid: Grid) -> [Placement] {
        let shapes = TileShape.all.filter { $0.tile == tile && $0.bits & ~stock == 0 }
        return grid.board.squares.flatMap { origin in
            shapes.map { Placement(tile, $0.orientation, at: origin) }
        }.filter { $0.squares.allSatisfy { grid.board.contains($0) && free & grid.bit($0) != 0 } }
    }
}
