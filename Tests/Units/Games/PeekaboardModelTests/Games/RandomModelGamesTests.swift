// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import GameRecords
import MemoryRules
import PasscodeRules
import PentominoRules
import Scene
import Seeding
import Store
import Testing

@testable import PeekaboardModel

/// Thousands of games with random moves. In some of them the program restarts, new games are undone, or other games are
/// replayed. The stored game must always equal the one on the board.
struct RandomModelGamesTests {
    /// Plays games with the rules alone, and checks what a saver has stored.
    private func keeps<Rules: GameRules>(
        _ rules: Rules.Type, _ name: String, setups: [Rules.Setup], games: Int,
        move: (Rules, inout SeededGenerator) -> Rules.Move?
    ) throws {
        let world = World()
        let saver = GameSaver(board: name, world.services())
        for seed in 0..<UInt64(games) {
            var chance = SeededGenerator(seed: seed)
            let setup = setups[Int(seed % UInt64(setups.count))]
            var game = Rules(setup: setup, seed: seed)
            saver.begin(seed: seed, setup: setup.notation)
            var time = 0.0
            for _ in 0..<(chance.next() % 24) {
                guard let move = move(game, &chance), (try? game.play(move)) != nil else { continue }
                time += 0.5
                saver.record(move.notation, at: time)
            }
            guard seed % 20 == 0 else { continue }
            let storedGame = try #require(
                try world.store.get { store throws(StoreError) in try store.openGame(board: name) })
            #expect(try GameRecord<Rules>(storedGame)?.played() == game, "seed \(seed)")
            #expect(storedGame.seconds == max(0, Double(game.record.count - 1) / 2), "seed \(seed)")
        }
    }

    @Test func randomMemoryGamesAreStored() throws {
        try keeps(
            MemoryGame.self, "memory", setups: [MemorySetup(), MemorySetup(columns: 2, rows: 2)], games: 2000
        ) { game, chance in
            chance.next() % 9 == 0 ? .peek : .turn(Int(chance.next() % UInt64(game.cards.count)))
        }
    }

    @Test func randomPentominoGamesAreStored() throws {
        let setups = ["6x10", "8x8"].compactMap { PentominoSetup(notation: $0) }
        try keeps(PentominoGame.self, "pentominoes", setups: setups, games: 2000) { game, chance in
            let tile = game.tiles[Int(chance.next() % UInt64(game.tiles.count))]
            let square = Square(column: Int(chance.next() % 6), row: Int(chance.next() % 4))
            let moves: [PentominoGame.Move] = [
                .pick(tile), .turn(.clockwise), .flip, .place(square), .place(square), .letGo, .putBack, .takeOff(tile),
                .undo, .redo,
            ]
            return moves[Int(chance.next() % UInt64(moves.count))]
        }
    }

    @Test func randomPasscodeGamesAreStored() throws {
        let setups = [PasscodeSetup(circleCount: 4), PasscodeSetup(circleCount: 8, variant: .still)]
        try keeps(PasscodeGame.self, "passcode", setups: setups, games: 2000) { game, chance in
            let number = Int(chance.next() % UInt64(game.circles.count)) + 1
            let time = game.time + Int(chance.next() % 500)
            switch chance.next() % 3 {
            case 0: return game.target.map { .tap($0, at: time) }
            case 1: return .tap(number, at: time)
            default: return .landed(number, at: time)
            }
        }
    }

    /// Performs random actions of a player. After each of them, the board and the stored game must agree.
    @Test(arguments: 0..<15 as Range<UInt64>) func boardAndTheStoreAlwaysAgree(seed: UInt64) throws {
        let world = World()
        let name = allBoards[Int(seed) % allBoards.count]
        var play = try play(name, world)
        play.chooseSmallGames()
        var chance = SeededGenerator(seed: seed)
        var finished = 0
        for step in 0..<25 {
            switch chance.next() % 10 {
            case 0: play.newGame()
            case 1: play.offers.last?.undo()
            case 2: play = play.again(seed: nil)
            case 3: if try !play.results.isEmpty { try play.watchAgain() }
            case 4: play.finish()
            default: play.move()
            }
            world.settle()
            play.rest()
            let results = try play.results
            #expect(results.count >= finished, "step \(step)")
            finished = results.count
            #expect(try results.allSatisfy { try play.tested.isWhole($0) }, "step \(step)")
            guard let storedGame = try play.storedGame, play.view.result == nil else { continue }
            let texts =
                "\(storedGame.setup) \(storedGame.seed) \(storedGame.moves.split(separator: " ").map(String.init))"
            let isReplay = results.contains { play.gameState.hasPrefix("\($0.setup) \($0.seed) ") }
            #expect(isReplay || texts == play.gameState, "step \(step)")
        }
        #expect(play.refusals.isEmpty)
    }
}
