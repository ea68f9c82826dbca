// SPDX-License-Identifier: GPL-3.0-or-later
import TemporaryFolders
import Testing

@testable import PeekaboardModel

/// A game with automatic play does not count.
struct AutomaticPlayTests {
    private func toggle(_ play: any AnyPlay) {
        play.anyModel.activate(play.tested.automaticPlay)
        play.world.settle()
    }

    private func isOn(_ play: any AnyPlay) -> Bool { play.anyModel.isOn(play.tested.automaticPlay) }

    @Test(arguments: allBoards) func itPlaysToTheEndAndStoresNoResult(_ name: String) throws {
        let play = try play(name)
        play.anyModel.playItself()
        play.restUntilOver()
        #expect(play.anyModel.isOver)
        #expect(try play.results.isEmpty)
        #expect(try play.storedGame == nil)
        #expect(play.view.result?.button == "New Game")
    }

    @Test(arguments: allBoards) func markIsStoredOnce(_ name: String) throws {
        let play = try play(name)
        for _ in 0..<3 {
            toggle(play)
            play.pass(0.1)
            toggle(play)
        }
        let words = try #require(try play.storedGame).moves.split(separator: " ")
        #expect(words.count { $0 == "w" } == 1)
    }

    @Test(arguments: allBoards) func continuingByHandStillDoesNotCount(_ name: String) throws {
        let folder = TemporaryFolder()
        let play = try play(name, World(path: folder.file("games.db")))
        toggle(play)
        for _ in 0..<6 { play.pass(0.5) }
        toggle(play)
        #expect(!play.anyModel.isOver && !isOn(play))
        let again = play.restarted()
        again.finish()
        #expect(try again.results.isEmpty)
        #expect(try again.storedGame == nil)
        again.newGame()
        again.finish()
        #expect(try again.results.count == 1, "the next game must count")
    }

    @Test(arguments: allBoards) func toggleShowsWhetherItPlays(_ name: String) throws {
        let play = try play(name)
        #expect(!isOn(play))
        toggle(play)
        #expect(isOn(play))
        toggle(play)
        #expect(!isOn(play))
        toggle(play)
        play.restUntilOver()
        play.newGame()
        #expect(!isOn(play))
    }

    @Test(arguments: allBoards) func newGameStopsIt(_ name: String) throws {
        let play = try play(name)
        toggle(play)
        play.pass(2)
        play.newGame()
        let before = play.gameState
        play.rest()
        #expect(play.gameState == before && !isOn(play))
        #expect(try #require(try play.storedGame).moves.isEmpty)
    }

    @Test(arguments: allBoards) func manualMovesAreIgnoredDuringAutomaticPlay(_ name: String) throws {
        let play = try play(name)
        toggle(play)
        let before = play.gameState
        play.move()
        #expect(play.gameState == before)
    }

    @Test(arguments: [
        ("memory", "Pairs: 8 pairs found in "), ("pentominoes", "Pentominoes: 12 of 12 tiles placed"),
        ("passcode", "Passcode: 3 of 3 rounds won, 0 misses"),
    ])
    func demoPrintsItsResult(name: String, words: String) throws {
        let play = try play(name, seed: 7)
        play.anyModel.playItself()
        play.restUntilOver()
        #expect(play.anyModel.report.hasPrefix(words))
    }
}
