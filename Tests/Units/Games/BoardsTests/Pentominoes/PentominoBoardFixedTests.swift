// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import PentominoRules
import Scene
import Testing

/// The tiles of a daily puzzle that are fixed from the start.
@MainActor struct PentominoBoardFixedTests {
    @Test func fixedTileCannotBeLifted() throws {
        let play = PentominoPlay(.daily(PentominoPlay.day, .easy))
        let fixed = play.game.fixed.keys.sorted()
        try #require(!fixed.isEmpty)
        #expect(play.faultAtRest == nil)
        let before = (play.game, play.pieces)
        for tile in fixed {
            let spot = play.spot(on: tile)
            for device in [Device.pointer, .finger] {
                play.receive(.press(spot, by: device))
                #expect(!play.board.holdsPiece)
                play.receive(.pressEnded)
                play.receive(.tap(spot, by: device))
                play.lift(tile, by: device)
                play.receive(.longPress)
                play.receive(.turn(isClockwise: true))
                play.receive(.drop)
            }
            play.receive(.activate(tile.rawValue))
            #expect(play.press(.delete, on: tile.rawValue) == .unused)
            #expect(play.press(.character("R"), on: tile.rawValue) == .unused)
            // The cursor can still move there.
            #expect(play.press(.character(Character(tile.letter))) == .focus(tile.rawValue))
            let finish = play.board.scene.plates[play.piece(tile).back].cells?.finish
            #expect(finish == .inlaid)
        }
        play.rest()
        #expect(play.game == before.0 && play.pieces == before.1)
    }

    @Test func solutionIsPlayedAroundThem() throws {
        let play = PentominoPlay(.daily(PentominoPlay.day, .easy))
        let position = play.board.position(withHeldTile: true)
        #expect(position.fixedCount == play.game.fixed.count && position.tiles == play.game.tray)
        play.board.placeTiles(of: try #require(Solution.first(of: play.game)), at: 0)
        play.rest()
        #expect(play.game.isOver && play.faultAtRest == nil)
    }
}
