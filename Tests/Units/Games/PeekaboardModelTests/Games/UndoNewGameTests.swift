// SPDX-License-Identifier: GPL-3.0-or-later
import Testing

@testable import PeekaboardModel

/// Undoing the start of a new game.
struct UndoNewGameTests {
    @Test(arguments: allBoards) func previousGameReturnsWithAllItsMoves(_ name: String) throws {
        let play = try play(name)
        play.move()
        play.rest()
        play.move()
        play.rest()
        let (before, storedGame) = (play.gameState, try play.storedGame)
        play.newGame()
        #expect(play.gameState != before)
        #expect(play.offers.map(\.message) == ["New game started"])
        try play.acceptUndo()
        #expect(play.gameState == before)
        #expect(try play.storedGame == storedGame)
    }

    @Test(arguments: allBoards) func movesOfTheNewGameAreDiscarded(_ name: String) throws {
        let play = try play(name)
        play.chooseSmallGames()
        play.move()
        play.rest()
        let before = play.gameState
        play.newGame()
        play.move()
        play.rest()
        try play.acceptUndo()
        #expect(play.gameState == before)
        play.finish()
        #expect(try play.results.count == 1)
    }

    @Test(arguments: allBoards) func thereIsNoOfferIfNothingWasPlayed(_ name: String) throws {
        let play = try play(name)
        play.newGame()
        #expect(play.offers.isEmpty)
    }

    @Test(arguments: allBoards) func thereIsNoOfferForAFinishedGame(_ name: String) throws {
        let play = try play(name)
        play.chooseSmallGames()
        play.finish()
        play.newGame()
        #expect(play.offers.isEmpty)
    }

    @Test(arguments: allBoards) func nextGameWithdrawsTheOffer(_ name: String) throws {
        let play = try play(name)
        var (made, withdrawn) = (0, 0)
        play.anyModel.happened = { event in
            guard case .undoOffered(let offer) = event else { return }
            made += 1
            offer.withdrawn = { withdrawn += 1 }
        }
        play.move()
        play.newGame()
        #expect((made, withdrawn) == (1, 0))
        play.newGame()
        #expect((made, withdrawn) == (1, 1))
    }

    @Test(arguments: allBoards) func replayWithdrawsTheOffer(_ name: String) throws {
        let play = try play(name)
        play.chooseSmallGames()
        play.finish()
        play.newGame()
        var withdrawn = 0
        play.anyModel.happened = { if case .undoOffered(let offer) = $0 { offer.withdrawn = { withdrawn += 1 } } }
        play.move()
        play.newGame()
        try play.watchAgain()
        #expect(withdrawn == 1)
    }

    @Test(arguments: allBoards) func gameWithAutomaticPlayStillDoesNotCount(_ name: String) throws {
        let play = try play(name)
        play.move()
        play.anyModel.playItself()
        for _ in 0..<4 { play.pass(0.5) }
        play.newGame()
        try play.acceptUndo()
        #expect(try #require(try play.storedGame).moves.contains(" w"))
        play.finish()
        #expect(try play.results.isEmpty)
    }

    @Test(arguments: allBoards) func gameOfAnotherSizeReturns(_ name: String) throws {
        let play = try play(name)
        play.move()
        play.rest()
        let before = play.gameState
        play.chooseSmallGames()
        play.newGame()
        try play.acceptUndo()
        #expect(play.gameState == before)
        play.newGame()
        #expect(try play.storedGame?.setup == play.tested.smallGames.setup)
    }

    @Test func dailyPuzzleReturnsWhenItIsPrepared() throws {
        let world = World()
        world.settings(of: "pentominoes").set("game", to: "daily easy")
        let play = try play("pentominoes", world)
        play.move()
        let before = play.gameState
        play.newGame()
        try play.acceptUndo()
        #expect(play.gameState == before)
    }

    @Test func timeOfTheRestoredGameContinues() throws {
        let play = try play("memory")
        play.move()
        play.platform.time += 30
        play.move()
        play.rest()
        let before = try #require(try play.storedGame).seconds
        #expect(before >= 30)
        play.newGame()
        play.platform.time += 500
        try play.acceptUndo()
        #expect(try #require(try play.storedGame).seconds == before)
    }
}
