// SPDX-License-Identifier: GPL-3.0-or-later
import GameRecords
import TemporaryFolders
import Testing

@testable import PeekaboardModel

/// Replaying a finished game, during which nothing is stored.
struct GameReplayTests {
    /// Finishes a game, and makes a move in the next one.
    private func finishedAndAnother(_ name: String, _ world: World = World()) throws -> any AnyPlay {
        let play = try play(name, world)
        play.chooseSmallGames()
        play.finish()
        play.newGame()
        play.move()
        play.rest()
        return play
    }

    @Test(arguments: allBoards) func replayShowsTheSameGameMoveByMove(_ name: String) throws {
        let play = try finishedAndAnother(name)
        let result = try #require(try play.results.first)
        try play.watchAgain()
        #expect(play.anyBoard.seed == result.seed && play.view.result == nil)
        play.restUntilOver()
        let moves = result.moves.split(separator: " ").map(String.init)
        #expect(play.gameState == "\(result.setup) \(result.seed) \(moves)")
        #expect(play.view.result?.button == "Back to Game")
    }

    @Test(arguments: allBoards) func nothingIsStored(_ name: String) throws {
        let play = try finishedAndAnother(name)
        let (storedGame, results) = (try play.storedGame, try play.results)
        try play.watchAgain()
        play.restUntilOver()
        #expect(try play.storedGame == storedGame)
        #expect(try play.results == results)
    }

    @Test(arguments: allBoards) func afterwardsTheUnfinishedGameReturns(_ name: String) throws {
        let play = try finishedAndAnother(name)
        let (before, storedGame) = (play.gameState, try play.storedGame)
        try play.watchAgain()
        play.restUntilOver()
        play.newGame()
        #expect(play.gameState == before && play.view.result == nil)
        #expect(try play.storedGame == storedGame)
        #expect(play.offers.isEmpty)
        play.move()
        #expect(try #require(try play.storedGame).moves.hasPrefix(try #require(storedGame).moves + " "))
    }

    @Test(arguments: allBoards) func newGameDuringTheReplayReturnsToTheUnfinishedGameToo(_ name: String) throws {
        let play = try finishedAndAnother(name)
        let before = play.gameState
        try play.watchAgain()
        for _ in 0..<8 { play.pass(0.5) }
        play.newGame()
        #expect(play.gameState == before)
        play.rest()
        #expect(play.gameState == before && play.view.result == nil)
    }

    @Test(arguments: allBoards) func restartDuringTheReplayLosesNothing(_ name: String) throws {
        let folder = TemporaryFolder()
        let play = try finishedAndAnother(name, World(path: folder.file("games.db")))
        let (before, results) = (play.gameState, try play.results)
        try play.watchAgain()
        for _ in 0..<8 { play.pass(0.5) }
        let again = play.restarted()
        #expect(again.gameState == before)
        #expect(try again.results == results)
    }

    @Test(arguments: allBoards) func withoutAnUnfinishedGameANewOneFollows(_ name: String) throws {
        let play = try play(name)
        play.chooseSmallGames()
        play.finish()
        try play.watchAgain()
        play.restUntilOver()
        play.newGame()
        #expect(play.gameState.hasSuffix("[]") && play.anyBoard.seed == 1000 + play.platform.seedsGiven)
        #expect(try play.storedGame?.seed == play.anyBoard.seed)
        play.finish()
        #expect(try play.results.count == 2)
    }

    @Test(arguments: allBoards) func sizeForTheNextGameWaits(_ name: String) throws {
        let play = try play(name)
        play.finish()
        play.newGame()
        play.move()
        play.rest()
        let before = play.gameState
        try play.watchAgain()
        play.chooseSmallGames()
        play.restUntilOver()
        #expect(play.view.result != nil)
        play.newGame()
        #expect(play.gameState == before)
        play.newGame()
        #expect(try play.storedGame?.setup == play.tested.smallGames.setup)
    }

    @Test(arguments: allBoards) func automaticPlayDuringAReplayLeavesNoMark(_ name: String) throws {
        let play = try finishedAndAnother(name)
        let storedGame = try play.storedGame
        try play.watchAgain()
        play.anyModel.playItself()
        play.restUntilOver()
        #expect(try play.storedGame == storedGame)
        play.newGame()
        play.finish()
        #expect(try play.results.count == 2, "the unfinished game must count")
    }

    @Test(arguments: allBoards) func oneReplayAfterAnotherReturnsToTheUnfinishedGameToo(_ name: String) throws {
        let play = try finishedAndAnother(name)
        let before = play.gameState
        for _ in 0..<3 {
            try play.watchAgain()
            play.pass(1)
        }
        play.newGame()
        #expect(play.gameState == before)
    }

    @Test(arguments: ResumeTests.broken)
    func gameThatCannotBeReadIsNotOffered(name: String, setup: String, moves: String) throws {
        let play = try play(name)
        let game = OpenGame(board: name, seed: 7, setup: setup, moves: moves)
        let finished = FinishedGame(of: game, category: "", finished: 0, moveCount: 1)
        // A record that parses but contains illegal moves is replayed up to the first of them.
        let replay = play.anyModel.replayAction(for: finished)
        #expect((replay == nil) == isUnreadable(setup, moves))
        replay?()
        play.rest()
        play.newGame()
        #expect(play.anyBoard.hasBegun && play.refusals.isEmpty)
    }

    private func isUnreadable(_ setup: String, _ moves: String) -> Bool {
        !["4x4 people 1", "6x10", "12 drifting"].contains(setup) || moves.contains("what") || moves.contains("99999")
    }
}
