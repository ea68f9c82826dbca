// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import PentominoRules
import Scene
import Testing

/// Keyboard control, and taps.
@MainActor struct PentominoBoardKeysTests {
    private let play = PentominoPlay()

    @Test func letterPicksUpItsTile() {
        for tile in Pentomino.allCases {
            #expect(play.press(.character(Character(tile.letter))) == .focus(tile.rawValue))
            #expect(play.game.held?.tile == tile && play.board.ghost?.fits == true)
            play.rest()
            #expect(play.faultAtRest == nil && play.faultOfGame == nil)
            #expect(play.press(.escape) == .focus(tile.rawValue))
        }
        #expect(play.press(.character("A")) == .unused)
        #expect(play.press(.character("7")) == .unused)
        #expect(play.game.placements == [:])
    }

    @Test func anotherLetterPutsTheFirstTileBack() {
        play.press(.character("L"))
        play.press(.character("R"))
        #expect(play.press(.character("W")) == .focus(Pentomino.w.rawValue))
        #expect(play.game.held?.tile == .w && play.game.tray.contains(.l))
        #expect(play.game.orientations[.l] == Orientation(quarterTurns: 1), "it must stay turned")
        // The same letter again keeps the tile and moves the focus back to it.
        #expect(play.press(.character("W")) == .focus(Pentomino.w.rawValue))
        #expect(play.game.held?.tile == .w)
    }

    @Test func fFlipsAHeldTileAndOtherwisePicksOneUp() {
        play.press(.character("P"))
        play.press(.character("F"))
        #expect(play.game.held?.tile == .p && play.game.orientations[.p]?.isFlipped == true)
        play.press(.escape)
        play.press(.character("F"))
        #expect(play.game.held?.tile == .f)
    }

    @Test func arrowKeysMoveTheGhostAndShiftMovesItToTheEdge() {
        play.press(.character("I"))
        let start = play.board.ghost
        play.press(.go(.right))
        #expect(play.board.ghost?.column == (start?.column ?? 0) + 1)
        play.press(.go(.left))
        #expect(play.board.ghost?.column == start?.column)
        play.press(.go(.down))
        play.press(.go(.down), shift: true)
        #expect(play.board.ghost?.row == 2)
        play.press(.go(.right), shift: true)
        #expect(play.board.ghost?.column == 10)
        play.press(.go(.right))
        #expect(play.board.ghost?.column == 10)
        play.press(.go(.rowStart))
        #expect(play.board.ghost?.column == 1)
        play.press(.go(.last))
        #expect(play.board.ghost?.column == 10 && play.board.ghost?.row == 2)
        play.press(.go(.up), shift: true)
        #expect(play.board.ghost?.row == 1)
        play.rest()
        let center = play.layout.center(of: Placement(.i, at: Square(column: 9, row: 0)))
        #expect(play.pieces[PentominoPlay.Mark.landing].center == center)
        // The tile is slightly above its mark.
        let above = play.piece(.i).center
        #expect(above.y <= center.y && distance(above, center) < play.layout.unit / 4)
    }

    @Test func withoutAHeldTileArrowKeysMoveTheCursor() {
        #expect(play.press(.go(.right)) == .unused)
        #expect(play.press(.escape) == .unused)
        #expect(play.press(.delete) == .unused)
    }

    @Test func rTurnsRightAndShiftRTurnsLeft() {
        play.press(.character("L"))
        play.press(.character("R"))
        #expect(play.game.orientations[.l] == Orientation(quarterTurns: 1))
        play.press(.character("R"), shift: true)
        play.press(.character("R"), shift: true)
        #expect(play.game.orientations[.l] == Orientation(quarterTurns: 3))
        play.press(.escape)
        #expect(play.game.orientations[.l] == Orientation(quarterTurns: 3) && play.game.tray.contains(.l))
        play.board.undo(at: play.now)
        #expect(play.game.orientations[.l] == Orientation())
    }

    @Test func escapeRestoresATileOfTheBoardAsItWas() {
        let lying = Placement(.l, at: Square(column: 3, row: 1))
        play.key(lying)
        play.press(.character("L"))
        play.press(.character("R"))
        play.press(.escape)
        #expect(play.game.placements[.l] == lying && play.game.orientations[.l] == lying.orientation)
    }

    @Test func tileThatFitsNowhereIsPickedUpToTheFreestSquares() {
        let play = PentominoPlay(.board(TileBoard.full[3]))
        play.key(Placement(.x, at: Square(column: 8, row: 0)))
        play.press(.character("I"))
        // It is too long for the three rows. Beside the X in the middle, it covers no other tile.
        #expect(play.board.ghost?.fits == false && play.board.ghost?.column == 8)
    }

    @Test func returnPlacesATileWhereItFitsAndOtherwiseKeepsItHeld() {
        play.press(.character("X"))
        play.receive(.activate(Pentomino.x.rawValue))
        #expect(play.game.placements[.x] != nil)
        play.press(.character("W"))
        play.press(.go(.first))
        play.receive(.activate(Pentomino.w.rawValue))
        #expect(play.game.placements[.w]?.origin == Square(column: 0, row: 0))
        play.press(.character("V"))
        play.press(.go(.first))
        #expect(play.board.ghost?.fits == false)
        play.receive(.activate(Pentomino.v.rawValue))
        #expect(play.game.held?.tile == .v)
    }

    @Test func deleteRemovesAPlacedTile() {
        for isHeld in [false, true] {
            play.key(Placement(.u, at: Square(column: 2, row: 1)))
            #expect(play.game.placements[.u] != nil)
            if isHeld { play.press(.character("U")) }
            #expect(play.press(.delete, on: Pentomino.u.rawValue) == .focus(Pentomino.u.rawValue))
            #expect(play.game.tray.contains(.u) && play.game.held == nil)
            play.rest()
            #expect(play.faultAtRest == nil)
        }
    }

    @Test func keysEndADragForGood() {
        let keys: [(PentominoPlay) -> Void] = [
            { $0.press(.escape) }, { $0.press(.delete) }, { $0.board.undo(at: $0.now) }, { $0.press(.character("X")) },
        ]
        for key in keys {
            play.lift(.w)
            play.drag(100, 0)
            play.pass(0.05)
            key(play)
            play.drag(50, 50)
            play.receive(.drop)
            #expect(play.game.held?.tile != .w && play.game.tray.contains(.w))
            play.press(.escape)
            play.rest()
            #expect(play.faultAtRest == nil && !play.board.holdsPiece)
        }
    }

    @Test func undoAndRedoGoThroughAllMoves() {
        var states = [play.game.placements]
        for (place, tile) in [Pentomino.x, .i, .u].enumerated() {
            play.key(Placement(tile, at: Square(column: 3 * place, row: 0)))
            states.append(play.game.placements)
        }
        play.press(.delete, on: Pentomino.i.rawValue)
        states.append(play.game.placements)
        for state in states.dropLast().reversed() {
            play.board.undo(at: play.now)
            play.pass(0.1)
            #expect(play.game.placements == state)
        }
        play.rest()
        #expect(play.faultAtRest == nil && !play.game.canUndo)
        for state in states.dropFirst() {
            play.board.redo(at: play.now)
            #expect(play.game.placements == state)
        }
        play.rest()
        #expect(play.faultAtRest == nil)
    }

    @Test func tapPicksUpATileAndATapOnTheBoardPlacesIt() {
        play.receive(.tap(play.spot(on: .x)))
        #expect(play.board.ghost?.fits == true && play.game.held?.tile == .x)
        play.rest()
        play.receive(.tap(play.place(of: Square(column: 7, row: 3))))
        #expect(play.game.placements[.x]?.origin == Square(column: 6, row: 2))
        play.receive(.tap(play.spot(on: .w)))
        play.receive(.tap(Point(x: 3, y: play.board.scene.size.height - 3)))
        #expect(play.game.held == nil && play.game.tray.contains(.w))
        play.rest()
        #expect(play.faultAtRest == nil)
    }

    @Test func fingerTapOnAFreeSquarePlacesATileEvenNextToAnother() {
        let play = PentominoPlay(area: Size(width: 360, height: 500))
        play.carry(Placement(.i, at: Square(column: 0, row: 0)))
        play.rest()
        play.receive(.tap(play.spot(on: .x), by: .finger))
        play.press(.go(.rowEnd))
        play.rest()
        play.receive(.tap(play.place(of: Square(column: 2, row: 1)), by: .finger))
        #expect(play.game.placements[.x]?.origin == Square(column: 1, row: 0))
    }

    @Test func tabGoesByTheAlphabetAndArrowKeysToTheNearestTile() {
        #expect(play.board.tabOrder == Array(0..<12))
        play.press(.character("X"))
        #expect(play.board.tabOrder == Array(0..<10) + [12, 13, 10, 11])
        play.press(.escape)
        #expect(play.board.piece(from: 5, toward: .first) == 0 && play.board.piece(from: 5, toward: .last) == 11)
        for piece in 0..<12 {
            for (direction, back) in [(Direction.left, Direction.right), (.up, .down)] {
                guard let next = play.board.piece(from: piece, toward: direction) else { continue }
                #expect(next != piece && play.board.piece(from: next, toward: back) != nil)
            }
        }
        // Arrow keys alone must reach every tile from every other.
        var reached: Set = [0]
        for _ in 0..<12 {
            for piece in reached {
                for direction in [Direction.left, .right, .up, .down] {
                    if let next = play.board.piece(from: piece, toward: direction) { reached.insert(next) }
                }
            }
        }
        #expect(reached == Set(0..<12))
    }

    @Test func onlyDealtTilesHaveADescription() {
        let play = PentominoPlay(PentominoPlay.small)
        for tile in Pentomino.allCases where !play.game.tiles.contains(tile) {
            #expect(play.board.description(of: tile) == nil)
            #expect(play.press(.character(Character(tile.letter))) == .unused || tile == .f)
            play.receive(.activate(tile.rawValue))
            #expect(play.game.held == nil && !play.piece(tile).isPresent)
        }
    }
}
