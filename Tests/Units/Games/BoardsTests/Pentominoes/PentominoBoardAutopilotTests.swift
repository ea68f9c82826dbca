// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import PentominoRules
import Scene
import Testing

/// Restored games, replays, and solutions that the board plays.
@MainActor struct PentominoBoardAutopilotTests {
    @Test func solutionIsPlayedToItsEnd() throws {
        let play = PentominoPlay()
        let solution = try #require(Solution.first(of: play.game))
        play.board.placeTiles(of: solution, at: 0)
        #expect(play.board.isAutomatic && play.board.activity != .still)
        play.rest()
        #expect(play.game.isOver && !play.board.isAutomatic)
        for placement in solution.placements {
            #expect(play.game.placements[placement.tile]?.squares == placement.squares)
        }
        #expect(play.faultAtRest == nil && play.reported.last == .finished)
    }

    @Test func eachTileWaitsAboveItsPlaceBeforeItIsLaid() throws {
        let play = PentominoPlay()
        let solution = try #require(Solution.first(of: play.game))
        var ghost: [Int] = []
        play.board.happened = { event in
            if case .played(.place(let square)) = event {
                let tile = play.game.laid[play.game.laid.count - 1]
                let first = play.game.placements[tile]?.squares[0] ?? square
                #expect(ghost == [first.row + 1, first.column + 1], "\(tile)")
            }
        }
        play.board.placeTiles(of: solution, at: 0)
        play.watch(30, frame: 0.05) { ghost = play.board.ghost.map { [$0.row, $0.column] } ?? [] }
        #expect(play.game.isOver)
    }

    @Test(arguments: PentominoMoment.allCases)
    func solutionIsPlayedFromAnyPosition(moment: PentominoMoment) throws {
        let play = moment.play()
        let solution = try #require(Solution.first(of: play.game))
        play.board.placeTiles(of: solution, at: play.now)
        #expect(!play.board.holdsPiece)
        play.rest()
        #expect(play.game.isOver && play.faultAtRest == nil)
    }

    @Test func inputIsIgnoredDuringAutomaticPlay() throws {
        let play = PentominoPlay()
        let solution = try #require(Solution.first(of: play.game))
        play.receive(.press(play.spot(on: .w)))
        play.board.placeTiles(of: solution, at: 0)
        var moves: [PentominoGame.Move] = []
        play.watch(12, frame: 0.07) {
            moves = play.playedMoves
            let place = play.spot(on: .w)
            for input in [
                Input.press(place), .longPress, .turn(isClockwise: true), .otherTap(place, count: 1),
                .otherTap(place, count: 2), .drag(to: place), .drop, .cancel, .pressEnded, .tap(place), .activate(3),
                .activate(TileButton.turn.rawValue),
            ] { play.receive(input) }
            for key in [Key.character("R"), .character("X"), .escape, .delete, .go(.left)] {
                #expect(play.press(key) == .unused)
            }
            play.board.undo(at: play.now)
            play.board.flip(at: play.now)
            #expect(play.playedMoves == moves || !play.board.isAutomatic)
        }
        play.rest()
        #expect(play.game.isOver)
    }

    @Test func automaticMovesCanBeStopped() throws {
        let solution = try #require(Solution.first(of: PentominoPlay().game))
        for time in stride(from: 0.0, through: 6, by: 0.17) {
            let play = PentominoPlay()
            play.board.placeTiles(of: solution, at: 0)
            play.pass(time)
            let changes = play.changes
            play.board.stopAutomaticMoves(at: play.now)
            #expect(!play.board.isAutomatic && play.game.held == nil && play.changes > changes)
            let laid = play.game.laid
            play.rest()
            #expect(play.game.laid == laid && play.faultAtRest == nil)
            play.press(.character("X"))
            #expect(play.game.held?.tile == .x || laid == play.game.tiles)
        }
    }

    @Test(arguments: PentominoMoment.allCases)
    func replayEndsAtThePositionOfTheOriginal(moment: PentominoMoment) throws {
        let play = moment.play()
        play.press(.escape)
        play.press(.character("R"), on: Pentomino.y.rawValue)
        play.key(Placement(.i, at: Square(column: 0, row: 0)))
        play.board.undo(at: play.now)
        play.press(.delete, on: Pentomino.x.rawValue)
        play.board.undo(at: play.now)
        play.board.redo(at: play.now)
        let other = PentominoPlay(PentominoPlay.small)
        other.board.replay(play.board.setup, seed: play.board.seed, record: play.game.record, at: 5)
        #expect(other.board.isAutomatic && other.changes > 0 && other.game.record == [])
        other.rest()
        #expect(other.game == play.game && other.faultAtRest == nil && other.board.activity == .still)
    }

    @Test func startOfAReplayIsReported() {
        let play = PentominoPlay()
        var activity = Activity.still
        play.board.changed = { activity = play.board.activity }
        play.board.replay(PentominoSetup(), seed: 1, record: [.pick(.x), .place(Square(column: 0, row: 0))], at: 5)
        #expect(activity == play.board.activity && activity != .still)
    }

    @Test func impossibleRecordsThrowAndLeaveTheBoardUnchanged() {
        let records: [[PentominoGame.Move]] = [
            [.place(Square(column: 0, row: 0))], [.pick(.x), .pick(.i)], [.turn(.clockwise)], [.undo],
            [.pick(.x), .place(Square(column: 9, row: 9))], [.takeOff(.f)],
        ]
        for record in records {
            let play = PentominoMoment.turning.play()
            let (game, pieces, moves) = (play.game, play.pieces, play.playedMoves)
            #expect(throws: PentominoGame.Refusal.self) {
                try play.board.restore(PentominoPlay.small, seed: 1, record: record, at: play.now)
            }
            #expect(play.game == game && play.pieces == pieces && play.playedMoves == moves)
            #expect(play.board.setup == PentominoSetup() && play.board.activity == .moving)
        }
    }

    @Test func finishedGameCanBeRestored() throws {
        let play = PentominoPlay(PentominoPlay.small)
        for placement in try #require(Solution.first(of: play.game)).placements { play.key(placement) }
        #expect(play.game.isOver)
        let other = PentominoPlay()
        try other.board.restore(PentominoPlay.small, seed: 7, record: play.game.record, at: 0)
        #expect(other.game == play.game && other.faultAtRest == nil && !other.reported.contains(.finished))
    }
}
