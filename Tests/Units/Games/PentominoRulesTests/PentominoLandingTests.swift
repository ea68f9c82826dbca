// SPDX-License-Identifier: GPL-3.0-or-later
import PentominoRules
import Testing

/// The place where a dropped tile lands.
struct PentominoLandingTests {
    @Test func withoutAHeldTileThereIsNoLanding() {
        let game = PentominoGame(board: .small, tiles: [.p, .u, .v])
        #expect(game.landing(column: 0, row: 0) == nil)
        #expect(!game.canPlace(at: Square(column: 0, row: 0)))
    }

    @Test func nearestSquareIsChosen() throws {
        let game = try held(.v)
        for (column, row) in [(2.0, 1.0), (2.4, 1.4), (1.6, 0.6), (2.49, 0.51)] {
            #expect(game.landing(column: column, row: row) == Square(column: 2, row: 1))
        }
    }

    @Test func halfwayBetweenTwoSquaresTheFirstIsChosen() throws {
        let game = try held(.v)
        #expect(game.landing(column: 2.5, row: 1) == Square(column: 2, row: 1))
        #expect(game.landing(column: 2, row: 1.5) == Square(column: 2, row: 1))
        #expect(game.landing(column: 2.5, row: 1.5) == Square(column: 2, row: 1))
    }

    @Test func beyondTheEdgeTheNearestOfTheEightNeighborsIsChosen() throws {
        let game = try held(.v)
        #expect(game.landing(column: -0.8, row: 1.2) == Square(column: 0, row: 1))
        #expect(game.landing(column: -0.8, row: 1.7) == Square(column: 0, row: 2))
        #expect(game.landing(column: -1.4, row: -1.4) == Square(column: 0, row: 0))
        #expect(game.landing(column: 8.3, row: 4.3) == Square(column: 7, row: 3))
    }

    @Test func tooFarOutThereIsNoLanding() throws {
        let game = try held(.v)
        #expect(game.landing(column: -1.6, row: 1) == nil)
        #expect(game.landing(column: 1, row: -1.6) == nil)
        #expect(game.landing(column: 8.6, row: 1) == nil)
        for far in [Double.infinity, -.infinity, .nan, 1e300, -1e300] {
            #expect(game.landing(column: far, row: 0) == nil)
            #expect(game.landing(column: 0, row: far) == nil)
        }
    }

    @Test func nextToATileTheNearestFreeSquareIsChosen() throws {
        // I fills rows 0 to 4 of column 4. X is three wide.
        var game = PentominoGame(board: TileBoard.full[0], tiles: Pentomino.allCases)
        try game.playAll("+I @4,0 +X")
        #expect(game.landing(column: 2.4, row: 1.1) == Square(column: 1, row: 1))
        #expect(game.landing(column: 2, row: 1) == Square(column: 1, row: 1))
        #expect(game.landing(column: 2, row: 0) == Square(column: 1, row: 0))
        #expect(game.landing(column: 3, row: 1) == nil)
        #expect(game.landing(column: 3.9, row: 1.2) == Square(column: 5, row: 1))
        #expect(game.landing(column: 3.9, row: 1.6) == Square(column: 5, row: 2))
    }

    @Test func firstOfEquallyNearSquaresInReadingOrderIsChosen() throws {
        // T is upside down, with its stem up in column 5, rows 3 and 4. I is five high and fits on either side of the
        // stem.
        var game = PentominoGame(board: TileBoard.full[0], tiles: Pentomino.allCases)
        try game.playAll("+T r r @4,3 +I")
        #expect(game.landing(column: 5, row: 0) == Square(column: 4, row: 0))
        #expect(game.landing(column: 5.125, row: 0) == Square(column: 6, row: 0))
    }

    @Test func tileCanLandAtItsFormerPosition() throws {
        var game = PentominoGame(board: .small, tiles: [.p, .u, .v])
        try game.playAll("+V @2,0 +V")
        #expect(game.landing(column: 2.3, row: 0.3) == Square(column: 2, row: 0))
        #expect(game.canPlace(at: Square(column: 2, row: 0)))
    }

    @Test func landingCanBePlacedAndWithoutOneThereIsNoSpaceNearby() throws {
        var game = PentominoGame(board: TileBoard.full[0], tiles: Pentomino.allCases)
        try game.playAll("+I @4,0 +W @1,1 +F @6,2 +T")
        for column in stride(from: -1.875, to: 11, by: 0.25) {
            for row in stride(from: -1.875, to: 7, by: 0.25) {
                let around = (-1...1).flatMap { down in
                    (-1...1).map {
                        Square(column: Int(column.rounded()) + $0, row: Int(row.rounded()) + down)
                    }
                }
                let legal = around.filter(game.canPlace)
                let landing = game.landing(column: column, row: row)
                #expect((landing == nil) == legal.isEmpty)
                guard let landing else { continue }
                #expect(legal.contains(landing))
                #expect(legal.allSatisfy { distance($0, column, row) >= distance(landing, column, row) })
            }
        }
    }

    private func distance(_ square: Square, _ column: Double, _ row: Double) -> Double {
        let (x, y) = (Double(square.column) - column, Double(square.row) - row)
        return x * x + y * y
    }

    private func held(_ tile: Pentomino) throws -> PentominoGame {
        var game = PentominoGame(board: TileBoard.full[0], tiles: Pentomino.allCases)
        _ = try game.play(.pick(tile))
        return game
    }
}
