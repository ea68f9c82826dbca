// SPDX-License-Identifier: GPL-3.0-or-later
import PentominoRules
import Testing

/// The steps of undo, on a board of 3 × 5.
struct PentominoUndoTests {
    private var game = PentominoGame(board: .small, tiles: [.i, .p, .u, .v, .x])
    private let v = Placement(.v, at: Square(column: 0, row: 0))
    private let movedV = Placement(.v, at: Square(column: 1, row: 0))

    @Test mutating func withoutAStepThereIsNothingToUndo() throws {
        game.refuses("u", as: .nothingToUndo)
        game.refuses("U", as: .nothingToRedo)
        #expect(!game.canUndo)
        #expect(!game.canRedo)
    }

    @Test mutating func eachTurnAndThePlacementAreSteps() throws {
        let start = game
        try game.playAll("+V r f @0,0")
        let end = game
        let placed = Placement(.v, Orientation(quarterTurns: 3, isFlipped: true), at: Square(column: 0, row: 0))
        #expect(try game.play(.undo) == [.takenOff(.v)])
        #expect(game.orientations[.v] == placed.orientation)
        #expect(try game.play(.undo) == [.flipped(.v)])
        #expect(try game.play(.undo) == [.turned(.v, .counterclockwise)])
        #expect(game.lies(like: start))
        game.refuses("u", as: .nothingToUndo)
        #expect(try game.play(.redo) == [.turned(.v, .clockwise)])
        #expect(try game.play(.redo) == [.flipped(.v)])
        #expect(try game.play(.redo) == [.placed(placed)])
        #expect(game.lies(like: end))
        game.refuses("U", as: .nothingToRedo)
    }

    @Test mutating func moveOnTheBoardIsOneStep() throws {
        try game.playAll("+V @0,0 +V @1,0")
        #expect(try game.play(.undo) == [.placed(v)])
        #expect(game.placements == [.v: v])
        #expect(try game.play(.redo) == [.placed(movedV)])
        #expect(game.placements == [.v: movedV])
        #expect(try game.playAll("u u") == [.placed(v), .takenOff(.v)])
    }

    @Test mutating func liftingTurningAndPlacingATileUndoesByWayOfTheTray() throws {
        try game.playAll("+V @0,0 +V r l f @2,0")
        let flipped = Placement(.v, Orientation(isFlipped: true), at: Square(column: 2, row: 0))
        #expect(game.placements == [.v: flipped])
        let undone = try game.playAll("u u u u u")
        #expect(
            undone == [
                .takenOff(.v), .flipped(.v), .turned(.v, .clockwise), .turned(.v, .counterclockwise), .placed(v),
            ])
        let redone = try game.playAll("U U U U U")
        #expect(
            redone == [
                .takenOff(.v), .turned(.v, .clockwise), .turned(.v, .counterclockwise), .flipped(.v),
                .placed(flipped),
            ])
        // One drop counts as one move.
        #expect(game.moveCount == 2)
    }

    @Test mutating func removalIsAStep() throws {
        try game.playAll("+V @0,0 -V")
        #expect(try game.play(.undo) == [.placed(v)])
        #expect(try game.play(.redo) == [.takenOff(.v)])
    }

    @Test mutating func undoingTheRemovalOfAHeldTileStartsWithItsTurns() throws {
        try game.playAll("+V @0,0 +V r -V")
        #expect(try game.playAll("u u u") == [.turned(.v, .counterclockwise), .placed(v), .takenOff(.v)])
        game.refuses("u", as: .nothingToUndo)
    }

    @Test mutating func turnsInTheTrayAreSteps() throws {
        try game.playAll("+V r o +P f o")
        #expect(try game.playAll("u u") == [.flipped(.p), .turned(.v, .counterclockwise)])
        game.refuses("u", as: .nothingToUndo)
        #expect(try game.playAll("U U") == [.turned(.v, .clockwise), .flipped(.p)])
    }

    @Test mutating func undoRestoresTheOrderOfPlacement() throws {
        try game.playAll("+V @0,0 +P l @1,0")
        try game.playAll("-V")
        #expect(game.laid == [.p])
        try game.playAll("u")
        #expect(game.laid == [.v, .p])
        try game.playAll("+V x")
        #expect(game.laid == [.v, .p])
        try game.playAll("u U")
        #expect(game.laid == [.v, .p])
    }

    @Test mutating func turnsOfAHeldTileAreUndoneFirst() throws {
        try game.playAll("+V @0,0")
        let before = game
        try game.playAll("+P r f")
        #expect(try game.play(.undo) == [.flipped(.p)])
        #expect(try game.play(.undo) == [.turned(.p, .counterclockwise)])
        #expect(game.held?.changes == [])
        #expect(game.held?.tile == .p)
        #expect(try game.playAll("U U") == [.turned(.p, .clockwise), .flipped(.p)])
        game.refuses("U", as: .nothingToRedo)
        #expect(try game.playAll("u u u") == [.flipped(.p), .turned(.p, .counterclockwise), .returned(.p)])
        #expect(game.lies(like: before))
        #expect(try game.play(.undo) == [.takenOff(.v)])
    }

    @Test mutating func undoingWhileHoldingATileReturnsIt() throws {
        try game.playAll("+V @0,0 +P l @1,0")
        let before = game
        #expect(try game.playAll("+V u") == [.pickedUp(.v), .returned(.v)])
        #expect(game.lies(like: before))
    }

    @Test mutating func olderStepsAreNotRedoneWhileATileIsHeld() throws {
        try game.playAll("+V @0,0 u +P")
        game.refuses("U", as: .nothingToRedo)
        #expect(!game.canRedo)
        try game.playAll("r u x")
        #expect(game.canRedo)
        #expect(try game.play(.redo) == [.placed(v)])
    }

    @Test mutating func newTurnOfAHeldTileClearsTheRedoSteps() throws {
        try game.playAll("+V r u f")
        game.refuses("U", as: .nothingToRedo)
        try game.playAll("@2,0 u u")
        #expect(game.orientations[.v] == Orientation())
        game.refuses("u", as: .nothingToUndo)
    }

    @Test(arguments: ["+P l @1,0", "+P r o", "+I r @0,0"])
    mutating func newStepsClearTheRedoSteps(moves: String) throws {
        try game.playAll("+V @0,0 u")
        #expect(game.canRedo)
        try game.playAll(moves)
        #expect(!game.canRedo)
        game.refuses("U", as: .nothingToRedo)
    }

    @Test mutating func removalClearsTheRedoSteps() throws {
        try game.playAll("+V @0,0 +P l @1,0 u -V")
        game.refuses("U", as: .nothingToRedo)
    }

    @Test mutating func nonUndoableMovesKeepRedoSteps() throws {
        try game.playAll("+V @0,0 +P l @1,0 u +X o +V @0,0 +V r o +I f x")
        #expect(game.canRedo)
        try game.playAll("U")
        #expect(game.placements.count == 2)
    }

    @Test mutating func undoneMovesCount() throws {
        try game.playAll("+V @0,0 u")
        #expect(game.moveCount == 1)
        try game.playAll("U")
        #expect(game.moveCount == 1)
        try game.playAll("-V u -V")
        #expect(game.moveCount == 3)
    }
}
