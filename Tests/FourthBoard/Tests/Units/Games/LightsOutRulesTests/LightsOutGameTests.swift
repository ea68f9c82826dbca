// SPDX-License-Identifier: GPL-3.0-or-later
import GameRecords
import Seeding
import Testing

@testable import LightsOutRules

struct LightsOutGameTests {
    private static let seeds = UInt64(1)...300

    private func game(_ level: LightsOutSetup.Level = .easy, seed: UInt64 = 7) -> LightsOutGame {
        LightsOutGame(setup: LightsOutSetup(level: level), seed: seed)
    }

    /// Returns a game after random moves.
    private func played(seed: UInt64) -> LightsOutGame {
        var (game, generator) = (game(.hard, seed: seed), SeededGenerator(seed: seed))
        for _ in 0..<40 { _ = try? game.play(randomMove(&generator)) }
        return game
    }

    private func randomMove(_ generator: inout SeededGenerator) -> LightsOutGame.Move {
        switch generator.number(below: 6) {
        case 0: .undo
        case 1: .redo
        case 2: .hint
        default: .press(generator.number(below: Lights.squares.count + 1))
        }
    }

    @Test func dealOfASeedIsFixed() {
        #expect(game(.easy).deal.squares == [2, 7, 8, 9, 10, 13, 14, 15, 17, 19, 21])
        #expect(game(.easy) == game(.easy))
        #expect(game(.easy, seed: 8).deal != game(.easy).deal)
    }

    @Test(arguments: LightsOutSetup.Level.allCases) func eachDealCanBeSolvedInAtMostItsPresses(
        _ level: LightsOutSetup.Level
    ) {
        for seed in Self.seeds {
            let fewest = game(level, seed: seed).fewestPresses
            #expect((1...level.presses).contains(fewest))
            if level == .easy { #expect(fewest == level.presses) }
        }
    }

    @Test(arguments: [(0, [0, 1, 5]), (2, [1, 2, 3, 7]), (12, [7, 11, 12, 13, 17]), (24, [19, 23, 24])])
    func pressSwitchesTheSquareAndItsNeighbors(square: Int, switched: [Int]) throws {
        var game = game()
        #expect(try game.play(.press(square)) == [.pressed(square)])
        #expect((game.deal ^ game.lights).squares == switched)
    }

    @Test func undoAndRedoGoBackAndForth() throws {
        var game = game(.hard)
        for square in [3, 8, 13] { _ = try game.play(.press(square)) }
        let lights = game.lights
        #expect(try game.play(.undo) == [.undone(13)])
        #expect(try game.play(.undo) == [.undone(8)])
        #expect(try game.play(.redo) == [.redone(8)])
        #expect(game.presses == [3, 8] && game.canUndo && game.canRedo)
        #expect(try game.play(.redo) == [.redone(13)])
        #expect(game.lights == lights)
        #expect(throws: LightsOutGame.Refusal.nothingToRedo) { try game.play(.redo) }
    }

    @Test func pressClearsTheRedoMoves() throws {
        var game = game(.hard)
        for move in [LightsOutGame.Move.press(3), .undo, .press(8)] { _ = try game.play(move) }
        #expect(throws: LightsOutGame.Refusal.nothingToRedo) { try game.play(.redo) }
    }

    @Test(arguments: Array(seeds.prefix(50))) func hintsLeadToTheEndWithTheFewestPresses(_ seed: UInt64) throws {
        var game = game(.hard, seed: seed)
        let fewest = game.fewestPresses
        var events: [LightsOutGame.Event] = []
        while !game.isOver {
            _ = try game.play(.hint)
            events = try game.play(.press(try #require(game.hinted)))
            #expect(game.hinted == nil)
        }
        #expect(events.last == .finished)
        #expect(game.presses.count == fewest && game.hints == fewest)
    }

    @Test func finishedGameRefusesEveryMove() throws {
        var game = game()
        for square in try #require(LightsOutSolver.shared.shortest(for: game.lights)).squares {
            _ = try game.play(.press(square))
        }
        for move in [LightsOutGame.Move.press(0), .undo, .redo, .hint] {
            #expect(throws: LightsOutGame.Refusal.gameOver) { try game.play(move) }
        }
    }

    @Test func refusedMoveChangesNothing() {
        var refused = 0
        for seed in Self.seeds {
            let game = played(seed: seed)
            var generator = SeededGenerator(seed: seed &+ 1000)
            for _ in 0..<20 {
                var next = game
                if (try? next.play(randomMove(&generator))) == nil {
                    refused += 1
                    #expect(next == game)
                } else {
                    #expect(next.record.count == game.record.count + 1)
                }
            }
        }
        #expect(refused > 100)
    }

    @Test func gameSurvivesARoundTripThroughItsNotation() throws {
        for seed in Self.seeds {
            let game = played(seed: seed)
            let moves = game.record.map(\.notation).joined(separator: " ")
            let record = try #require(GameRecord<LightsOutGame>(setup: "5x5 hard", seed: seed, moves: moves))
            #expect(try record.played() == game)
        }
    }

    @Test(arguments: ["", "25", "-1", "01", "x", "+1"]) func invalidMoveIsRefused(_ text: String) {
        #expect(LightsOutGame.Move(notation: text) == nil)
    }

    @Test(arguments: ["", "5x5", "hard", "5x5 ", "6x6 hard", "5x5  hard", "5x5 hard "]) func invalidSetupIsRefused(
        _ text: String
    ) {
        #expect(LightsOutSetup(notation: text) == nil)
    }
}
