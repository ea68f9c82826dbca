// SPDX-License-Identifier: GPL-3.0-or-later
import Seeding

/// The tiles for a game on a small board.
package struct TileDeal: Equatable, Sendable {
    /// As many tiles as fill the board, in alphabetical order.
    package let tiles: [Pentomino]

    /// Deals tiles that can fill `board`. Returns `nil` if no set of tiles fills it.
    ///
    /// All sets of the right size, in lexicographic order, are shuffled with `SeededGenerator`. The first set with a
    /// solution is dealt, so a seed always produces the same deal.
    package init?(board: TileBoard, seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var sets = Self.sets(of: board.tileCount, from: Pentomino.allCases[...])
        sets.shuffle(seededBy: &generator)
        guard let tiles = sets.first(where: { Solver(board: board, tiles: $0).count(upTo: 1) == 1 }) else { return nil }
        self.tiles = tiles
    }

    /// Returns all sets of `count` of the tiles, in lexicographic order.
    static func sets(of count: Int, from tiles: ArraySlice<Pentomino>) -> [[Pentomino]] {
        guard count > 0 else { return [[]] }
        guard let first = tiles.first, tiles.count >= count else { return [] }
        let rest = tiles.dropFirst()
        return sets(of: count - 1, from: rest).map { [first] + $0 } + sets(of: count, from: rest)
    }
}
