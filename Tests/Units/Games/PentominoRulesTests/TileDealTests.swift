// SPDX-License-Identifier: GPL-3.0-or-later
import PentominoRules
import Testing

struct TileDealTests {
    /// The literals come from an independent implementation.
    @Test func dealOfASeedIsFixed() throws {
        let pinned: [(String, UInt64, String)] = [
            ("3x5", 0, "LPV"), ("3x5", 1, "NPU"), ("4x5", 1, "FLTY"), ("5x5", 1, "FILUV"), ("5x6", 7, "ILPWYZ"),
            ("5x7", 1, "ILNPUWY"), ("5x7", .max, "ILPUVWZ"), ("5x8", 42, "FLPTVWXY"), ("5x9", 2, "FLNPTVWYZ"),
            ("5x10", 1, "FINPTUVWXZ"),
        ]
        for (name, seed, letters) in pinned { #expect(try deal(name, seed) == letters, "\(name), seed \(seed)") }
    }

    @Test(arguments: TileBoard.ladder) func tilesOfADealFillTheBoard(_ board: TileBoard) throws {
        for seed in 0..<10 as Range<UInt64> {
            let tiles = try #require(TileDeal(board: board, seed: seed)).tiles
            #expect(tiles.count == board.tileCount)
            #expect(tiles == Set(tiles).sorted())
            #expect(Solver(board: board, tiles: tiles).count(upTo: 1) == 1)
        }
    }

    /// Seven sets of three tiles fill 3 × 5. Each of them must be dealt for some seed.
    @Test func eachSetThatFillsTheBoardIsDealt() throws {
        let deals = try Set((0..<100 as Range<UInt64>).map { try deal("3x5", $0) })
        #expect(deals == ["LNV", "NPU", "PUV", "LPV", "PUY", "FPU", "LTY"])
    }

    @Test func boardThatCannotBeFilledHasNoDeal() {
        #expect(TileDeal(board: TileBoard(rows: 2, columns: 5), seed: 1) == nil)
    }

    private func deal(_ name: String, _ seed: UInt64) throws -> String {
        let board = try #require(TileBoard(name: name))
        return try #require(TileDeal(board: board, seed: seed)).tiles.map(\.letter).joined()
    }
}
