// SPDX-License-Identifier: GPL-3.0-or-later
import PentominoRules
import Scene
import Testing

@testable import Boards

/// Solving a whole board with a single input method: keys, the cursor, the mouse, fingers, or taps.
@MainActor struct PentominoBoardSolvedTests {
    private let play = PentominoPlay()

    /// The result covers the lower part of the area. The squares stay as large as they are if there is room for them.
    @Test(arguments: [(960, 690), (630, 660), (360, 500)], TileBoard.full + TileBoard.ladder)
    func boardIsAboveTheResult(area: (Int, Int), board: TileBoard) {
        let play = PentominoPlay(.board(board), area: Size(width: Double(area.0), height: Double(area.1)))
        func surface() -> Rect { play.board.scene.rect(of: PentominoBoard.Ground.surface) }
        let before = surface()
        for height in [80.0, 170, 240] {
            play.board.coveredHeight = height
            let room = play.board.scene.size.height - height
            let (top, bottom) = (surface().origin.y, surface().origin.y + surface().size.height)
            #expect(top >= 0 && bottom <= room, "\(surface()) in \(room)")
            #expect(surface().size.width <= before.size.width && surface().origin.x >= 0)
            if before.size.height * 1.1 < room { #expect(surface().size == before.size) }
            if before.origin.y + before.size.height * 1.1 < room { #expect(surface() == before) }
        }
        play.board.coveredHeight = 0
        #expect(surface() == before)
    }

    @Test func withKeysAlone() throws {
        for placement in try solution() {
            play.key(placement)
            play.pass(0.1)
        }
        expectSolved()
    }

    @Test func withTheCursorAndMovementKeys() throws {
        for placement in try solution() {
            play.receive(.activate(placement.tile.rawValue))
            play.finishByKeys(placement)
        }
        expectSolved()
    }

    @Test(arguments: [Device.pointer, .finger], [(960, 690), (360, 500)])
    func withDragsAlone(device: Device, area: (Int, Int)) throws {
        play.board.resize(to: Size(width: Double(area.0), height: Double(area.1)))
        for placement in try solution() {
            play.carry(placement, by: device)
            play.rest()
        }
        expectSolved()
    }

    @Test(arguments: [Device.pointer, .finger], [(960, 690), (360, 500)])
    func withTapsAndButtonsAlone(device: Device, area: (Int, Int)) throws {
        play.board.resize(to: Size(width: Double(area.0), height: Double(area.1)))
        for placement in try solution() {
            let tile = placement.tile
            play.receive(.tap(play.spot(on: tile), by: device))
            for change in play.changes(to: placement) {
                let button = change == .flip ? TileButton.flip : .turn
                play.receive(.tap(play.pieces[button.rawValue].center, by: device))
                play.pass(0.5)
            }
            // A tap on the ghost itself places the tile. A ghost that is near its place but not at it is moved away
            // first.
            let center = play.layout.center(of: placement)
            let near = play.game.board.squares.filter { square in
                play.game.placements.values.allSatisfy { !$0.squares.contains(square) }
            }.sorted { distance(play.place(of: $0), center) < distance(play.place(of: $1), center) }
            for square in near where play.game.placements[tile]?.squares != placement.squares {
                for place in [near[near.count - 1], square] {
                    if play.game.held == nil { play.receive(.tap(play.spot(on: tile), by: device)) }
                    play.pass(0.5)
                    // Avoid places that are under a button.
                    let point = play.place(of: place)
                    if play.board.piece(at: point, by: .pointer).flatMap(TileButton.init) == nil {
                        play.receive(.tap(point, by: device))
                    }
                    play.pass(0.5)
                }
            }
            play.pass(1)
        }
        expectSolved()
    }

    @Test func endIsReportedOnceWhenTheLastTileIsPlaced() throws {
        let all = try solution()
        for placement in all.dropLast() { play.key(placement) }
        play.rest()
        play.key(all[11])
        #expect(play.game.isOver && !play.reported.contains(.finished))
        play.pass(0.25)
        #expect(play.reported.filter { $0 == .finished }.count == 1)
        play.pass(0.2)
        #expect(play.pieces.prefix(12).contains { $0.held > 0 }, "a ripple must run through the tiles")
        play.rest()
        #expect(play.reported.filter { $0 == .finished }.count == 1)
        expectSolved()
        let before = play.pieces
        play.lift(.w)
        play.press(.character("X"))
        play.press(.delete, on: 3)
        play.board.undo(at: play.now)
        play.receive(.tap(play.spot(on: .x)))
        play.rest()
        #expect(play.pieces == before && play.playedMoves.count == play.game.record.count)
    }

    @Test func pressDuringTheLastMoveHoldsNothing() throws {
        let all = try solution()
        for placement in all.dropLast() { play.key(placement) }
        play.rest()
        play.press(.character(Character(all[11].tile.letter)))
        play.receive(.press(play.spot(on: all[0].tile)))
        play.finishByKeys(all[11])
        #expect(play.game.isOver)
        play.receive(.longPress)
        play.receive(.pressEnded)
        #expect(!play.board.holdsPiece)
    }

    private func solution() throws -> [Placement] { try #require(Solution.first(of: play.game)).placements }

    private func expectSolved() {
        play.rest()
        #expect(play.game.isOver)
        #expect(play.faultOfGame == nil)
        #expect(play.faultAtRest == nil)
        #expect(play.recordFault == nil)
        #expect(play.playedMoves == play.game.record)
    }
}
