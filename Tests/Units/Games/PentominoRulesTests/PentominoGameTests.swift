// SPDX-License-Identifier: GPL-3.0-or-later
import PentominoRules
import Testing

/// Each kind of move on a board of 3 × 5. VPPUU, VPPPU, and VVVUU fill it, and X and I stay in the tray.
struct PentominoGameTests {
    private var game = PentominoGame(board: .small, tiles: [.x, .v, .u, .p, .i])
    private let v = Placement(.v, at: Square(column: 0, row: 0))
    private let lyingP = Placement(.p, Orientation(quarterTurns: 3), at: Square(column: 1, row: 0))
    private let standingU = Placement(.u, Orientation(quarterTurns: 3), at: Square(column: 3, row: 0))

    @Test func gameStartsWithAllTilesInTheTray() {
        #expect(game.tiles == [.i, .p, .u, .v, .x])
        #expect(game.tray == game.tiles)
        #expect(game.placements.isEmpty)
        #expect(game.orientations == Dictionary(uniqueKeysWithValues: game.tiles.map { ($0, Orientation()) }))
        #expect(game.held == nil)
        #expect(game.laid.isEmpty)
        #expect(game.record.isEmpty)
        #expect(game.moveCount == 0)
        #expect(!game.isOver)
    }

    @Test mutating func tileIsPickedUpFromTheTray() throws {
        #expect(try game.play(.pick(.v)) == [.pickedUp(.v)])
        #expect(game.held?.tile == .v)
        #expect(game.held?.home == nil)
        #expect(game.tray == [.i, .p, .u, .x])
    }

    @Test mutating func heldTileTurnsAndFlips() throws {
        try game.playAll("+P")
        #expect(try game.play(.turn(.clockwise)) == [.turned(.p, .clockwise)])
        #expect(game.orientations[.p] == Orientation(quarterTurns: 1))
        #expect(try game.play(.flip) == [.flipped(.p)])
        #expect(game.orientations[.p] == Orientation(quarterTurns: 3, isFlipped: true))
        #expect(try game.play(.turn(.counterclockwise)) == [.turned(.p, .counterclockwise)])
        #expect(game.orientations[.p] == Orientation(quarterTurns: 2, isFlipped: true))
        #expect(game.held?.changes == [.turn(.clockwise), .flip, .turn(.counterclockwise)])
        #expect(game.held?.startOrientation == Orientation())
        #expect(game.orientations[.v] == Orientation())
    }

    @Test mutating func tileIsPlacedInItsOrientation() throws {
        try game.playAll("+P l")
        #expect(try game.play(.place(lyingP.origin)) == [.placed(lyingP)])
        #expect(game.placements == [.p: lyingP])
        #expect(game.held == nil)
        #expect(game.laid == [.p])
        #expect(game.tray == [.i, .u, .v, .x])
        #expect(game.moveCount == 1)
    }

    @Test mutating func placedTileIsPickedUpFromItsHome() throws {
        try game.playAll("+V @0,0 +P l @1,0")
        #expect(try game.play(.pick(.v)) == [.pickedUp(.v)])
        #expect(game.held?.home == v)
        #expect(game.placements == [.p: lyingP])
        #expect(game.laid == [.p])
        #expect(!game.tray.contains(.v))
    }

    @Test mutating func tileCanOverlapItsFormerPosition() throws {
        try game.playAll("+V @0,0 +V")
        let moved = Placement(.v, at: Square(column: 1, row: 0))
        #expect(game.canPlace(at: moved.origin))
        #expect(try game.play(.place(moved.origin)) == [.placed(moved)])
        #expect(game.placements == [.v: moved])
        #expect(game.moveCount == 2)
    }

    @Test mutating func movedTileIsTheLastPlaced() throws {
        game = PentominoGame(board: TileBoard.full[0], tiles: Pentomino.allCases)
        try game.playAll("+V @0,0 +P @5,0 +X @6,3")
        #expect(game.laid == [.v, .p, .x])
        try game.playAll("+P @5,0")
        #expect(game.laid == [.v, .p, .x])
        try game.playAll("+P @4,0")
        #expect(game.laid == [.v, .x, .p])
        try game.playAll("u")
        #expect(game.laid == [.v, .p, .x])
        try game.playAll("-V +V @0,0")
        #expect(game.laid == [.p, .x, .v])
    }

    @Test mutating func tilePlacedAtItsHomeHasNotMoved() throws {
        try game.playAll("+V @0,0 +P l @1,0 u")
        let before = game
        try game.playAll("+V")
        #expect(try game.play(.place(v.origin)) == [.returned(.v)])
        #expect(game.lies(like: before))
        #expect(game.moveCount == before.moveCount)
        // The same holds after a full turn, and redo still works.
        try game.playAll("+V r r r r @0,0")
        #expect(game.lies(like: before))
        #expect(try game.play(.redo) == [.placed(lyingP)])
    }

    @Test mutating func tileTurnedAtItsHomeHasMoved() throws {
        try game.playAll("+V @0,0 +V r")
        let turned = Placement(.v, Orientation(quarterTurns: 1), at: v.origin)
        #expect(try game.play(.place(v.origin)) == [.placed(turned)])
        #expect(game.moveCount == 2)
    }

    @Test mutating func tileReleasedToTheTrayStaysTurned() throws {
        try game.playAll("+P r f")
        #expect(try game.play(.letGo) == [.returned(.p)])
        #expect(game.held == nil)
        #expect(game.tray == game.tiles)
        #expect(game.orientations[.p] == Orientation(quarterTurns: 3, isFlipped: true))
        #expect(game.moveCount == 0)
    }

    @Test mutating func tileReleasedToTheBoardIsUnchanged() throws {
        try game.playAll("+V @0,0 +P l @1,0")
        let before = game
        try game.playAll("+V r f")
        #expect(try game.play(.letGo) == [.returned(.v)])
        #expect(game.lies(like: before))
        #expect(game.moveCount == 2)
    }

    @Test(arguments: [PentominoGame.Move.pick(.v), .pick(.i)])
    mutating func puttingATileBackRestoresThePreviousState(pick: PentominoGame.Move) throws {
        try game.playAll("+V @0,0 +P l @1,0 u")
        let before = game
        _ = try game.play(pick)
        let tile = try #require(game.held?.tile)
        try game.playAll("r f")
        #expect(try game.play(.putBack) == [.returned(tile)])
        #expect(game.lies(like: before))
        // Redo still works.
        #expect(try game.play(.redo) == [.placed(lyingP)])
    }

    @Test mutating func placedTileIsRemoved() throws {
        try game.playAll("+P l @1,0 +V @0,0")
        #expect(try game.play(.takeOff(.p)) == [.takenOff(.p)])
        #expect(game.placements == [.v: v])
        #expect(game.laid == [.v])
        #expect(game.tray.contains(.p))
        #expect(game.orientations[.p] == lyingP.orientation)
        #expect(game.moveCount == 3)
    }

    @Test mutating func tileHeldFromTheBoardIsRemovedInItsOrientation() throws {
        try game.playAll("+V @0,0 +V r")
        #expect(try game.play(.takeOff(.v)) == [.takenOff(.v)])
        #expect(game.held == nil)
        #expect(game.placements.isEmpty)
        #expect(game.orientations[.v] == Orientation(quarterTurns: 1))
        #expect(game.moveCount == 2)
    }

    @Test mutating func tileHeldFromTheTrayReturnsInItsOrientation() throws {
        try game.playAll("+V r")
        #expect(try game.play(.takeOff(.v)) == [.returned(.v)])
        #expect(game.orientations[.v] == Orientation(quarterTurns: 1))
        #expect(game.moveCount == 0)
    }

    @Test mutating func lastSquareFinishesTheGame() throws {
        try game.playAll("+P l @1,0 +V @0,0 +U l")
        #expect(try game.play(.place(standingU.origin)) == [.placed(standingU), .finished])
        #expect(game.isOver)
        #expect(game.tray == [.i, .x])
        for move in ["+I", "+V", "-V", "u", "U", "r", "f", "@0,0", "o", "x", "+F"] { game.refuses(move, as: .gameOver) }
        #expect(!game.canUndo)
        #expect(!game.canRedo)
    }

    @Test mutating func onlyTilesOfTheGameCanBeMoved() throws {
        game.refuses("+F", as: .noSuchTile)
        game.refuses("-F", as: .noSuchTile)
        try game.playAll("+V")
        game.refuses("+F", as: .noSuchTile)
    }

    @Test mutating func onlyOneTileIsHeldAtATime() throws {
        try game.playAll("+V @0,0 +P")
        game.refuses("+X", as: .alreadyHolding)
        game.refuses("+P", as: .alreadyHolding)
        game.refuses("+V", as: .alreadyHolding)
        game.refuses("-V", as: .alreadyHolding)
    }

    @Test mutating func withoutAHeldTileNothingCanBeTurnedOrPlaced() throws {
        try game.playAll("+V @0,0")
        for move in ["r", "l", "f", "@2,0", "o", "x"] { game.refuses(move, as: .nothingHeld) }
    }

    @Test mutating func tileInTheTrayCannotBeRemoved() throws {
        game.refuses("-V", as: .notOnBoard)
    }

    @Test mutating func tileCanBePlacedOnFreeSquaresOnly() throws {
        try game.playAll("+V @0,0 +P")
        // In its initial orientation P is two wide and three high, with the lower right square free.
        for move in ["@0,0", "@4,0", "@3,1", "@5,0", "@0,3"] { game.refuses(move, as: .noRoom) }
        for square in [
            Square(column: -1, row: 0), Square(column: 0, row: -1), Square(column: .max, row: .max),
            Square(column: .min, row: 0), Square(column: 0, row: .max),
        ] {
            #expect(!game.canPlace(at: square))
            #expect(throws: PentominoGame.Refusal.noRoom) { try game.play(.place(square)) }
        }
        // These squares overlap the foot of V, which fills the bottom row of three columns.
        game.refuses("@2,0", as: .noRoom)
        try game.playAll("@3,0")
    }

    @Test mutating func holesStayFree() throws {
        game = PentominoGame(board: TileBoard.full[4], tiles: Pentomino.allCases)
        try game.playAll("+X")
        for origin in [(2, 2), (3, 2), (2, 3), (3, 3), (1, 2), (2, 1), (3, 4)] {
            game.refuses("@\(origin.0),\(origin.1)", as: .noRoom)
        }
        try game.playAll("@1,1")
    }

    @Test mutating func fixedTilesStay() throws {
        game = PentominoGame(board: .small, tiles: [.v, .p, .u, .i, .x], fixed: [v])
        #expect(game.fixed == [.v: v])
        #expect(game.placements == [.v: v])
        #expect(game.laid.isEmpty)
        #expect(game.tray == [.i, .p, .u, .x])
        game.refuses("+V", as: .fixedTile)
        game.refuses("-V", as: .fixedTile)
        game.refuses("u", as: .nothingToUndo)
        try game.playAll("+P")
        game.refuses("+V", as: .fixedTile)
        game.refuses("-V", as: .fixedTile)
        game.refuses("@0,0", as: .noRoom)
        try game.playAll("l @1,0 +U l @3,0")
        #expect(game.isOver)
        #expect(game.laid == [.p, .u])
    }

    /// Impossible records, such as damaged ones, are refused at their first illegal move.
    @Test(arguments: [
        ("@0,0", PentominoGame.Refusal.nothingHeld), ("+V @0,0 @1,0", .nothingHeld), ("+V +P", .alreadyHolding),
        ("+V @3,1", .noRoom), ("+V @0,0 +P @0,0", .noRoom), ("u", .nothingToUndo), ("+V @0,0 u u", .nothingToUndo),
        ("+V @0,0 U", .nothingToRedo), ("+V @0,0 u +I r o U", .nothingToRedo), ("+V o -V", .notOnBoard),
        ("+Z", .noSuchTile), ("+P l @1,0 +V @0,0 +U l @3,0 u", .gameOver),
    ])
    func impossibleRecordsAreRefused(moves: String, refusal: PentominoGame.Refusal) throws {
        let moves = try moves.split(separator: " ").map { try #require(PentominoGame.Move(notation: String($0))) }
        var game = game
        for move in moves.dropLast() { _ = try game.play(move) }
        let last = try #require(moves.last)
        let before = game
        #expect(throws: refusal) { try game.play(last) }
        #expect(game == before)
        #expect(game.record == Array(moves.dropLast()))
    }
}
