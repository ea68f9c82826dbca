// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import PentominoRules
import Scene
import Testing

/// Turning and flipping a held tile.
@MainActor struct PentominoBoardTurnTests {
    private let play = PentominoPlay()
    private let elsewhere = Point(x: 3, y: 3)

    @Test(arguments: [Device.pointer, .finger])
    func anotherTapTurnsClockwiseAndTheDragContinues(device: Device) {
        play.lift(.f, by: device)
        play.drag(200, 100)
        play.pass(1)
        for turn in 1...5 {
            let before = play.piece(.f).center
            // A tile turns around the pointer, and stays above a finger.
            let (x, y) = (before.x - play.hand.x, before.y - play.hand.y)
            let after = device == .pointer ? Point(x: play.hand.x - y, y: play.hand.y + x) : before
            play.receive(.otherTap(elsewhere, count: 1))
            #expect(play.game.held?.tile == .f)
            #expect(play.game.orientations[.f] == Orientation(quarterTurns: turn))
            // The animation starts from the previous orientation, a quarter turn back, and ends upright.
            #expect(isClose(play.piece(.f).rotation, -1))
            #expect(play.piece(.f).center == before)
            let (low, high) = (min(before.x, after.x) - 1e-9, max(before.x, after.x) + 1e-9)
            play.watch(0.2) { #expect((low...high).contains(play.piece(.f).center.x)) }
            #expect(isClose(play.piece(.f).center.x, after.x))
            #expect(play.piece(.f).rotation == 0)
            play.drag(7, 5)
            #expect(isClose(play.piece(.f).center.x, after.x + 7))
        }
    }

    @Test(arguments: [Device.pointer, .finger])
    func tapWhileTheTileRisesDoesNotShiftIt(device: Device) {
        play.lift(.l, by: device)
        play.pass(0.04)
        let before = play.piece(.l).center
        play.receive(.otherTap(elsewhere, count: 1))
        #expect(distance(play.piece(.l).center, before) < 1e-9)
        #expect(play.game.held?.tile == .l)
    }

    @Test func tileInTheTrayTurnsWithoutBeingHeld() {
        let tile = Pentomino.f.rawValue
        #expect(play.board.turn(tile, isClockwise: true, at: play.now))
        #expect(play.game.orientations[.f] == Orientation(quarterTurns: 1) && play.game.held == nil)
        play.pass(1)
        #expect(play.piece(.f).rotation == 0 && play.faultAtRest == nil)
        #expect(play.board.turn(tile, isClockwise: false, at: play.now))
        #expect(play.game.orientations[.f] == Orientation() && play.game.moveCount == 0)
        // A tile on the board or in the hand stays as it is.
        play.lift(.f)
        #expect(!play.board.turn(tile, isClockwise: true, at: play.now))
        #expect(!play.board.turn(Pentomino.l.rawValue, isClockwise: true, at: play.now))
        #expect(!play.board.turn(-1, isClockwise: true, at: play.now))
    }

    /// Only the tile under the pointer changes, and nothing else is seen or heard.
    @Test(arguments: [false, true]) func tileInTheTrayTurnsWhileAnotherIsHeld(isFromBoard: Bool) {
        if isFromBoard { play.key(Placement(.l, at: Square(column: 0, row: 0))) }
        play.receive(.tap(play.spot(on: .l)))
        play.board.turn(.counterclockwise, at: play.now)
        play.board.flip(at: play.now)
        play.press(.go(.right))
        play.rest()
        let (held, ghost, before, reported) = (play.game.held, play.board.ghost, play.piece(.l), play.reported.count)
        #expect(play.board.turn(Pentomino.f.rawValue, isClockwise: true, at: play.now))
        #expect(play.game.orientations[.f] == Orientation(quarterTurns: 1) && play.game.tray.contains(.f))
        #expect(Array(play.reported.dropFirst(reported)) == [.turned(.f, .clockwise)])
        #expect(play.game.held == held && play.board.ghost?.column == ghost?.column && play.board.isPresent(.flip))
        play.watch(0.4) { #expect(play.piece(.l) == before) }
        #expect(play.faultAtRest == nil && play.faultOfGame == nil && play.recordFault == nil)
        // The held tile itself is turned like before.
        #expect(!play.board.turn(Pentomino.l.rawValue, isClockwise: true, at: play.now))
        play.press(.escape)
        play.board.undo(at: play.now)
        #expect(play.game.orientations[.f] == (isFromBoard ? Orientation() : Orientation(quarterTurns: 1)))
    }

    @Test func pressedTileIsTheOneThatTurns() {
        play.receive(.tap(play.spot(on: .l)))
        play.receive(.press(play.spot(on: .n)))
        #expect(!play.board.turn(Pentomino.f.rawValue, isClockwise: true, at: play.now))
    }

    @Test func doubleTapFlipsInsteadOfTurning() {
        play.lift(.f)
        play.receive(.otherTap(elsewhere, count: 1))
        play.pass(0.1)
        play.receive(.otherTap(elsewhere, count: 2))
        #expect(play.game.orientations[.f] == Orientation().flipped())
        #expect(play.game.held?.tile == .f)
        play.pass(1)
        #expect((play.piece(.f).turn, play.piece(.f).rotation) == (0, 0))
        #expect(play.faultAtRest == nil)
    }

    @Test func flipAnimatesFromTheOldShapeToItsMirrorImage() {
        play.lift(.p)
        play.pass(1)
        let before = play.board.scene.plates[play.piece(.p).back].cells?.filled ?? []
        play.board.flip(at: play.now)
        let piece = play.piece(.p)
        #expect(piece.turn == -1 && piece.showsFront)
        #expect(play.board.scene.plates[piece.front].cells?.filled == before)
        play.pass(0.2)
        #expect(play.piece(.p).turn == 0 && !play.piece(.p).showsFront)
        let mirrored = Set(before.map { CellPattern.Cell(column: 1 - $0.column, row: $0.row) })
        #expect(play.board.scene.plates[play.piece(.p).back].cells?.filled == mirrored)
    }

    /// The pointer stays on the square by which it holds the tile.
    @Test(arguments: Pentomino.allCases) func draggedTileTurnsAroundThePointer(tile: Pentomino) {
        for square in 0..<5 {
            play.lift(tile, square: square)
            play.drag(200, 100)
            play.pass(1)
            func isInHand() -> Bool {
                (0..<5).contains { distance(play.spot(on: tile, square: $0), play.hand) < play.layout.unit / 2 }
            }
            #expect(isInHand())
            for isClockwise in [true, true, false, true, true, true] {
                play.receive(.turn(isClockwise: isClockwise))
                play.pass(1)
                #expect(isInHand(), "square \(square)")
            }
            play.board.flip(at: play.now)
            play.pass(1)
            #expect(isInHand() && TileButton.allCases.allSatisfy { !play.board.isPresent($0) })
            play.receive(.cancel)
            play.rest()
        }
    }

    @Test func wheelAndTheSecondaryButtonTurn() {
        play.lift(.n)
        play.receive(.turn(isClockwise: true))
        #expect(play.game.orientations[.n] == Orientation(quarterTurns: 1))
        play.receive(.turn(isClockwise: false))
        play.receive(.turn(isClockwise: false))
        #expect(play.game.orientations[.n] == Orientation(quarterTurns: 3))
        play.pass(1)
        #expect(play.piece(.n).rotation == 0)
    }

    @Test func turningAPressedTileLiftsIt() {
        play.receive(.press(play.spot(on: .n)))
        play.receive(.turn(isClockwise: true))
        #expect(play.game.held?.tile == .n && play.game.orientations[.n] == Orientation(quarterTurns: 1))
        play.receive(.cancel)
        #expect(play.game.orientations[.n] == Orientation())
    }

    /// The mark must match the current orientation: a long tile lands elsewhere after a turn, or does not fit.
    @Test func landingMarkTurnsWithTheTile() {
        play.lift(.i, square: 2)
        play.dragCenter(of: .i, to: play.place(of: Square(column: 9, row: 2)))
        let mark = { play.pieces[PentominoPlay.Mark.landing] }
        let finish = { play.board.scene.plates[mark().front].cells?.finish }
        #expect(mark().isPresent && finish() == .outlined)
        #expect(play.board.scene.plates[mark().front].cells?.columns == 1)
        play.receive(.turn(isClockwise: true))
        #expect(play.board.scene.plates[mark().front].cells?.columns == 5)
        #expect(finish() == .hatched)
        play.drag(-2 * play.layout.unit, 0)
        #expect(finish() == .outlined)
    }

    @Test func buttonsTurnAndFlipAndStayOnScreen() {
        for tile in Pentomino.allCases {
            play.receive(.tap(play.spot(on: tile)))
            play.rest()
            for button in TileButton.allCases {
                #expect(play.board.isPresent(button))
                let rect = play.board.scene.rect(of: button.rawValue)
                #expect(rect.size.width >= 44 && rect.size.height >= 44)
                #expect(rect.origin.x >= 0 && rect.origin.y >= 0)
                #expect(rect.origin.x + rect.size.width <= play.board.scene.size.width)
                #expect(rect.origin.y + rect.size.height <= play.board.scene.size.height)
            }
            play.receive(.tap(play.pieces[TileButton.turn.rawValue].center))
            #expect(play.game.orientations[tile] == Orientation(quarterTurns: 1))
            play.receive(.activate(TileButton.flip.rawValue))
            #expect(play.game.orientations[tile] == Orientation(quarterTurns: 1).flipped())
            play.press(.escape)
            #expect(!play.board.isPresent(.turn) && !play.board.isPresent(.flip))
        }
    }

    /// A second tap on the same place hits the same button, wherever the tile is, and the tile returns after four turns.
    @Test(arguments: Pentomino.allCases) func buttonsStayWhileATileIsTurned(tile: Pentomino) {
        play.receive(.tap(play.spot(on: tile)))
        for corner in [Direction.first, .last] {
            play.press(.go(corner))
            for step in 0..<4 {
                play.press(.go(corner == .first ? .right : .left))
                if step.isMultiple(of: 2) { play.press(.go(corner == .first ? .down : .up)) }
                expectButtonsStay(tile)
            }
        }
        play.press(.escape)
        play.lift(tile, by: .finger)
        play.drag(to: Point(x: 400, y: 400))
        expectButtonsStay(tile)
    }

    private func expectButtonsStay(_ tile: Pentomino) {
        play.rest()
        let buttons = TileButton.allCases.map { play.board.scene.rect(of: $0.rawValue) }
        let (center, orientation) = (play.piece(tile).center, play.game.orientations[tile])
        for change in [TileButton.turn, .turn, .flip, .turn, .turn, .flip] {
            play.receive(.activate(change.rawValue))
            play.rest()
            #expect(TileButton.allCases.map { play.board.scene.rect(of: $0.rawValue) } == buttons)
            for square in 0..<5 {
                #expect(!buttons.contains { $0.contains(play.spot(on: tile, square: square)) }, "a button covers it")
            }
        }
        #expect(distance(play.piece(tile).center, center) < 1e-9 && play.game.orientations[tile] == orientation)
    }

    @Test func flipButtonWorksWithASecondFinger() {
        play.lift(.y, by: .finger)
        play.pass(1)
        play.receive(.otherTap(play.pieces[TileButton.flip.rawValue].center, count: 1))
        #expect(play.game.orientations[.y] == Orientation().flipped())
    }

    @Test func tileInTheTrayTurnsInPlace() {
        let before = play.piece(.t).center
        let unit = play.unit(of: .t)
        #expect(play.press(.character("R"), on: Pentomino.t.rawValue) == .used)
        #expect(play.game.orientations[.t] == Orientation(quarterTurns: 1) && play.game.held == nil)
        play.watch(0.4) {
            #expect(play.piece(.t).center == before)
            #expect(isClose(play.unit(of: .t), unit))
        }
        play.rest()
        #expect(play.faultAtRest == nil)
        play.board.undo(at: play.now)
        #expect(play.game.orientations[.t] == Orientation())
        play.watch(0.4) { #expect(isClose(play.unit(of: .t), unit)) }
        #expect(play.faultAtRest == nil)
    }

    @Test func turnLongerThanTheGlideEndsWithoutAJump() {
        play.board.turnTime = 1
        play.lift(.t)
        play.pass(0.5)
        play.receive(.turn(isClockwise: true))
        play.receive(.drop)
        var last = play.piece(.t).rotation
        play.watch(1.1) {
            #expect(abs(play.piece(.t).rotation - last) < 0.05)
            last = play.piece(.t).rotation
        }
        play.rest()
        #expect(play.faultAtRest == nil)
    }
}
