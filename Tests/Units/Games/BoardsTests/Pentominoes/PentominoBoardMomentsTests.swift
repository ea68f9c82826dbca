// SPDX-License-Identifier: GPL-3.0-or-later
import PentominoRules
import Scene
import TestStages
import Testing

@testable import Boards

/// Interruptions at any moment leave the game intact and the board in a correct state.
@MainActor struct PentominoBoardMomentsTests {
    @Test(arguments: PentominoMoment.allCases)
    func propertiesApplyImmediately(moment: PentominoMoment) {
        let first = moment.play()
        for (index, property) in first.board.liveProperties.enumerated() {
            for value in property.otherValues.prefix(2) {
                let play = moment.play()
                let game = play.game
                let changes = play.changes
                let live = play.board.liveProperties[index]
                live.write(value)
                #expect(live.read() == value)
                #expect(play.game == game)
                if live.section == .look { #expect(play.changes > changes, "\(live.name) must cause a redraw") }
                if live.name == "trayScale" { expectSizes(of: play) }
                expectGoodEnd(of: play, "\(live.name) \(value)")
            }
        }
    }

    @Test(arguments: PentominoMoment.allCases)
    func appearanceChangesAreVisibleImmediately(moment: PentominoMoment) {
        let play = moment.play()
        let color = Color(rgb: 0x123456)
        play.board.background = color
        #expect(play.board.scene.background == color)
        play.board.boardColor = color
        #expect(play.board.scene.plates[play.pieces[14].back].fill == color)
        let letter = { play.board.scene.plates[play.piece(.n).back].cells?.letter }
        #expect(letter() == "N")
        play.board.showsLetters = false
        #expect(letter() == nil)
        play.board.background = PentominoConstants.background
        play.board.isDark = true
        #expect(play.board.scene.background == PentominoBoard.looks.last?.dark["background"])
        expectGoodEnd(of: play, "looks")
    }

    @Test(arguments: PentominoMoment.allCases)
    func resizeKeepsEverythingInPlace(moment: PentominoMoment) {
        for size in [(360, 500), (1920, 1000), (961, 690), (700, 300)] {
            let play = moment.play()
            let (game, changes) = (play.game, play.changes)
            play.board.marksDeadRegions = true
            play.board.deadRegions = [[Square(column: 9, row: 5)]]
            let reported = play.changes
            play.board.resize(to: Size(width: Double(size.0), height: Double(size.1)))
            #expect(play.game == game && play.changes == reported && reported > changes)
            expectSizes(of: play)
            if let tile = play.game.held?.tile, let landing = landing(of: play) {
                // A drop now must land at the mark that is visible now.
                play.receive(play.board.ghost == nil ? .drop : .activate(tile.rawValue))
                #expect(play.game.placements[tile].map(play.layout.center(of:)) == landing)
            }
            expectGoodEnd(of: play, "size")
        }
    }

    @Test(arguments: PentominoMoment.allCases)
    func emptySizeIsIgnored(moment: PentominoMoment) {
        let play = moment.play()
        let pieces = play.pieces
        for size in [Size(width: 0, height: 100), Size(width: -1, height: -1)] { play.board.resize(to: size) }
        #expect(play.pieces == pieces)
        play.board.resize(to: Size(width: 1, height: 1))
        play.board.resize(to: Size(width: 960, height: 690))
        expectGoodEnd(of: play, "small")
    }

    @Test(arguments: PentominoMoment.allCases)
    func cancelAndEscapeRestoreThePreviousState(moment: PentominoMoment) {
        let play = moment.play()
        let home = play.game.held?.home
        let tile = play.game.held?.tile
        play.receive(.cancel)
        play.press(.escape)
        #expect(play.game.held == nil && !play.board.holdsPiece)
        if let tile { #expect(play.game.placements[tile] == home && play.game.orientations[tile] == Orientation()) }
        expectGoodEnd(of: play, "cancel")
    }

    @Test(arguments: PentominoMoment.allCases, [true, false])
    func motionCanBeSwitchedAtAnyMoment(moment: PentominoMoment, motion: Bool) {
        for then in [Input.drop, .cancel, .turn(isClockwise: true), .activate(Pentomino.f.rawValue), .longPress] {
            let play = moment.play(motion: !motion)
            play.board.allowsMotion = motion
            play.receive(then)
            if !motion { play.board.undo(at: play.now) }
            play.rest()
            #expect(play.faultAtRest == nil, "\(then)")
            expectGoodEnd(of: play, "\(then)")
        }
    }

    @Test(arguments: PentominoMoment.allCases)
    func withoutMotionNothingMovesAndTheEndIsTheSame(moment: PentominoMoment) {
        let (moving, still) = (moment.play(), moment.play(motion: false))
        #expect(still.board.activity != .moving)
        still.pass(0)
        #expect(still.board.activity == .still)
        #expect(still.game == moving.game)
        let pieces = still.pieces
        moving.rest()
        still.rest()
        #expect(still.pieces == pieces, "nothing must have been in motion")
        for tile in still.game.tiles {
            let (a, b) = (still.piece(tile), moving.piece(tile))
            #expect(distance(a.center, b.center) < 1e-9)
            #expect(
                (a.scale, a.rotation, a.turn, a.held, a.opacity) == (b.scale, b.rotation, b.turn, b.held, b.opacity))
            #expect(a.back == b.back && a.isPresent == b.isPresent)
        }
    }

    @Test(arguments: PentominoMoment.allCases)
    func savedGameIsRestoredAtRest(moment: PentominoMoment) throws {
        let play = moment.play()
        var wanted = play.game
        if wanted.held != nil { _ = try wanted.play(.putBack) }
        let other = PentominoPlay(PentominoPlay.small)
        other.lift(other.game.tiles[0])
        try other.board.restore(play.board.setup, seed: play.board.seed, record: play.game.record, at: other.now)
        #expect(other.game == wanted)
        #expect(other.faultAtRest == nil && other.board.activity == .still)
        // The move that ended the hold is reported so that it can be stored.
        if play.game.held != nil { #expect(other.playedMoves.last == .putBack) }
        expectGoodEnd(of: other, "restored")
    }

    @Test(arguments: PentominoMoment.allCases)
    func newGameCancelsEverythingInProgress(moment: PentominoMoment) {
        let play = moment.play()
        play.board.chosenPuzzle = .board(TileBoard.ladder[2])
        play.board.deal(seed: 3, at: play.now)
        #expect(play.game.record == [] && play.game.board == TileBoard.ladder[2])
        #expect(play.faultAtRest == nil && play.board.activity == .still && !play.board.holdsPiece)
        let pieces = play.pieces
        play.receive(.drag(to: Point(x: 100, y: 100)))
        play.receive(.drop)
        play.rest()
        #expect(play.pieces == pieces)
        #expect(play.pieces.prefix(12).count { $0.isPresent } == 5)
    }

    @Test(arguments: PentominoMoment.allCases)
    func framesOfAnyLengthLeadToTheSameEnd(moment: PentominoMoment) {
        func end(_ frame: Double) -> PentominoPlay {
            let play = moment.play()
            play.watch(0.5, frame: frame)
            play.receive(.drop)
            play.receive(.activate(Pentomino.w.rawValue))
            play.watch(0.5, frame: frame)
            play.press(.escape)
            play.watch(10, frame: max(frame, 0.1))
            return play
        }
        let wanted = end(10)
        for frame in [1.0 / 30, 1.0 / 60, 1.0 / 144] {
            let play = end(frame)
            #expect(play.game == wanted.game)
            #expect(play.board.activity == .still && wanted.board.activity == .still)
            for tile in play.game.tiles {
                #expect(distance(play.piece(tile).center, wanted.piece(tile).center) < 1e-9)
                #expect(play.piece(tile).back == wanted.piece(tile).back)
            }
        }
    }

    // MARK: - Expectations

    /// Expects everything at rest to have the size and place of its layout.
    private func expectSizes(of play: PentominoPlay) {
        let layout = play.layout
        for tile in play.game.tiles {
            let isLarge = play.game.placements[tile] != nil || play.game.held?.tile == tile
            #expect(isClose(play.unit(of: tile), isLarge ? layout.unit : layout.trayUnit))
            if tile != play.game.held?.tile { #expect(play.piece(tile).center == play.restingPosition(of: tile)) }
        }
    }

    private func landing(of play: PentominoPlay) -> Point? {
        let mark = play.pieces[PentominoPlay.Mark.landing]
        let isLegal = mark.isPresent && play.board.scene.plates[mark.front].cells?.finish == .outlined
        return isLegal ? mark.center : nil
    }

    /// Expects the board to come to rest in agreement with the rules, first with the held tile and then without it.
    private func expectGoodEnd(of play: PentominoPlay, _ what: String) {
        #expect(play.faultOfGame == nil, "\(what)")
        play.rest()
        #expect(play.board.activity == .still && play.faultAtRest == nil, "\(what)")
        play.receive(.cancel)
        play.press(.escape)
        play.rest()
        #expect(play.game.held == nil && play.faultAtRest == nil && play.faultOfGame == nil, "\(what)")
        #expect(play.recordFault == nil, "\(what)")
    }
}
