import Seeding

/// Which tiles a small board is to be filled with.
public struct TileDeal: Equatable, Sendable {
    /// As many tiles as fill the board, in the order of their letters.
    public let tiles: [Pentomino]

    /// Deals tiles that fill `board` in at least one way: all sets of as many tiles as fit, in lexicographic order, are
    /// shuffled with the documented generator, and the first that has a solution is dealt, so that a seed is a deal for
    /// good. Nil for a board that no set fills.
    public init?(board: TileBoard, seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var sets = Self.sets(of: board.tileCount, from: Pentomino.allCases[...])
        sets.shuffle(seededBy: &generator)
        guard let tiles = sets.first(where: { Solver(board: board, tiles: $0).count(upTo: 1) == 1 }) else { return nil }
        self.tiles = tiles
    }

    /// All sets of `count` of some tiles, in lexicographic order.
    static func sets(of count: Int, from tiles: ArraySlice<Pentomino>) -> [[Pentomino]] {
        guard count > 0 else { return [[]] }
        guard let first = tiles.first, tiles.count >= count else { return [] }
        let rest = tiles.dropFirst()
        return sets(of: count - 1, from: rest).map { [first] + $0 } + sets(of: count, from: rest)
    }
}
