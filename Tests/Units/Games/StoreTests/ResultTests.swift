// SPDX-License-Identifier: GPL-3.0-or-later
import GameRecords
import TemporaryFolders
import Testing

@testable import Store

/// Storing and listing finished games.
struct ResultTests {
    let folder = TemporaryFolder()

    @Test func finishingAGameMovesItToTheResults() throws {
        let store = Store(path: folder.file())
        try store.begin(.sample())
        try store.play(["0", "1"])
        let id = try store.finish(.sample())
        #expect(id == 1)
        #expect(try store.openGame(board: "memory") == nil)
        #expect(try store.results(board: "memory") == [FinishedGame.sample().numbered(1)])
        #expect(throws: StoreError.noGame) { try store.append(move: "1", board: "memory", seconds: 1) }
        #expect(try store.database.number("SELECT count(*) FROM move") == 0)
    }

    @Test func allFieldsOfAResultAreStored() throws {
        var result = FinishedGame.sample(
            board: "passcode", category: "", seed: .max, moves: "", moveCount: 0, seconds: 0.125, helps: 3,
            misses: 9, rating: nil)
        result.setup = "12 circles"
        let id = try Store(path: folder.file()).finish(result)
        #expect(try Store(path: folder.file()).results(board: "passcode") == [result.numbered(id)])
    }

    @Test func latestGameComesFirstWhateverItsTime() throws {
        let store = Store(path: folder.file())
        for finished in [300, 100, 200] {
            var result = FinishedGame.sample()
            result.finished = finished
            try store.finish(result)
        }
        #expect(try store.results(board: "memory").map(\.finished) == [200, 100, 300])
        #expect(try store.results(board: "memory", limit: 2).map(\.finished) == [200, 100])
        #expect(try store.results(board: "memory", limit: 0) == [])
        #expect(try store.results(board: "memory", limit: -5) == [])
    }

    @Test func resultsOfAllBoardsAreListedOldestFirst() throws {
        let store = Store(path: nil)
        for (board, setup) in [("memory", "a"), ("passcode", "b"), ("memory", "c"), ("memory", "a")] {
            let game = OpenGame(board: board, seed: 1, setup: setup)
            try store.begin(game)
            try store.finish(FinishedGame(of: game, category: "x", finished: 1, moveCount: 1))
        }
        #expect(try store.allResults().map(\.setup) == ["a", "b", "c", "a"])
        #expect(try store.setups(board: "memory").sorted() == ["a", "c"])
        #expect(try store.setups(board: "other").isEmpty)
    }

    @Test func resultsAreListedInParts() throws {
        let store = Store(path: folder.file())
        for number in 0..<7 { try store.finish(.sample(category: number % 2 == 0 ? "even" : "odd")) }
        #expect(try store.results(board: "memory", category: "even", limit: 3).map(\.id) == [7, 5, 3])
        #expect(try store.results(board: "memory", category: "even", before: 3, limit: 3).map(\.id) == [1])
        #expect(try store.results(board: "memory", before: 1) == [])
    }

    @Test func movesOfOldGamesAreDeleted() throws {
        let store = Store(path: folder.file())
        store.maxGamesWithMoves = 3
        try store.finish(.sample(board: "passcode"))
        for _ in 0..<5 { try store.finish(.sample()) }
        let games = try store.results(board: "memory")
        #expect(games.map(\.moves) == ["0 1 2 3", "0 1 2 3", "0 1 2 3", "", ""])
        #expect(games.allSatisfy { $0.moveCount == 12 })
        #expect(try store.results(board: "passcode").map(\.moves) == ["0 1 2 3"])
    }

    @Test func resultsAreListedByBoardAndCategory() throws {
        let store = Store(path: folder.file())
        try store.finish(.sample(category: "4x4/1 person"))
        try store.finish(.sample(category: "6x6/1 person"))
        try store.finish(.sample(category: "4x4/1 person"))
        try store.finish(.sample(board: "passcode", category: "easy"))
        #expect(try store.results(board: "memory").map(\.id) == [3, 2, 1])
        #expect(try store.results(board: "memory", category: "4x4/1 person").map(\.id) == [3, 1])
        #expect(try store.results(board: "memory", category: "easy") == [])
        #expect(try store.results(board: "pentominoes") == [])
        #expect(try store.categories(board: "memory") == ["4x4/1 person", "6x6/1 person"])
        #expect(try store.categories(board: "passcode") == ["easy"])
        #expect(try store.categories(board: "pentominoes") == [])
    }

    @Test func finishingAGameKeepsTheGamesOfOtherBoards() throws {
        let store = Store(path: folder.file())
        try store.begin(.sample())
        try store.begin(.sample(board: "passcode"))
        try store.finish(.sample())
        #expect(try store.openGame(board: "passcode") != nil)
    }

    @Test func resultThatCannotBeStoredKeepsTheGame() throws {
        let store = Store(path: folder.file())
        try store.begin(.sample())
        try store.play(["1"])
        try store.database.run(
            "CREATE TEMP TRIGGER refuse BEFORE DELETE ON game BEGIN SELECT RAISE(ABORT, 'no'); END")
        #expect(throws: StoreError.self) { try store.finish(.sample()) }
        #expect(try store.results(board: "memory") == [])
        try store.append(move: "2", board: "memory", seconds: 2)
        try store.database.run("DROP TRIGGER refuse")
        #expect(try store.openGame(board: "memory")?.moves == "1 2")
        try store.finish(.sample())
        #expect(try store.results(board: "memory").count == 1)
    }
}
