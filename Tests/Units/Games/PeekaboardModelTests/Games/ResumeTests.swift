// SPDX-License-Identifier: GPL-3.0-or-later
import GameRecords
import Store
import TemporaryFolders
import Testing

@testable import Boards
@testable import PeekaboardModel

/// Continuing an unfinished game after a restart.
struct ResumeTests {
    private let folder = TemporaryFolder()
    private var world: World { World(path: folder.file("games.db")) }

    @Test(arguments: allBoards) func gameContinuesFromItsLastPosition(_ name: String) throws {
        let play = try play(name, world)
        play.move()
        play.rest()
        play.move()
        play.rest()
        let (before, storedGame) = (play.gameState, try play.storedGame)
        let again = play.restarted()
        #expect(again.gameState == before)
        #expect(again.view.focused == 1 && again.refusals.isEmpty)
        #expect(try again.storedGame == storedGame)
        #expect(again.lines.map(\.text) == ["Game seed: \(play.anyBoard.seed)"])
    }

    @Test func circlesInFlightLandAndAHeldTileIsPutBack() throws {
        let circles = try play("passcode", world)
        circles.move()
        #expect(try #require(try circles.storedGame).moves.split(separator: " ").count == 1)
        let moves = try #require(try circles.restarted().storedGame).moves.split(separator: " ")
        #expect(moves.count == 2 && moves[1].hasPrefix("l"))

        let tiles = try play("pentominoes", world)
        _ = (tiles.anyBoard as? PentominoBoard)?.press(.character("U"), on: 0, shift: false, at: 200)
        #expect(try #require(try tiles.storedGame).moves == "+U")
        #expect(try #require(try tiles.restarted().storedGame).moves == "+U x")
    }

    @Test(arguments: allBoards) func gameWithoutMovesIsNotResumed(_ name: String) throws {
        let play = try play(name, world)
        let again = play.restarted()
        #expect(again.anyBoard.seed != play.anyBoard.seed)
        #expect(try again.storedGame?.seed == again.anyBoard.seed)
    }

    @Test(arguments: allBoards) func seedReplacesTheUnfinishedGame(_ name: String) throws {
        let play = try play(name, world)
        play.move()
        let again = play.restarted(seed: 8)
        #expect(again.anyBoard.seed == 8)
        let storedGame = try #require(try again.storedGame)
        #expect(storedGame.seed == 8 && storedGame.moves.isEmpty)
    }

    @Test(arguments: allBoards) func settingsForTheNextGameDoNotAffectIt(_ name: String) throws {
        let play = try play(name, world)
        play.move()
        play.rest()
        let before = play.gameState
        play.chooseSmallGames()
        let again = play.restarted()
        #expect(again.gameState == before)
        again.newGame()
        #expect(try again.storedGame?.setup == again.tested.smallGames.setup)
    }

    @Test(arguments: allBoards) func timeBetweenTwoRunsDoesNotCount(_ name: String) throws {
        let play = try play(name, world)
        play.move()
        play.platform.time += 7
        play.move()
        let before = try #require(try play.storedGame).seconds
        #expect(before >= 7)
        play.platform.time += 1000
        let again = play.restarted()
        again.move()
        #expect(try #require(try again.storedGame).seconds < before + 100)
    }

    @Test(arguments: allBoards) func finishedGameIsNotResumed(_ name: String) throws {
        let play = try play(name, world)
        play.chooseSmallGames()
        play.finish()
        let again = play.restarted()
        #expect(again.gameState.hasSuffix("[]") && again.anyBoard.seed != play.anyBoard.seed)
        #expect(try again.results.count == 1)
    }

    @Test(arguments: ["people 2", "people 3", "people 4", "computer easy", "computer medium", "computer hard"])
    func playersAreRestoredWithTheirGame(_ players: String) throws {
        let play = try play("memory", world, seed: 7)
        play.set("players", .choice(players))
        play.move()
        play.rest()
        play.set("players", .choice("people 1"))
        let (before, headline) = (play.gameState, play.anyModel.headline)
        #expect(headline?.hasSuffix("0 : 0)") == true)
        let again = play.restarted()
        #expect(again.gameState == before && again.anyModel.headline == headline)
    }

    @Test(arguments: allBoards) func storedGameThatIsOverBecomesAResult(_ name: String) throws {
        let whole = try play(name)
        whole.chooseSmallGames()
        whole.finish()
        let result = try #require(try whole.results.first)

        let world = world
        world.platform.seeds = [50]
        let game = OpenGame(board: name, seed: result.seed, setup: result.setup, moves: result.moves, seconds: 12)
        try world.store.get { store throws(StoreError) in try store.begin(game) }
        let play = try play(name, world)
        var expected = result
        if name != "passcode" { expected.seconds = 12 }
        #expect(try play.results == [expected])
        #expect(play.anyBoard.seed == 50 && play.view.result == nil)
        #expect(try #require(try play.storedGame).moves.isEmpty)
    }

    @Test(arguments: allBoards) func storedGameWithAutomaticPlayIsNotStoredAsResult(_ name: String) throws {
        let whole = try play(name)
        whole.chooseSmallGames()
        whole.finish()
        let result = try #require(try whole.results.first)
        let world = world
        let game = OpenGame(board: name, seed: result.seed, setup: result.setup, moves: result.moves + " w")
        try world.store.get { store throws(StoreError) in try store.begin(game) }
        let play = try play(name, world)
        #expect(try play.results.isEmpty)
        #expect(try #require(try play.storedGame).moves.isEmpty)
    }

    @Test func solutionFoundJustBeforeTheEndIsNotLost() throws {
        let whole = try play("pentominoes")
        whole.chooseSmallGames()
        whole.finish()
        let result = try #require(try whole.results.first)
        let world = world
        let game = OpenGame(board: "pentominoes", seed: result.seed, setup: result.setup, moves: result.moves)
        try world.store.get { store throws(StoreError) in try store.begin(game) }
        _ = try play("pentominoes", world)
        let solutions = try world.store.get { store throws(StoreError) in
            try store.solutions(board: "pentominoes", category: "3x5")
        }
        #expect(solutions.count == 1)
    }

    /// The board, setup, and moves.
    nonisolated static let broken = [
        ("memory", "4x4 people 1", "0 0"), ("memory", "4x4 people 1", "16"), ("memory", "4x4 people 1", "0 b"),
        ("memory", "4x4 people 1", "0 what"), ("memory", "5x5 people 1", "0"), ("memory", "4x4 people 9", "0"),
        ("memory", "", "0"), ("pentominoes", "6x10", "+U @9,0"), ("pentominoes", "6x10", "+U +L"),
        ("pentominoes", "6x10", "+U @99999999999999999999,1"), ("pentominoes", "6x10", "r"),
        ("pentominoes", "7x7", "+U x"), ("pentominoes", "daily 2126-11-21 hard", "+U x"),
        ("pentominoes", "daily 2026-02-29 easy", "+U x"), ("pentominoes", "daily 2026-02-28 brutal", "+U x"),
        ("pentominoes", "", "+U x"), ("passcode", "12 drifting", "l1@5"), ("passcode", "12 drifting", "t13@5"),
        ("passcode", "12 drifting", "t1@9 t2@5"), ("passcode", "13 drifting", "t1@5"),
        ("passcode", "12 flying", "t1@5"),
    ]

    @Test(arguments: broken) func invalidGameIsSetAside(name: String, setup: String, moves: String) throws {
        let world = world
        let broken = OpenGame(board: name, seed: 7, setup: setup, moves: moves, seconds: 0)
        try world.store.get { store throws(StoreError) in try store.begin(broken) }
        let play = try play(name, world)
        let aside = "\(name), set aside 1"
        #expect(
            play.refusals == [
                "Your last game could not be opened, so a new one was started. The old one was saved as “\(aside)”."
            ])
        #expect(play.gameState.hasSuffix("[]") && play.anyBoard.hasBegun)
        let left = try world.store.get { store throws(StoreError) in try store.openGame(board: aside) }
        #expect(left?.setup == setup && left?.moves == moves && left?.seed == 7)
        play.move()
        #expect(try #require(try play.storedGame).moves.isEmpty == false)
    }

    @Test func severalInvalidGamesAreAllKept() throws {
        let world = world
        for number in 1...3 {
            let broken = OpenGame(board: "memory", seed: UInt64(number), setup: "4x4 people 1", moves: "0 0")
            try world.store.get { store throws(StoreError) in try store.begin(broken) }
            _ = try play("memory", world)
        }
        for (id, seed) in [(1, 1), (3, 2), (5, 3)] as [(Int, UInt64)] {
            let left = try world.store.get { store throws(StoreError) in
                try store.openGame(board: "memory, set aside \(id)")
            }
            #expect(left?.seed == seed)
        }
    }

    @Test func invalidGameDoesNotAffectOtherBoards() throws {
        let world = world
        let broken = OpenGame(board: "memory", seed: 7, setup: "4x4 people 1", moves: "0 0")
        try world.store.get { store throws(StoreError) in try store.begin(broken) }
        let play = try play("passcode", world)
        #expect(play.refusals.isEmpty)
        #expect(try world.store.get { store throws(StoreError) in try store.openGame(board: "memory") }?.moves == "0 0")
    }
}
