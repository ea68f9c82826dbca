// SPDX-License-Identifier: GPL-3.0-or-later
import GameRecords
import Glibc
import TemporaryFolders
import Testing

@testable import Store

/// Places in which nothing can be stored. The store still works, and reports what will be lost.
struct UnwritableFolderTests {
    let folder = TemporaryFolder()

    @Test func withoutAPathTheStoreIsInMemory() throws {
        for path in [nil, ""] {
            let store = Store(path: path)
            #expect(store.incidents == [.unavailable(.notWritable)])
            try expectItWorks(store)
        }
    }

    @Test func folderThatCannotBeCreatedIsHarmless() throws {
        write([1], to: folder.file("file"))
        let paths = [
            folder.file("file/below/peekaboard.db"), folder.file("file/peekaboard.db"), "/proc/none/peekaboard.db",
            "/proc/peekaboard.db", folder.file(String(repeating: "long", count: 2000)),
        ]
        for path in paths {
            let store = Store(path: path)
            #expect(store.incidents == [.unavailable(.notWritable)], "\(path)")
            try expectItWorks(store)
        }
        #expect(bytes(of: folder.file("file")) == [1])
    }

    @Test func anythingButAFileIsLeftAlone() throws {
        let places = ["folder", "pipe", "nowhere", "link-to-pipe"].map { folder.file($0) }
        mkdir(places[0], 0o700)
        mkfifo(places[1], 0o600)
        symlink("/nowhere/at/all", places[2])
        symlink(places[1], places[3])
        for path in places {
            let store = Store(path: path)
            #expect(store.incidents == [.unavailable(.notWritable)])
            try expectItWorks(store)
        }
        #expect(folder.names == ["folder", "link-to-pipe", "nowhere", "pipe"])
    }

    @Test func inAReadOnlyFolderTheStoreIsInMemory() throws {
        chmod(folder.path, 0o555)
        let store = asUnprivilegedUser { Store(path: folder.file()) }
        #expect(store.incidents == [.unavailable(.notWritable)])
        try expectItWorks(store)
        #expect(folder.names == [])
    }

    @Test func readOnlyFileIsRead() throws {
        try makeFullDatabase(at: folder.file())
        let whole = bytes(of: folder.file())
        for mode in [0o555, 0o777] as [mode_t] {
            chmod(folder.file(), 0o444)
            chmod(folder.path, mode)
            try asUnprivilegedUser { () throws in
                let store = Store(path: folder.file())
                #expect(store.incidents == [.readOnly])
                #expect(try store.results(board: "memory").count == 120)
                #expect(try store.openGame(board: "memory")?.moves.split(separator: " ").count == 150)
                try store.append(move: "1", board: "memory", seconds: 1)
                try store.finish(.sample())
                #expect(try store.results(board: "memory").count == 121)
            }
            #expect(bytes(of: folder.file()) == whole)
        }
        chmod(folder.file(), 0o644)
        #expect(Store(path: folder.file()).incidents == [])
    }

    @Test func fileInAReadOnlyFolderIsRead() throws {
        try makeFullDatabase(at: folder.file(), results: 3, moves: 3)
        chmod(folder.file(), 0o666)
        chmod(folder.path, 0o555)
        try asUnprivilegedUser { () throws in
            let store = Store(path: folder.file())
            #expect(store.incidents == [.readOnly])
            #expect(try store.results(board: "memory").count == 3)
        }
    }

    @Test func unreadableFileIsLeftAlone() throws {
        try makeFullDatabase(at: folder.file(), results: 3, moves: 3)
        chmod(folder.file(), 0o000)
        chmod(folder.path, 0o777)
        let store = asUnprivilegedUser { Store(path: folder.file()) }
        #expect(store.incidents == [.unavailable(.notWritable)])
        try expectItWorks(store)
        #expect(folder.otherNames == [])
    }

    @Test func damagedFileThatCannotBeSetAsideIsLeftAlone() throws {
        write([1, 2, 3], to: folder.file())
        chmod(folder.path, 0o555)
        let store = asUnprivilegedUser { Store(path: folder.file()) }
        #expect(store.incidents == [.unavailable(.notWritable)])
        try expectItWorks(store)
        #expect(bytes(of: folder.file()) == [1, 2, 3])
        #expect(folder.names == ["peekaboard.db"])
    }

    @Test func pathCanHaveAnyCharacters() throws {
        let path = folder.file("file:a?b#c%20d é/peekaboard.db?mode=memory")
        try makeFullDatabase(at: path, results: 2, moves: 2)
        #expect(exists(path))
        chmod(path, 0o444)
        chmod(folder.path, 0o755)
        chmod(folder.file("file:a?b#c%20d é"), 0o555)
        try asUnprivilegedUser { () throws in
            let store = Store(path: path)
            #expect(store.incidents == [.readOnly])
            #expect(try store.results(board: "memory").count == 2)
        }
    }

    @Test func movesThatDoNotFitOnTheDiskAreWrittenLater() throws {
        let store = Store(path: folder.file())
        try store.begin(.sample())
        let limit = try store.database.number("PRAGMA page_count") + 1
        try store.database.run("PRAGMA max_page_count = \(limit)")
        var refused = 0
        for number in 0..<1000 {
            do throws(StoreError) {
                try store.append(move: String(number), board: "memory", seconds: Double(number))
            } catch {
                try #require(error == .diskFull)
                refused += 1
            }
        }
        #expect(refused > 100)
        #expect(throws: StoreError.diskFull) { try store.begin(.sample(board: String(repeating: "b", count: 9000))) }
        let kept = try #require(try Store(path: folder.file()).openGame(board: "memory"))
        #expect(kept.numberedMoveCount != nil)
        try store.database.run("PRAGMA max_page_count = 1000000")
        try store.append(move: "1000", board: "memory", seconds: 1000)
        #expect(try Store(path: folder.file()).openGame(board: "memory")?.numberedMoveCount == 1001)
    }

    @Test func gameWhoseStartCouldNotBeWrittenIsWrittenLater() throws {
        let store = Store(path: folder.file())
        try store.begin(.sample(seed: 1))
        try store.database.run("PRAGMA query_only = ON")
        #expect(throws: StoreError.notWritable) { try store.begin(.sample(seed: 2)) }
        #expect(throws: StoreError.notWritable) { try store.append(move: "1", board: "memory", seconds: 1) }
        #expect(try Store(path: folder.file()).openGame(board: "memory") == .sample(seed: 1))
        try store.database.run("PRAGMA query_only = OFF")
        try store.append(move: "2", board: "memory", seconds: 2)
        let game = try #require(try Store(path: folder.file()).openGame(board: "memory"))
        #expect(game.seed == 2)
        #expect(game.moves == "1 2")
    }

    @Test func resultsThatCannotBeWrittenAreWrittenLater() throws {
        let store = Store(path: folder.file())
        try store.begin(.sample(seed: 1))
        try store.play(["1"])
        try store.database.run("PRAGMA query_only = ON")
        for _ in 0..<2 {
            #expect(throws: StoreError.notWritable) { try store.finish(.sample(seed: 1, moves: "1")) }
        }
        #expect(throws: StoreError.notWritable) {
            try store.add(solution: "IIL", board: "pentominoes", category: "6x10", found: 1)
        }
        #expect(throws: StoreError.notWritable) { try store.begin(.sample(seed: 2)) }
        try store.database.run("PRAGMA query_only = OFF")
        try store.append(move: "2", board: "memory", seconds: 1)
        let other = Store(path: folder.file())
        #expect(try other.results(board: "memory") == [.sample(seed: 1, moves: "1").numbered(1)])
        #expect(try other.solutions(board: "pentominoes", category: "6x10") == ["IIL"])
        #expect(try other.openGame(board: "memory")?.moves == "2")
    }

    @Test func failedWritesAreTriedOnceMoreAtTheEnd() throws {
        do {
            let store = Store(path: folder.file())
            try store.begin(.sample())
            try store.play(["1"])
            try store.database.run("PRAGMA query_only = ON")
            #expect(throws: StoreError.notWritable) { try store.append(move: "2", board: "memory", seconds: 2) }
            #expect(throws: StoreError.notWritable) { try store.finish(.sample(board: "passcode")) }
            try store.database.run("PRAGMA query_only = OFF")
        }
        let other = Store(path: folder.file())
        #expect(try other.openGame(board: "memory")?.moves == "1 2")
        #expect(try other.results(board: "passcode").count == 1)
    }

    private func expectItWorks(_ store: Store) throws {
        try store.begin(.sample())
        try store.play(["1", "2"])
        #expect(try store.openGame(board: "memory")?.moves == "1 2")
        try store.finish(.sample())
        #expect(try store.results(board: "memory").count == 1)
    }
}
