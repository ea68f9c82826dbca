// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import PentominoRules
import Scene
import Testing

/// Hints and other marks on the board, and the positions they are computed for.
@MainActor struct PentominoBoardMarksTests {
    private let play = PentominoPlay()
    private let hinted = Placement(.u, at: Square(column: 3, row: 1))

    private var hintMark: Piece { play.pieces[PentominoPlay.Mark.hint] }

    private var deadPlaces: [Point] {
        PentominoPlay.Mark.dead.map { play.pieces[$0] }.filter(\.isPresent).map(\.center)
    }

    @Test func hintOutlinesTheSuggestedPosition() {
        let changes = play.changes
        play.board.display(.place(hinted))
        #expect(hintMark.isPresent && hintMark.center == play.layout.center(of: hinted) && play.changes > changes)
        #expect(play.board.scene.plates[hintMark.front].cells?.finish == .dashed)
    }

    @Test func hintStaysUntilItsTileIsPlaced() {
        play.board.display(.place(hinted))
        play.lift(.u)
        #expect(hintMark.isPresent && play.board.hint == .place(hinted))
        play.receive(.turn(isClockwise: true))
        play.receive(.cancel)
        #expect(hintMark.isPresent)
        play.rest()
        play.carry(hinted)
        #expect(!hintMark.isPresent && play.board.hint == nil)
    }

    @Test func undoRedoRemovalAndANewGameClearTheHint() {
        play.key(Placement(.x, at: Square(column: 0, row: 0)))
        let board = play.board
        let moves: [() -> Void] = [
            { board.undo(at: 1) }, { board.redo(at: 1) },
            { _ = board.press(.delete, on: Pentomino.x.rawValue, shift: false, at: 1) }, { board.deal(seed: 2, at: 1) },
        ]
        for move in moves {
            board.display(.place(hinted))
            move()
            #expect(!hintMark.isPresent && board.hint == nil)
        }
    }

    @Test func tileToTakeBackIsOutlined() {
        let lying = Placement(.x, at: Square(column: 0, row: 0))
        play.key(lying)
        play.board.display(.takeBack(.x))
        #expect(hintMark.isPresent && hintMark.center == play.layout.center(of: lying))
        play.press(.character("X"))
        #expect(!hintMark.isPresent)
        play.press(.escape)
        #expect(hintMark.isPresent)
        play.press(.delete, on: Pentomino.x.rawValue)
        #expect(!hintMark.isPresent && play.board.hint == nil)
        play.board.display(.alreadySolved)
        #expect(!hintMark.isPresent)
    }

    @Test func hintStaysInPlaceAfterAResize() {
        play.board.display(.place(hinted))
        play.board.resize(to: Size(width: 360, height: 500))
        #expect(hintMark.isPresent && hintMark.center == play.layout.center(of: hinted))
    }

    @Test func letterIsSeenThroughTheMarkOfATileThatDoesNotFit() {
        play.key(Placement(.x, at: Square(column: 0, row: 0)))
        play.press(.character("W"))
        var mark: CellPattern? { play.board.scene.plates[play.pieces[PentominoPlay.Mark.landing].front].cells }
        #expect(mark?.finish == .outlined && mark?.letter == nil)
        play.press(.go(.first))
        play.press(.go(.right))
        #expect(mark?.finish == .hatched && mark?.letter == "W")
        play.board.showsLetters = false
        #expect(mark?.finish == .hatched && mark?.letter == nil)
    }

    @Test func deadSquaresAreMarked() {
        let squares = [Square(column: 0, row: 0), Square(column: 1, row: 0), Square(column: 9, row: 5)]
        let changes = play.changes
        play.board.deadRegions = [Array(squares.prefix(2)), [squares[2]]]
        #expect(deadPlaces == squares.map(play.place) && play.changes == changes + 1)
        play.board.deadRegions = [[squares[2]]]
        #expect(deadPlaces == [play.place(of: squares[2])])
        play.board.resize(to: Size(width: 800, height: 600))
        #expect(deadPlaces == [play.place(of: squares[2])])
        play.board.deal(seed: 1, at: 0)
        #expect(deadPlaces == [] && play.board.deadRegions == [])
    }

    @Test func allSquaresCanBeDead() {
        play.board.deadRegions = [play.game.board.squares]
        #expect(deadPlaces.count == 60)
    }

    @Test func disabledResultsAreDiscarded() {
        play.board.marksDeadRegions = true
        play.board.showsSolutionsLeft = true
        play.board.deadRegions = [[Square(column: 0, row: 0)]]
        let accessibilityState = play.board.accessibilityState
        play.board.solutionsLeft = 2339
        #expect(play.board.accessibilityState != accessibilityState)
        let positions = play.positions
        play.board.marksDeadRegions = false
        play.board.showsSolutionsLeft = false
        #expect(deadPlaces == [] && play.board.solutionsLeft == nil && play.positions > positions)
    }

    @Test func eachNewPositionIsReportedWithTheHeldTileAtItsLandingPlace() {
        var positions = play.positions
        play.lift(.i)
        #expect(play.positions > positions)
        positions = play.positions
        play.dragCenter(of: .i, to: play.layout.center(of: Placement(.i, at: Square(column: 2, row: 0))))
        #expect(play.positions > positions)
        let landed = play.board.position(withHeldTile: true)
        #expect(landed.placements == [Placement(.i, at: Square(column: 2, row: 0))] && landed.tiles.count == 11)
        let free = play.board.position(withHeldTile: false)
        #expect(free.placements == [] && free.tiles.count == 12 && free.fixedCount == 0)
        positions = play.positions
        play.drag(2, 2)
        #expect(play.positions == positions, "the landing place is the same")
        play.receive(.drop)
        #expect(play.positions > positions && play.board.position(withHeldTile: false) == landed)
    }

    @Test func descriptionsFollowTheTiles() {
        #expect(play.board.description(of: .x) == .inTray)
        let accessibilityState = play.board.accessibilityState
        play.press(.character("X"))
        #expect(play.board.description(of: .x) == .held && play.board.accessibilityState != accessibilityState)
        play.press(.go(.first))
        play.receive(.activate(Pentomino.x.rawValue))
        #expect(play.board.description(of: .x) == .onBoard(row: 1, column: 2, isFixed: false))
    }
}
