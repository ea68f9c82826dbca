// SPDX-License-Identifier: GPL-3.0-or-later
import GameRecords
import Seeding
import TemporaryFolders
import Testing

@testable import Store

/// Summaries of results.
struct SummaryTests {
    let folder = TemporaryFolder()

    @Test func withoutResultsTheSummaryIsEmpty() throws {
        #expect(try Store(path: folder.file()).summary(board: "memory") == Summary())
    }

    @Test func averagesCoverAllGames() throws {
        let store = Store(path: folder.file())
        try store.finish(.sample(moveCount: 10, seconds: 30, helps: 2))
        try store.finish(.sample(moveCount: 15, seconds: 45))
        let summary = try store.summary(board: "memory")
        #expect(summary.count == 2)
        #expect(summary.averageMoves == 12.5)
        #expect(summary.averageSeconds == 37.5)
    }

    @Test func bestGameHasNoPeeksTheFewestMovesTheLeastTimeAndTheLowestID() throws {
        let store = Store(path: folder.file())
        try store.finish(.sample(moveCount: 8, helps: 1))
        #expect(try store.summary(board: "memory").best == nil)
        try store.finish(.sample(moveCount: 14, seconds: 10))
        #expect(try store.summary(board: "memory").best?.id == 2)
        try store.finish(.sample(moveCount: 12, seconds: 50))
        try store.finish(.sample(moveCount: 12, seconds: 40))
        try store.finish(.sample(moveCount: 12, seconds: 40))
        #expect(try store.summary(board: "memory").best?.id == 4)
    }

    @Test func missOrAPeekEndsAStreak() throws {
        let store = Store(path: folder.file())
        func streaks() throws -> [Int?] {
            let summary = try store.summary(board: "memory")
            return [summary.currentStreak, summary.longestStreak]
        }
        for _ in 0..<3 { try store.finish(.sample()) }
        #expect(try streaks() == [3, 3])
        try store.finish(.sample(misses: 1))
        #expect(try streaks() == [0, 3])
        try store.finish(.sample())
        #expect(try streaks() == [1, 3])
        try store.finish(.sample(helps: 1))
        #expect(try streaks() == [0, 3])
        for _ in 0..<4 { try store.finish(.sample()) }
        #expect(try streaks() == [4, 4])
    }

    @Test func withoutKnownMissesThereIsNoStreak() throws {
        let store = Store(path: folder.file())
        for _ in 0..<3 { try store.finish(.sample(category: "4x4/3 people", misses: nil, rating: nil)) }
        let several = try store.summary(board: "memory", category: "4x4/3 people")
        #expect(several.count == 3)
        #expect(several.currentStreak == nil)
        #expect(several.longestStreak == nil)
        #expect(try store.results(board: "memory").allSatisfy { $0.misses == nil && !$0.isFlawless })
        try store.finish(.sample())
        try store.finish(.sample(category: "4x4/3 people", misses: nil, rating: nil))
        let all = try store.summary(board: "memory")
        #expect(all.currentStreak == 0)
        #expect(all.longestStreak == 1)
    }

    @Test func eachCategoryHasItsOwnSummary() throws {
        let store = Store(path: folder.file())
        for number in 0..<6 {
            try store.finish(
                .sample(category: number % 2 == 0 ? "even" : "odd", moveCount: 10 + number, misses: number % 2))
        }
        let even = try store.summary(board: "memory", category: "even")
        #expect(even.count == 3)
        #expect(even.averageMoves == 12)
        #expect(even.currentStreak == 3)
        let odd = try store.summary(board: "memory", category: "odd")
        #expect(odd.best?.moveCount == 11)
        #expect(odd.longestStreak == 0)
        #expect(try store.summary(board: "memory").longestStreak == 1)
    }

    @Test func summaryMatchesADirectCount() throws {
        var generator = SeededGenerator(seed: 3)
        let store = Store(path: nil)
        var results: [FinishedGame] = []
        for _ in 0..<300 {
            var result = FinishedGame.sample(
                moveCount: 8 + generator.number(below: 9), seconds: Double(generator.number(below: 50)),
                helps: generator.number(below: 6) / 5, misses: generator.number(below: 5) / 4)
            result.id = try store.finish(result)
            results.append(result)
            let summary = try store.summary(board: "memory")
            let isFlawless = results.map { $0.misses == 0 && $0.helps == 0 }
            let runs = isFlawless.split(separator: false, omittingEmptySubsequences: false).map(\.count)
            try #require(summary.currentStreak == runs.last)
            try #require(summary.longestStreak == runs.max())
            try #require(
                summary.best
                    == results.filter { $0.helps == 0 }.min {
                        ($0.moveCount, $0.seconds, $0.id) < ($1.moveCount, $1.seconds, $1.id)
                    })
        }
    }
}
