// SPDX-License-Identifier: GPL-3.0-or-later
import BoardKinds
import Testing

@testable import PeekaboardModel

/// The next game, and its seed.
struct NextGameTests {
    @Test(arguments: allBoards) func firstGameHasTheRequestedSeed(_ name: String) throws {
        let play = try play(name, seed: 42)
        #expect(play.anyBoard.seed == 42 && play.anyModel.hasBegun)
        #expect(play.lines == [ConsoleLine(text: "Game seed: 42", kind: .note)])
        #expect(play.platform.seedsGiven == 0)
    }

    @Test(arguments: allBoards) func laterGamesHaveConsecutiveSeeds(_ name: String) throws {
        let play = try play(name, seed: .max - 1)
        var seeds = [play.anyBoard.seed]
        for _ in 0..<3 {
            play.newGame()
            seeds.append(play.anyBoard.seed)
        }
        #expect(seeds == [.max - 1, .max, 0, 1])
    }

    @Test(arguments: allBoards) func withoutASeedEachGameIsRandom(_ name: String) throws {
        let world = World()
        world.platform.seeds = [5, 77, 3]
        let play = try play(name, world)
        #expect(play.anyBoard.seed == 5)
        play.newGame()
        #expect(play.anyBoard.seed == 77)
        play.newGame()
        #expect(play.anyBoard.seed == 3)
        #expect(play.lines.map(\.text) == [5, 77, 3].map { "Game seed: \($0)" })
    }

    @Test(arguments: allBoards) func gameIsStoredBeforeItsFirstMove(_ name: String) throws {
        let play = try play(name, seed: 7)
        let storedGame = try #require(try play.storedGame)
        #expect(storedGame.seed == 7 && storedGame.moves.isEmpty && storedGame.seconds == 0)
        #expect(play.gameState == "\(storedGame.setup) 7 []")
    }

    @Test func boardThatHasNotBegunStoresNothing() throws {
        let play = Play<MemoryKind>()
        #expect(!play.model.hasBegun && !play.board.hasBegun)
        #expect(try play.storedGame == nil)
        #expect(play.lines.isEmpty && play.view.focused == 0)
    }

    @Test(arguments: allBoards) func eachGameStartsWithTheFocusOnTheFirstPiece(_ name: String) throws {
        let play = try play(name)
        #expect(play.view.focused == 1 && play.view.pressesCanceled == 0)
        play.newGame()
        #expect(play.view.focused == 2 && play.view.pressesCanceled == 1)
    }

    @Test(arguments: allBoards) func newGameHidesThePreviousResult(_ name: String) throws {
        let play = try play(name)
        play.chooseSmallGames()
        play.finish()
        #expect(play.view.result != nil)
        play.newGame()
        #expect(play.view.result == nil)
        #expect(play.anyBoard.hasBegun && !play.anyModel.isOver)
    }

    @Test(arguments: allBoards) func newSizeDealsAgainIfNothingWasPlayed(_ name: String) throws {
        let play = try play(name, seed: 9)
        play.chooseSmallGames()
        let storedGame = try #require(try play.storedGame)
        #expect(play.anyBoard.seed == 9 && storedGame.seed == 9)
        #expect(storedGame.setup == play.tested.smallGames.setup)
        #expect(play.gameState == "\(storedGame.setup) 9 []")
        #expect(play.offers.isEmpty)
    }

    @Test(arguments: allBoards) func newSizeWaitsForTheNextGameOnceSomethingWasPlayed(_ name: String) throws {
        let play = try play(name, seed: 9)
        play.move()
        let before = play.gameState
        play.chooseSmallGames()
        #expect(play.gameState == before)
        play.newGame()
        let setup = try #require(try play.storedGame).setup
        #expect(setup == play.tested.smallGames.setup)
        #expect(play.anyBoard.seed == 10)
    }

    @Test(arguments: allBoards) func newSizeWaitsForTheBoardToBegin(_ name: String) throws {
        let world = World()
        for board in testedBoards {
            world.settings(of: board.name).set(board.smallGames.key, to: board.smallGames.value)
        }
        let play = try play(name, world, seed: 3)
        #expect(play.lines.count == 1, "the board must deal only once")
        let setup = try #require(try play.storedGame).setup
        #expect(setup == play.tested.smallGames.setup)
    }

    @Test func sameSeedIsTheSameGameInEachRun() throws {
        for name in allBoards {
            let first = try play(name, seed: 1234)
            let second = try play(name, seed: 1234)
            for play in [first, second] {
                play.chooseSmallGames()
                play.finish()
                play.newGame()
            }
            #expect(first.gameState == second.gameState)
            #expect(try first.results.map(\.moveCount) == second.results.map(\.moveCount))
        }
    }
}
