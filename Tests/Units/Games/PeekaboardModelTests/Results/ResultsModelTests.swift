// SPDX-License-Identifier: GPL-3.0-or-later
import BoardKinds
import GameRecords
import Store
import Testing

@testable import PeekaboardModel

/// The list and the summary of results.
struct ResultsModelTests {
    private let world = World()
    private let play: any AnyPlay
    private let results: ResultsModel

    init() throws {
        play = try PeekaboardModelTests.play("memory", world)
        results = ResultsModel(of: play.anyModel, in: world.store.queue)
    }

    private func add(
        _ count: Int = 1, category: String = "4x4 people 1", moveCount: Int = 10, helps: Int = 0, misses: Int? = 0,
        rating: Double? = 90, moves: String = "0 1"
    ) throws {
        let game = OpenGame(board: "memory", seed: 7, setup: "4x4 people 1", moves: moves, seconds: 60)
        for _ in 0..<count {
            let result = FinishedGame(
                of: game, category: category, finished: 1, moveCount: moveCount, helps: helps, misses: misses,
                rating: rating)
            try world.store.get { store throws(StoreError) in _ = try store.finish(result) }
        }
    }

    private func load() {
        results.load {}
        world.settle()
    }

    private func contents(_ category: String = "4x4 people 1") throws -> ResultsModel.CategoryResults {
        var shown: [ResultsModel.CategoryResults] = []
        results.load(category) { shown.append($0) }
        world.settle()
        #expect(shown.count == 1)
        return try #require(shown.first)
    }

    private func more() -> (games: [FinishedGame], hasMore: Bool)? {
        var shown: [(games: [FinishedGame], hasMore: Bool)] = []
        results.loadMore { shown.append(($0, $1)) }
        world.settle()
        return shown.count == 1 ? shown[0] : nil
    }

    @Test func thereAreNoResultsAtFirst() throws {
        load()
        #expect(results.categories.isEmpty && results.titles.isEmpty && results.galleries.isEmpty)
        let contents = try contents()
        #expect(contents.games.isEmpty && contents.ratings.isEmpty && !contents.hasMore)
        #expect(contents.summary.map(\.value) == ["0"])
    }

    @Test func categoryPlayedLastComesFirst() throws {
        try add(category: "4x4 people 1")
        try add(category: "6x6 computer hard")
        try add(category: "2x2 people 2")
        try add(category: "6x6 computer hard")
        load()
        #expect(results.categories == ["6x6 computer hard", "2x2 people 2", "4x4 people 1"])
        #expect(results.titles == ["6 × 6, perfect-memory computer", "2 × 2, 2 players", "4 × 4, 1 player"])
    }

    @Test func summaryIsThatOfTheCategory() throws {
        try add(moveCount: 12, misses: 2)
        try add(moveCount: 9)
        try add(moveCount: 8, helps: 1)
        try add(category: "2x2 people 1", moveCount: 2)
        let lines = try contents().summary
        #expect(
            lines.map { "\($0.title): \($0.value)" } == [
                "Games: 3", "Best game: 9 moves", "Average: 9.7 moves", "Current streak without avoidable misses: 0",
                "Longest streak without avoidable misses: 1",
            ])
    }

    @Test func withSeveralPlayersThereAreNoStreaks() throws {
        try add(misses: nil, rating: nil)
        let contents = try contents()
        #expect(contents.summary.map(\.title) == ["Games", "Best game", "Average"])
        #expect(contents.ratings.isEmpty)
    }

    @Test func ratingsAreInOrderTheOldestFirst() throws {
        for rating in [80, nil, 90, 100] as [Double?] { try add(rating: rating) }
        #expect(try contents().ratings == [80, 90, 100])
    }

    @Test func ratingsAreLimitedToTheLatestHundred() throws {
        for number in 0..<120 { try add(rating: Double(number)) }
        #expect(try contents().ratings == (20..<120).map(Double.init))
    }

    @Test func gamesAreListedTheLatestFirst() throws {
        try add(moveCount: 8)
        try add(moveCount: 9)
        #expect(try contents().games.map(\.moveCount) == [9, 8])
    }

    @Test(arguments: [(49, 49, false), (50, 50, false), (51, 50, true), (70, 50, true)])
    func atFirstFiftyGamesAreListed(count: Int, listed: Int, hasMore: Bool) throws {
        try add(count)
        let contents = try contents()
        #expect(contents.games.count == listed && contents.hasMore == hasMore)
    }

    @Test(arguments: [(51, [1]), (100, [50]), (101, [50, 1]), (120, [50, 20]), (160, [50, 50, 10])])
    func moreGamesAreLoadedFiftyAtATime(count: Int, steps: [Int]) throws {
        try add(count)
        var ids = try contents().games.map(\.id)
        for (number, step) in steps.enumerated() {
            let (games, hasMore) = try #require(more())
            #expect(games.count == step && hasMore == (number + 1 < steps.count))
            ids += games.map(\.id)
        }
        #expect(ids == (1...count).reversed())
    }

    @Test func oldGamesWithoutMovesCountButAreNotListed() throws {
        try add(3, moves: "")
        try add(2)
        let contents = try contents()
        #expect(contents.games.count == 2 && !contents.hasMore)
        #expect(contents.summary.first?.value == "5" && contents.ratings.count == 5)
    }

    @Test func loadingMoreStopsAtOldGamesWithoutMoves() throws {
        try add(5, moves: "")
        try add(60)
        #expect(try contents().hasMore)
        let (games, hasMore) = try #require(more())
        #expect(games.count == 10 && !hasMore)
    }

    @Test func withoutACategoryThereAreNoMoreGames() throws {
        try add(60)
        let (games, hasMore) = try #require(more())
        #expect(games.isEmpty && !hasMore)
    }

    @Test func resultsOfAFormerCategoryAreNotShown() throws {
        try add(category: "4x4 people 1", moveCount: 1)
        try add(category: "2x2 people 1", moveCount: 2)
        var shown: [Int] = []
        results.load("4x4 people 1") { shown += $0.games.map(\.moveCount) }
        results.load("2x2 people 1") { shown += $0.games.map(\.moveCount) }
        world.settle()
        #expect(shown == [2])
    }

    @Test func moreGamesOfAFormerCategoryAreNotShown() throws {
        try add(60, category: "4x4 people 1")
        _ = try contents("4x4 people 1")
        var shown = 0
        results.loadMore { _, _ in shown += 1 }
        results.load("2x2 people 1") { _ in }
        world.settle()
        #expect(shown == 0)
    }

    @Test func listedGameCanBeReplayed() throws {
        try add(moves: "0 1 2")
        let game = try #require(try contents().games.first)
        let replay = results.replayAction(for: game)
        #expect(replay != nil)
        replay?()
        #expect(play.anyBoard.seed == 7)
    }

    @Test func gameThatCannotBeReadIsNotReplayed() throws {
        try add(moves: "no such move")
        let game = try #require(try contents().games.first)
        #expect(results.replayAction(for: game) == nil)
    }

    @Test func galleriesAreThoseOfTheBoard() throws {
        let tiles = try PeekaboardModelTests.play("pentominoes", world)
        let results = ResultsModel(of: tiles.anyModel, in: world.store.queue)
        tiles.chooseSmallGames()
        tiles.finish()
        results.load {}
        world.settle()
        #expect(results.galleries.map(\.title) == ["3 × 5"] && results.titles == ["3 × 5"])
    }

    @Test func responsesAfterItsReleaseAreIgnored() throws {
        try add()
        var results: ResultsModel? = ResultsModel(of: play.anyModel, in: world.store.queue)
        var shown = 0
        results?.load("4x4 people 1") { _ in shown += 1 }
        results = nil
        world.settle()
        #expect(shown == 0)
    }

    @Test(arguments: [
        (8, 0, "8 moves"), (1, 0, "1 move"), (8, 1, "8 moves, 1 peek"), (8, 2, "8 moves, 2 peeks"),
    ])
    func gameOfMemoryIsListedOnOneLine(moves: Int, peeks: Int, words: String) {
        let game = OpenGame(board: "memory", seed: 1, setup: "")
        let result = FinishedGame(of: game, category: "", finished: 0, moveCount: moves, helps: peeks)
        #expect(MemoryKind.results.game(result) == words)
    }

    @Test func resultsOfPentominoesHaveTimes() throws {
        let tiles = try PeekaboardModelTests.play("pentominoes", world)
        let results = ResultsModel(of: tiles.anyModel, in: world.store.queue)
        for (moves, seconds) in [(14, 100.0), (12, 65)] {
            let game = OpenGame(board: "pentominoes", seed: 7, setup: "6x10", moves: "+F", seconds: seconds)
            let result = FinishedGame(of: game, category: "6x10", finished: 1, moveCount: moves)
            try world.store.get { store throws(StoreError) in _ = try store.finish(result) }
        }
        var lines: [String] = []
        results.load("6x10") { lines = $0.summary.map { "\($0.title): \($0.value)" } }
        world.settle()
        #expect(lines == ["Games: 2", "Best game: 12 moves, 1:05", "Average time: 1:23"])
    }

    @Test func resultsOfPasscodeHaveTargetTimes() throws {
        let circles = try PeekaboardModelTests.play("passcode", world, seed: 3)
        let results = ResultsModel(of: circles.anyModel, in: world.store.queue)
        circles.set("circles", .choice("8"))
        circles.finish()
        var lines: [String] = []
        results.load("8 drifting") { lines = $0.summary.map(\.title) }
        world.settle()
        #expect(
            lines == ["Games", "Best game", "Average time per number", "Best round", "Current streak without misses"])
    }
}
