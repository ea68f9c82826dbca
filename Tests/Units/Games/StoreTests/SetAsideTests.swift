// SPDX-License-Identifier: GPL-3.0-or-later
import GameRecords
import TemporaryFolders
import Testing

@testable import Store

/// Unfinished games that their board cannot read are set aside and never overwritten.
struct SetAsideTests {
    let folder = TemporaryFolder()

    /// Returns a store with a game of three moves.
    private func begun() throws -> Store {
        let store = Store(path: folder.file())
        try store.begin(.sample(seed: 1))
        try store.play(["1", "what", "3"])
        return store
    }

    /// All board names in the database.
    private var boards: [String] {
        get throws { try Database(folder.file()).rows("SELECT board FROM game ORDER BY id") { $0.text(0) } }
    }

    @Test func gameSetAsideKeepsAllItsMoves() throws {
        let store = try begun()
        let kept = try #require(try store.openGame(board: "memory"))
        let name = try #require(try store.setAside(board: "memory"))
        #expect(name == "memory, set aside 1")
        #expect(try store.openGame(board: "memory") == nil)
        var aside = try #require(try Store(path: folder.file()).openGame(board: name))
        aside.board = "memory"
        #expect(aside == kept)
    }

    @Test func nextGameDoesNotAffectIt() throws {
        let store = try begun()
        try store.setAside(board: "memory")
        try store.begin(.sample(seed: 2))
        try store.play(["4"])
        try store.finish(.sample(seed: 2))
        try store.begin(.sample(seed: 3))
        try store.close(board: "memory")
        #expect(try boards == ["memory, set aside 1"])
        #expect(try store.openGame(board: "memory, set aside 1")?.moves == "1 what 3")
    }

    @Test func severalGamesAreAllKept() throws {
        for seed in 1...3 as ClosedRange<UInt64> {
            let store = Store(path: folder.file())
            try store.begin(.sample(seed: seed))
            try store.begin(.sample(board: "passcode", seed: seed))
            try store.setAside(board: "memory")
        }
        #expect(try boards.filter { $0.hasPrefix("memory, set aside ") }.count == 3)
        #expect(try boards.count == 4)
    }

    @Test func movesAreNotAddedToIt() throws {
        let store = try begun()
        try store.setAside(board: "memory")
        #expect(throws: StoreError.noGame) { try store.append(move: "4", board: "memory", seconds: 4) }
        #expect(try store.openGame(board: "memory, set aside 1")?.moves == "1 what 3")
    }

    @Test func gameStartedByAnotherProcessIsLeftAlone() throws {
        let store = try begun()
        try Store(path: folder.file()).begin(.sample(seed: 2))
        #expect(try store.setAside(board: "memory") == nil)
        #expect(try boards == ["memory"])
    }

    @Test func withoutAGameThereIsNothingToSetAside() throws {
        let store = Store(path: folder.file())
        #expect(try store.setAside(board: "memory") == nil)
        try store.begin(.sample())
        #expect(try boards == ["memory"])
    }

    @Test func gameWithMissingMovesIsSetAsideToo() throws {
        let store = try begun()
        try store.database.run("DELETE FROM move WHERE number = 2")
        #expect(throws: StoreError.unusable(.damaged)) { try store.openGame(board: "memory") }
        let name = try #require(try store.setAside(board: "memory"))
        #expect(try store.database.number("SELECT count(*) FROM move") == 2)
        #expect(try boards == [name])
    }

    enum Next: CaseIterable {
        case begin, finish, close
    }

    @Test(arguments: Next.allCases)
    func gameThatCannotBeSetAsideNowIsSetAsideLater(next: Next) throws {
        let store = try begun()
        let other = try Database(folder.file())
        try other.run("BEGIN IMMEDIATE")
        #expect(throws: StoreError.busy) { try store.setAside(board: "memory") }
        try other.run("ROLLBACK")
        switch next {
        case .begin: try store.begin(.sample(seed: 2))
        case .finish: try store.finish(.sample(seed: 2))
        case .close: try store.close(board: "memory")
        }
        #expect(try boards.first == "memory, set aside 1")
        #expect(try store.openGame(board: "memory, set aside 1")?.moves == "1 what 3")
        try store.begin(.sample(seed: 3))
        #expect(try boards == ["memory, set aside 1", "memory"])
    }
}
