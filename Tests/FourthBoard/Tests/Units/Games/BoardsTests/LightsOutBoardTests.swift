// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import LightsOutRules
import Scene
import TestStages
import Testing

@MainActor struct LightsOutBoardTests {
    @Test(arguments: [true, false]) func sceneAgreesWithTheRules(motion: Bool) {
        let play = LightsOutPlay(motion: motion)
        #expect(play.seen == play.game.lights.squares)
        for square in [0, 12, 12, 24, 7] {
            play.tap(square)
            play.rest()
            #expect(play.seen == play.game.lights.squares)
        }
        #expect(play.game.presses == [0, 12, 12, 24, 7])
        #expect(play.playedMoves == play.game.record)
    }

    @Test func lightFadesForTheFadeTime() {
        let play = LightsOutPlay()
        play.board.fadeTime = 1
        let square = Lights.squares.first { !play.game.lights.contains($0) }!
        play.tap(square)
        play.pass(0.5)
        #expect(play.pieces[25 + square].opacity == 0.5)
        play.pass(0.5)
        #expect(play.pieces[25 + square].opacity == 1)
        #expect(play.board.activity == .still)
    }

    @Test func changingAPropertyDuringAGameChangesNoLight() {
        let play = LightsOutPlay()
        play.tap(12)
        let (game, lights) = (play.game, play.seen)
        for property in play.properties {
            let before = play.board.scene
            for value in property.otherValues {
                property.write(value)
                #expect(property.read() == value, "\(property.name)")
            }
            #expect(play.game == game && play.seen == lights)
            if property.section.title == "Appearance" { #expect(play.board.scene != before, "\(property.name)") }
        }
    }

    @Test func levelAppliesToTheNextGame() {
        let play = LightsOutPlay(level: .easy)
        play.board.level = "hard"
        #expect(play.board.setup.level == .easy)
        play.board.deal(seed: 8, at: play.now)
        #expect(play.board.setup.level == .hard)
        play.board.level = "none"
        #expect(play.board.level == "hard")
    }

    @Test(arguments: [true, false]) func endIsReportedOnceWhenTheLastLightIsOut(motion: Bool) {
        let play = LightsOutPlay(level: .easy, motion: motion)
        for square in play.solution { play.tap(square) }
        #expect(play.isOver && !play.reported.contains(.finished))
        play.pass(play.board.fadeTime)
        #expect(play.reported.count { $0 == .finished } == 1)
        play.rest()
        #expect(play.ending.reported == 1 && play.ending.isRecorded)
        #expect(play.seen.isEmpty && play.board.activity == .still)
    }

    @Test func hintIsMarkedUntilTheNextPress() throws {
        let play = LightsOutPlay()
        play.board.showHint(at: play.now)
        let square = try #require(play.game.hinted)
        #expect(play.board.description(of: square)?.isHinted == true)
        #expect(play.pieces[50].isPresent && play.pieces[50].center == play.pieces[square].center)
        play.tap(square)
        #expect(!play.pieces[50].isPresent)
    }

    @Test func automaticPlayUsesTheFewestPresses() {
        let play = LightsOutPlay(level: .hard)
        play.board.setAutopilot(true, at: play.now)
        play.tap(0)
        #expect(play.board.isAutomatic && play.game.presses.isEmpty)
        play.rest()
        #expect(play.isOver && !play.board.isAutomatic)
        #expect(play.game.presses.count == play.game.fewestPresses)
    }

    @Test func gameCanBeContinuedAfterStoppingAutomaticPlay() {
        let play = LightsOutPlay(level: .hard)
        play.board.setAutopilot(true, at: play.now)
        play.pass(0.5)
        play.board.setAutopilot(false, at: play.now)
        let count = play.game.presses.count
        play.rest()
        #expect(count == 1 && play.game.presses.count == count)
        play.tap(0)
        #expect(play.game.presses.count == count + 1)
    }

    @Test func gameIsReplayedMoveByMove() throws {
        let play = LightsOutPlay(level: .easy)
        play.tap(12)
        play.board.undo(at: play.now)
        play.board.showHint(at: play.now)
        play.playToTheEnd()
        let again = LightsOutPlay(level: .hard)
        again.board.replay(play.board.setup, seed: play.board.seed, record: play.game.record, at: again.now)
        again.rest()
        #expect(again.game == play.game && again.seen == play.seen)
        #expect(again.reported.count { $0 == .finished } == 1)
    }

    @Test func gameIsRestoredAtRest() throws {
        let play = LightsOutPlay()
        for square in [3, 4, 9] { play.tap(square) }
        play.rest()
        let again = LightsOutPlay(level: .hard)
        try again.board.restore(play.board.setup, seed: play.board.seed, record: play.game.record, at: again.now)
        #expect(again.looks(like: play) && again.isSameGame(as: play))
        #expect(again.board.activity == .still)
    }

    @Test func arrowKeysMoveFromSquareToSquare() {
        let board = LightsOutPlay().board
        let ways: [(Direction, Int?)] = [
            (.left, 11), (.right, 13), (.up, 7), (.down, 17), (.rowStart, 10), (.rowEnd, 14), (.first, 0), (.last, 24),
        ]
        for (direction, goal) in ways { #expect(board.piece(from: 12, toward: direction) == goal) }
        #expect(board.piece(from: 2, toward: .up) == nil)
        #expect(board.tabOrder == Array(0..<25))
    }

    @Test func fromRightToLeftTheFirstColumnIsOnTheRight() {
        let board = LightsOutPlay().board
        let left = board.scene.pieces[0].center
        board.readsRightToLeft = true
        #expect(board.scene.pieces[4].center == left && board.scene.pieces[29].center == left)
        #expect(board.piece(from: 0, toward: .left) == 1)
    }

    @Test func pressRaisesTheSquareUntilItEnds() {
        let play = LightsOutPlay()
        play.receive(.press(play.pieces[6].center))
        play.pass(1)
        #expect(play.pieces[6].held == 1 && play.pieces[31].held == 1)
        play.receive(.pressEnded)
        play.pass(1)
        #expect(play.pieces[6].held == 0 && play.pieces[31].held == 0)
    }

    /// The two states must be distinct in grayscale.
    @Test(arguments: [false, true]) func lightIsMuchLighterThanItsSquare(isDark: Bool) {
        let board = LightsOutPlay().board
        board.isDark = isDark
        let plates = board.scene.plates
        let (square, light) = (plates[board.scene.pieces[0].front].fill, plates[board.scene.pieces[25].front].fill)
        #expect(contrast(light, square) >= 7)
    }
}
