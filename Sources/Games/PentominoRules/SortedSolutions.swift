// SPDX-License-Identifier: GPL-3.0-or-later
/// All ways to fill a board with all twelve tiles, in an order that does not depend on the solver.
public struct SortedSolutions: Sendable {
    /// The board to fill.
    public let board: TileBoard
    /// The squares of each tile as a bit set in board order, with twelve elements for each solution.
    private let bits: [UInt64]

    /// The number of solutions.
    public var count: Int { bits.count / Pentomino.allCases.count }

    /// Finds all solutions and sorts them by their letters in reading order.
    init(board: TileBoard) {
        self.board = board
        var found: [[UInt8]] = []
        Solver(board: board, tiles: Pentomino.allCases).forEachSolution { solution in
            found.append(Array(solution.letters(on: board).utf8))
            return true
        }
        found.sort { $0.lexicographicallyPrecedes($1) }
        var tileOfLetter: [Pentomino?] = Array(repeating: nil, count: 256)
        for tile in Pentomino.allCases {
            for letter in tile.letter.utf8 { tileOfLetter[Int(letter)] = tile }
        }
        let size = Pentomino.allCases.count
        var bits = Array(repeating: UInt64(0), count: found.count * size)
        for (number, letters) in found.enumerated() {
            for (index, letter) in letters.enumerated() {
                if let tile = tileOfLetter[Int(letter)] { bits[number * size + tile.rawValue] |= 1 << UInt64(index) }
            }
        }
        self.bits = bits
    }

    /// Returns the placements of the solution at the given index, in alphabetical order of the tiles. Each uses the
    /// first of the tile's `distinctOrientations` that covers its squares.
    public func placements(of number: Int) -> [Placement] {
        Pentomino.allCases.map { tile in
            let bits = bits[number * Pentomino.allCases.count + tile.rawValue]
            let squares = board.squares.filter { bits >> UInt64($0.row * board.columns + $0.column) & 1 == 1 }
            guard let placement = Placement(tile, filling: squares) else {
                preconditionFailure("squares do not have the shape of the tile")
            }
            return placement
        }
    }

    /// Compares the solution at the given index with each other solution. Returns the sets of tiles, as bit sets, that
    /// have the same placement in both.
    func sharedTileSets(to number: Int) -> Set<UInt16> {
        let size = Pentomino.allCases.count
        var sharedTileSets: Set<UInt16> = []
        for other in 0..<count where other != number {
            var sharedTiles: UInt16 = 0
            for tile in 0..<size where bits[other * size + tile] == bits[number * size + tile] {
                sharedTiles |= 1 << UInt16(tile)
            }
            sharedTileSets.insert(sharedTiles)
        }
        return sharedTileSets
    }
}

extension Pentomino {
    /// The bit of the tile in a set of tiles.
    var bit: UInt16 { 1 << UInt16(rawValue) }
}
