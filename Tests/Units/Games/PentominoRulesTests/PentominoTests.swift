// SPDX-License-Identifier: GPL-3.0-or-later
import PentominoRules
import Testing

@Suite struct PentominoTests {
    @Test func allTilesTogetherHaveSixtyThreeOrientations() {
        let counts = Pentomino.allCases.map(\.distinctOrientations.count)
        #expect(counts == [8, 2, 8, 8, 8, 4, 4, 4, 4, 1, 8, 4])
        #expect(counts.reduce(0, +) == 63)
    }

    @Test func sixTilesAreChiral() {
        #expect(Pentomino.allCases.filter(\.isChiral) == [.f, .l, .n, .p, .y, .z])
    }

    @Test(arguments: Pentomino.allCases) func everyTileIsFiveConnectedSquares(_ tile: Pentomino) {
        for orientation in Orientation.all {
            let squares = tile.squares(orientation)
            #expect(Set(squares).count == 5)
            #expect(squares.map(\.column).min() == 0)
            #expect(squares.map(\.row).min() == 0)
            var reached: Set = [squares[0]]
            for _ in 0..<5 {
                for square in squares
                where reached.contains(where: { abs($0.column - square.column) + abs($0.row - square.row) == 1 }) {
                    reached.insert(square)
                }
            }
            #expect(reached.count == 5)
        }
    }

    @Test(arguments: Pentomino.allCases) func fourTurnsAndTwoFlipsChangeNothing(_ tile: Pentomino) {
        for orientation in Orientation.all {
            #expect((0..<4).reduce(orientation) { turned, _ in turned.turned(.clockwise) } == orientation)
            #expect(orientation.turned(.clockwise).turned(.counterclockwise) == orientation)
            #expect(orientation.flipped().flipped() == orientation)
            // A flip mirrors the tile in any orientation.
            let columns = tile.columns(orientation)
            let mirrored = tile.squares(orientation).map { Square(column: columns - 1 - $0.column, row: $0.row) }
            #expect(tile.squares(orientation.flipped()) == mirrored.sorted())
        }
    }

    @Test func quarterTurnIsClockwise() {
        // The foot of L points to the right. After a clockwise turn L is on its back, with the foot pointing down on
        // the left.
        let squares = Pentomino.l.squares(Orientation().turned(.clockwise))
        #expect(Set(squares) == Set((0..<4).map { Square(column: $0, row: 0) } + [Square(column: 0, row: 1)]))
    }

    @Test func lettersIdentifyTiles() {
        #expect(Pentomino.allCases.map(\.letter).joined() == "FILNPTUVWXYZ")
        for tile in Pentomino.allCases { #expect(Pentomino(letter: tile.letter) == tile) }
        #expect(Pentomino(letter: "A") == nil)
        #expect(Pentomino(letter: "f") == nil)
    }
}
