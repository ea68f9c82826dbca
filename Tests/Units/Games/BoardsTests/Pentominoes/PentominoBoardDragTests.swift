// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import PentominoRules
import Scene
import Seeding
import Testing

/// Pressing, lifting, dragging, and dropping a tile.
@MainActor struct PentominoBoardDragTests {
    private let play = PentominoPlay()

    @Test func tileUnderAPressIsHighlightedImmediately() {
        play.receive(.press(play.spot(on: .w)))
        let mark = play.pieces[PentominoPlay.Mark.highlight]
        #expect(mark.isPresent && mark.center == play.piece(.w).center)
        #expect(play.game.held == nil && play.board.holdsPiece)
        play.receive(.pressEnded)
        #expect(!play.pieces[PentominoPlay.Mark.highlight].isPresent)
    }

    @Test func draggedTileIsLiftedAndGrowsToTheScaleOfTheBoard() {
        let tray = play.layout.trayUnit
        play.lift(.w)
        #expect(play.game.held?.tile == .w)
        #expect(isClose(play.unit(of: .w), tray))
        #expect(play.board.activity == .moving)
        play.pass(0.05)
        #expect(isClose(play.unit(of: .w), (tray + play.layout.unit) / 2))
        #expect(isClose(play.piece(.w).held, 0.5))
        play.pass(0.05)
        #expect(isClose(play.unit(of: .w), play.layout.unit))
        #expect(play.piece(.w).held == 1)
        play.pass(0.05)
        #expect(play.board.activity == .still)
    }

    @Test func liftedTileIsAboveEverythingExceptMarksAndButtons() {
        play.carry(Placement(.x, at: Square(column: 0, row: 0)))
        play.rest()
        play.lift(.f)
        let marks = [PentominoPlay.Mark.hint, PentominoPlay.Mark.highlight] + TileButton.allCases.map(\.rawValue)
        for (place, isLegal) in [(Square(column: 5, row: 3), true), (Square(column: 1, row: 0), false)] {
            play.dragCenter(of: .f, to: play.place(of: place))
            let order = play.board.scene.order ?? []
            let above = order.dropFirst((order.firstIndex(of: Pentomino.f.rawValue) ?? 0) + 1)
            // A mark for an illegal position is drawn over the tile.
            #expect(Set(above) == Set(marks + (isLegal ? [] : [PentominoPlay.Mark.landing])))
            #expect(Set(order) == Set(play.pieces.indices) && order.count == play.pieces.count)
        }
    }

    @Test func grabbedPointStaysUnderThePointer() {
        for square in 0..<5 {
            play.lift(.y, square: square)
            play.watch(0.2) {
                play.drag(3, -2)
                #expect(distance(play.spot(on: .y, square: square), play.hand) < 1e-6)
            }
            play.receive(.cancel)
            play.rest()
        }
    }

    @Test func tileCaughtInMidGlideIsHeldAtTheGrabbedPoint() {
        play.lift(.y)
        play.dragCenter(of: .y, to: Point(x: 5, y: 5))
        play.receive(.drop)
        play.pass(0.1)
        let spot = play.spot(on: .y, square: 3)
        play.receive(.press(spot))
        play.pass(0.1)
        play.receive(.pressEnded)
        play.drag(to: Point(x: spot.x + 10, y: spot.y))
        play.pass(0.2)
        #expect(distance(play.spot(on: .y, square: 3), play.hand) < 1e-6)
    }

    @Test func withAFingerTheCenterIsHalfTheTileHeightAboveTheFinger() {
        play.lift(.i, by: .finger, square: 4)
        play.watch(0.15) { play.drag(2, 1) }
        #expect(isClose(play.piece(.i).center.x, play.hand.x))
        #expect(isClose(play.piece(.i).center.y, play.hand.y - 2.5 * play.layout.unit))
        play.receive(.otherTap(Point(x: 0, y: 0), count: 1))
        play.pass(1)
        #expect(isClose(play.piece(.i).center.y, play.hand.y - 0.5 * play.layout.unit))
    }

    @Test func tileSlidesUnderTheFingerWithoutAJump() {
        play.receive(.press(play.spot(on: .i, square: 4), by: .finger))
        let before = play.piece(.i).center
        play.receive(.longPress)
        #expect(distance(play.piece(.i).center, before) < 1e-9)
        play.pass(0.05)
        play.receive(.otherTap(Point(x: 0, y: 0), count: 1))
        let middle = play.piece(.i).center
        play.watch(0.01, frame: 0.001) { #expect(distance(play.piece(.i).center, middle) < 5) }
    }

    @Test func dragInEmptySpaceDoesNothing() {
        let before = play.pieces
        let board = play.place(of: Square(column: 5, row: 3))
        for device in [Device.pointer, .finger] {
            play.receive(.press(board, by: device))
            play.receive(.pressEnded)
            play.receive(.drag(to: play.spot(on: .w)))
            play.receive(.otherTap(board, count: 1))
            play.receive(.turn(isClockwise: true))
            play.receive(.drop)
            play.receive(.press(board, by: device))
            play.receive(.longPress)
        }
        #expect(play.pieces == before && play.playedMoves == [] && !play.board.holdsPiece)
    }

    @Test func longPressLiftsWithoutMovingAndReleaseDrops() {
        let spot = play.spot(on: .n)
        play.receive(.press(spot))
        play.pass(0.5)
        play.receive(.longPress)
        #expect(play.game.held?.tile == .n)
        play.pass(1)
        #expect(play.piece(.n).held == 1)
        #expect(distance(play.spot(on: .n), spot) < 1e-6)
        play.receive(.pressEnded)
        play.rest()
        #expect(play.game.held == nil && play.faultAtRest == nil && !play.board.holdsPiece)
    }

    @Test func releaseAfterATurnIsNotATap() {
        play.receive(.press(play.spot(on: .n)))
        play.receive(.otherTap(Point(x: 0, y: 0), count: 1))
        play.receive(.pressEnded)
        play.receive(.tap(play.spot(on: .n)))
        #expect(play.game.held == nil && play.game.orientations[.n] == Orientation(quarterTurns: 1))
        play.receive(.press(play.spot(on: .n)))
        play.receive(.pressEnded)
        play.receive(.tap(play.spot(on: .n)))
        #expect(play.game.held?.tile == .n)
    }

    @Test func tileDroppedIllegallyGlidesBack() {
        play.carry(Placement(.x, at: Square(column: 0, row: 0)))
        play.rest()
        play.lift(.w)
        play.dragCenter(of: .w, to: Point(x: 2, y: 2))
        play.receive(.drop)
        #expect(play.game.tray.contains(.w) && play.board.activity == .moving)
        let start = distance(play.piece(.w).center, play.restingPosition(of: .w))
        play.pass(0.125)
        #expect(isClose(distance(play.piece(.w).center, play.restingPosition(of: .w)), start / 2))
        play.pass(0.2)
        #expect(play.faultAtRest == nil && play.board.activity == .still)
        // A placed tile returns to its place from an illegal position that overlaps the board.
        play.lift(.x)
        play.dragCenter(of: .x, to: Point(x: play.layout.origin.x, y: play.layout.origin.y - play.layout.unit))
        play.receive(.drop)
        #expect(play.game.placements[.x]?.origin == Square(column: 0, row: 0))
    }

    @Test func tileDroppedOffTheBoardIsRemoved() {
        play.carry(Placement(.x, at: Square(column: 4, row: 2)))
        play.rest()
        #expect(play.game.placements[.x] != nil)
        play.lift(.x)
        play.dragCenter(of: .x, to: Point(x: 5, y: 5))
        play.receive(.drop)
        play.rest()
        #expect(play.game.placements[.x] == nil && play.game.tray.contains(.x) && play.faultAtRest == nil)
        #expect(play.reported.last == .takenOff(.x))
    }

    @Test func canceledDragReturnsTheTileAtAnyMoment() {
        play.carry(Placement(.x, at: Square(column: 4, row: 2)))
        play.rest()
        for tile in [Pentomino.x, .y] {
            let before = (play.game.placements, play.game.orientations)
            for moment in [0, 0.02, 0.1, 0.5] {
                play.lift(tile)
                play.receive(.turn(isClockwise: true))
                play.drag(60, 40)
                play.pass(moment)
                play.receive(.cancel)
                play.receive(.drag(to: Point(x: 300, y: 300)))
                play.receive(.drop)
                play.pass(moment / 4)
            }
            play.rest()
            #expect((play.game.placements, play.game.orientations) == before)
            #expect(play.faultAtRest == nil)
        }
    }

    @Test func droppedTileLandsAtTheMark() {
        var generator = SeededGenerator(seed: 3)
        var counts = (placed: 0, back: 0)
        for _ in 0..<2000 {
            if play.game.isOver { break }
            let wanted = play.game.tiles[generator.number(below: 12)]
            play.lift(wanted, by: generator.number(below: 2) == 0 ? .pointer : .finger)
            // A gliding tile can cover the wanted one.
            guard let tile = play.game.held?.tile else { continue }
            func drag() {
                let target = Square(column: generator.number(below: 12) - 1, row: generator.number(below: 8) - 1)
                let place = play.place(of: target)
                let (x, y) = (Double(generator.number(below: 50)), Double(generator.number(below: 50)))
                play.drag(to: Point(x: place.x + x - 25, y: place.y + y - 25))
            }
            drag()
            play.pass([0, 0.05, 1][generator.number(below: 3)])
            for _ in 0..<generator.number(below: 3) { play.receive(.turn(isClockwise: true)) }
            if generator.number(below: 3) == 0 { play.board.flip(at: play.now) }
            if generator.number(below: 3) == 0 { drag() }
            play.pass([0, 0.01, 1][generator.number(below: 3)])
            let mark = play.pieces[PentominoPlay.Mark.landing]
            let isLegal = mark.isPresent && play.board.scene.plates[mark.front].cells?.finish == .outlined
            play.receive(.drop)
            if isLegal {
                counts.placed += 1
                let center = play.game.placements[tile].map(play.layout.center(of:))
                #expect(center == mark.center, "\(tile)")
            } else {
                counts.back += 1
                #expect(play.game.held == nil)
            }
            if generator.number(below: 4) == 0 { play.rest() }
            if play.game.laid.count > 5 { _ = play.press(.delete, on: play.game.laid[0].rawValue) }
            #expect(play.faultOfGame == nil)
        }
        play.rest()
        #expect(play.faultAtRest == nil)
        #expect(counts.placed > 300 && counts.back > 100, "\(counts)")
    }

    @Test func onlyTheFilledSquaresOfATileCanBePicked() {
        let unit = play.layout.trayUnit
        // An empty part of the bounding box of V.
        let center = play.piece(.v).center
        let hollow = Point(x: center.x + unit, y: center.y - unit)
        #expect(play.board.tile(at: hollow, by: .pointer) == nil)
        #expect(play.board.tile(at: center, by: .pointer) == nil)
        #expect(play.board.tile(at: Point(x: center.x - unit, y: center.y), by: .pointer) == .v)
        for tile in Pentomino.allCases {
            for square in 0..<5 {
                #expect(play.board.tile(at: play.spot(on: tile, square: square), by: .pointer) == tile)
                #expect(play.board.piece(at: play.spot(on: tile, square: square), by: .finger) == tile.rawValue)
            }
        }
    }

    @Test func fingerPicksTheNearestFilledSquareWithinReach() {
        let unit = play.layout.unit
        play.carry(Placement(.i, at: Square(column: 2, row: 0)))
        play.carry(Placement(.x, at: Square(column: 4, row: 1)))
        play.rest()
        let between = play.place(of: Square(column: 3, row: 2))
        for (shift, tile) in [(-0.2, Pentomino.i), (0.2, .x)] {
            let point = Point(x: between.x + shift * unit, y: between.y)
            #expect(play.board.tile(at: point, by: .pointer) == nil)
            #expect(play.board.tile(at: point, by: .finger) == tile)
        }
        #expect(play.board.tile(at: play.place(of: Square(column: 9, row: 5)), by: .finger) == nil)
    }

    @Test func topmostTileIsPicked() {
        play.lift(.w)
        play.dragCenter(of: .w, to: play.piece(.x).center)
        #expect(play.board.tile(at: play.piece(.x).center, by: .pointer) == .w)
    }
}

func distance(_ a: Point, _ b: Point) -> Double {
    ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
}
