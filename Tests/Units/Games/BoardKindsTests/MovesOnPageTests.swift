// SPDX-License-Identifier: GPL-3.0-or-later
import BoardKinds
import Boards
import Foundation
import GameRecords
import MemoryRules
import PasscodeRules
import PentominoRules
import PlaygroundSupport
import Scene
import TestTiers
import Testing

/// The moves of a game on a Swift page: the controller plays them, and its board has the same game.
@MainActor struct MovesOnPageTests {
    @Test func randomGamesOfPairsAreRecreated() throws {
        let setups = [
            "2x2 people 1", "4x4 people 1", "6x4 people 3", "4x4 computer hard", "6x3 people 1 of 3", "10x10 people 2",
            "4x3 computer easy of 3", "5x2 people 1",
        ]
        for seed in randomSeeds(400) {
            var random = Dice(seed: seed)
            let setup = try #require(MemorySetup(notation: setups.randomElement(using: &random) ?? ""))
            let board = MemoryBoard(setup: setup, seed: seed, deck: .numbers)
            let cards = 0..<setup.columns * setup.rows
            let game = random.game(MemoryGame(setup: setup, seed: seed)) { random in
                switch Int.random(in: 0..<20, using: &random) {
                case 0: .peek
                case 1...4: .turnBack
                default: .turn(cards.randomElement(using: &random) ?? 0)
                }
            }
            try expectCopy(of: game, on: board, by: GameController(seed: seed))
        }
    }

    @Test func randomGamesOfPentominoesAreRecreated() throws {
        let setups = ["3x5", "5x7", "6x10", "8x8", "daily 2026-11-21 hard", "daily 2024-02-29 easy"]
        for seed in randomSeeds(400) {
            var random = Dice(seed: seed)
            let setup = try #require(PentominoSetup(notation: setups.randomElement(using: &random) ?? ""))
            let board = PentominoBoard(setup: setup, seed: seed, today: { Day.first })
            let game = random.game(PentominoGame(setup: setup, seed: seed)) { random in
                switch Int.random(in: 0..<12, using: &random) {
                case 0, 1: .pick(Pentomino.allCases.randomElement(using: &random) ?? .f)
                case 2: .turn(Bool.random(using: &random) ? .clockwise : .counterclockwise)
                case 3: .flip
                case 4: .letGo
                case 5: .putBack
                case 6: .takeOff(Pentomino.allCases.randomElement(using: &random) ?? .f)
                case 7: .undo
                case 8: .redo
                case 9: .hint
                default:
                    .place(
                        Square(column: .random(in: 0..<10, using: &random), row: .random(in: 0..<6, using: &random)))
                }
            }
            try expectCopy(of: game, on: board, by: TileController(seed: seed))
        }
    }

    @Test func randomGamesOfPasscodeAreRecreated() throws {
        for seed in randomSeeds(400) {
            var random = Dice(seed: seed)
            let count = PasscodeSetup.circleCounts.randomElement(using: &random) ?? 12
            let setup = PasscodeSetup(circleCount: count, variant: Bool.random(using: &random) ? .still : .drifting)
            let board = PasscodeBoard(setup: setup, seed: seed)
            var time = 0
            let targets = board.game.targets.flatMap { $0 }
            var next = 0
            let game = random.game(PasscodeGame(setup: setup, seed: seed)) { random in
                time += Int.random(in: 0...800, using: &random)
                let number = Int.random(in: 1...count, using: &random)
                switch Int.random(in: 0..<6, using: &random) {
                case 0: return .tap(number, at: time)
                case 1, 2:
                    next += 1
                    return .tap(targets[(next - 1) % targets.count], at: time)
                default: return .landed(number, at: time)
                }
            }
            let controller = CircleController(seed: seed)
            try expectCopy(of: game, on: board, by: controller)
            // The flights end, so the game goes on.
            controller.board.setVisible(true, at: 0)
            controller.board.advance(to: 600)
            #expect(controller.board.game.closingMoves.isEmpty)
        }
    }

    @Test func movesGoOnFromThePresentOnes() {
        let gc = GameController(seed: 7)
        gc.play("0 4")
        gc.play("b\n  p ")
        #expect(gc.game.record.map(\.notation) == ["0", "4", "b", "p"])
        #expect(gc.game.peeks == 1 && gc.game.open.isEmpty)
    }

    @Test(arguments: ["0 4 b 99 1", "0 4 b 0 0", "0 4 b +F", "0 4 b 1️⃣", "0 4 b 01"])
    func playingStopsBeforeAnImpossibleMove(_ moves: String) {
        let gc = GameController(seed: 7)
        gc.play(moves)
        #expect(gc.game.record.map(\.notation).prefix(3) == ["0", "4", "b"])
        #expect(gc.game.record.count < moves.split(separator: " ").count)
    }

    @Test func heldTileIsStillHeldAndAMissTurnsBack() {
        let tiles = TileController(seed: 7)
        tiles.play("+F r")
        #expect(tiles.game.held?.tile == .f && tiles.board.holdsPiece)
        #expect(tiles.board.scene.pieces[Pentomino.f.rawValue].isPresent)
        tiles.board.receive(.activate(Pentomino.f.rawValue), at: 1)
        #expect(tiles.game.placements[.f] != nil)
        let gc = GameController(seed: 7)
        gc.play("0 4")
        #expect(gc.game.isMissOpen)
        gc.board.advance(to: 10)
        #expect(!gc.game.isMissOpen && gc.board.activity == .still)
    }

    @Test func heldTileOfARecordedGameIsVisible() throws {
        let board = PentominoBoard(seed: 7, today: { Day.first })
        let record = try #require(GameRecord<PentominoGame>(setup: "6x10", seed: 7, moves: "+F r @3,1"))
        for count in 1...2 {
            board.display(record, after: count, at: 0)
            #expect(board.scene.pieces[Pentomino.f.rawValue].isPresent && board.scene.pieces[0].held == 1)
        }
    }

    @Test func longGamesAreWrittenInSeveralLines() {
        let board = MemoryBoard(seed: 7)
        var game = MemoryGame(setup: board.setup, seed: 7)
        for _ in 0..<200 {
            for move in [.turn(0), .turn(4), .turnBack] as [MemoryGame.Move] { _ = try? game.play(move) }
        }
        board.goOn(from: game, at: 0)
        let text = SwiftPage.text(of: board, controller: "GameController")
        #expect(text.contains("gc.play(\n    \"\"\"\n    0 4 b 0 4 b "))
        #expect(text.split(separator: "\n").allSatisfy { $0.count <= 64 })
        let gc = GameController(seed: 7)
        gc.play(moves(in: text))
        #expect(gc.game == game)
    }

    @Test func notesExplainThePageAndItsMoves() {
        let board = MemoryBoard(seed: 7)
        let notes = SwiftPage.Notes(title: "Pairs", page: "A page.", moves: "Some moves.")
        #expect(
            SwiftPage.text(of: board, controller: "GameController", notes: notes) == """
                //: # Pairs
                //: A page.
                import PlaygroundSupport

                let gc = GameController(seed: 7)
                PlaygroundPage.current.liveView = gc

                """)
        GameController(seed: 7).play("")
        var game = board.game
        _ = try? game.play(.turn(3))
        board.goOn(from: game, at: 0)
        #expect(
            SwiftPage.text(of: board, controller: "GameController", notes: notes).contains(
                "//: Some moves.\ngc.play(\"3\")\nPlaygroundPage"))
    }

    @Test func everyKindSaysHowItsMovesAreWritten() {
        for kind in BoardKinds.all { #expect(kind.movesOnPage.hasSuffix(".") && kind.movesOnPage.contains("“")) }
    }

    /// Shows a game on a board, and expects the moves on its page to recreate it.
    private func expectCopy<Board: GameBoard>(
        of game: Board.Rules, on board: Board, by controller: BoardController<Board>
    ) throws {
        board.goOn(from: game, at: 0)
        for property in board.liveProperties {
            let value = property.inPlay?() ?? property.read()
            guard value != property.defaultValue else { continue }
            controller.set(try #require(controller.described.first { $0.name == property.name }), to: value)
        }
        let text = SwiftPage.text(of: board, controller: "Controller")
        controller.play(moves(in: text))
        #expect(controller.board.setup == board.setup && controller.board.game == game, "\(text)")
        #expect(controller.board.record == game.record)
    }

    /// Returns the argument of `gc.play` in a page.
    private func moves(in text: String) -> String {
        guard let start = text.range(of: "gc.play(")?.upperBound else { return "" }
        return String(text[start...].prefix { $0 != ")" }.filter { $0 != "\"" })
    }
}

/// A random number generator with a seed.
private struct Dice: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &+ 1 }

    mutating func next() -> UInt64 {
        // SplitMix64.
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// Returns a game after up to 300 random moves, of which the rules refuse many.
    mutating func game<Rules: GameRules>(_ start: Rules, move: (inout Dice) -> Rules.Move) -> Rules {
        var game = start
        for _ in 0..<Int.random(in: 0...300, using: &self) { _ = try? game.play(move(&self)) }
        return game
    }
}
