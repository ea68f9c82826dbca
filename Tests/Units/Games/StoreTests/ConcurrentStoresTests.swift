// SPDX-License-Identifier: GPL-3.0-or-later
import GameRecords
import Glibc
import TemporaryFolders
import Testing

@testable import Store

/// Several stores, in this process and in others, that use the same file.
struct ConcurrentStoresTests {
    let folder = TemporaryFolder()

    @Test func concurrentProcessesLoseNothing() async throws {
        let folder = TemporaryFolder(sharedAs: "at-once")
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<4 {
                group.addTask { await #expect(processExitsWith: .success) { try work(in: "at-once") } }
            }
        }
        let store = Store(path: folder.file())
        #expect(store.incidents == [])
        for number in 0..<4 {
            #expect(try store.results(board: "board \(number)").count == 20)
            #expect(try store.openGame(board: "board \(number)")?.moves == "0 1 2 3 4 5 6 7 8 9")
        }
        #expect(try integrity(of: folder.file()) == ["ok"])
        #expect(folder.otherNames == ["0", "1", "2", "3"])
    }

    /// Only what another process can cause is said to be its fault.
    @Test func otherConstraintsAreThoseOfADamagedFile() {
        for (code, error) in [
            (787, StoreError.overtaken), (1555, .overtaken), (19, .unusable(.damaged)), (275, .unusable(.damaged)),
            (1299, .unusable(.damaged)), (2067, .unusable(.damaged)),
        ] {
            #expect(StoreError(code: Int32(code), message: "") == error)
        }
    }

    @Test func onlyOneProcessSetsADamagedFileAside() async throws {
        let folder = TemporaryFolder(sharedAs: "damaged")
        write(Array("no database".utf8), to: folder.file())
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<4 {
                group.addTask { await #expect(processExitsWith: .success) { try work(in: "damaged") } }
            }
        }
        #expect(folder.otherNames == ["0", "1", "2", "3", "peekaboard.db.damaged-1"])
        let store = Store(path: folder.file())
        for number in 0..<4 { #expect(try store.results(board: "board \(number)").count == 20) }
    }

    @Test func latestToStartOwnsTheGame() throws {
        let (first, second) = (Store(path: folder.file()), Store(path: folder.file()))
        try first.begin(.sample(seed: 1))
        try first.play(["1"])
        try second.begin(.sample(seed: 2))
        #expect(throws: StoreError.overtaken) { try first.append(move: "2", board: "memory", seconds: 2) }
        try second.play(["3"])
        // A result of the first store must not affect the game of the second.
        try first.finish(.sample(seed: 1))
        let game = try #require(try second.openGame(board: "memory"))
        #expect(game.seed == 2)
        #expect(game.moves == "3")
        #expect(try second.results(board: "memory").map(\.seed) == [1])
    }

    @Test func latestOfTwoPlayersToMoveOwnsTheGame() throws {
        try Store(path: folder.file()).begin(.sample())
        let (first, second) = (Store(path: folder.file()), Store(path: folder.file()))
        #expect(try first.openGame(board: "memory") == second.openGame(board: "memory"))
        try first.append(move: "1", board: "memory", seconds: 1)
        #expect(throws: StoreError.overtaken) { try second.append(move: "2", board: "memory", seconds: 1) }
        #expect(throws: StoreError.overtaken) { try second.append(move: "3", board: "memory", seconds: 1) }
        try first.append(move: "4", board: "memory", seconds: 1)
        #expect(try second.openGame(board: "memory")?.moves == "1 4")
        try second.append(move: "5", board: "memory", seconds: 1)
        #expect(try Store(path: folder.file()).openGame(board: "memory")?.moves == "1 4 5")
    }

    @Test func busyFileFailsAfterAShortWaitAndNothingIsLost() throws {
        let store = Store(path: folder.file())
        try store.begin(.sample())
        let other = try Database(folder.file())
        try other.run("BEGIN IMMEDIATE")
        let waited = ContinuousClock().measure {
            #expect(throws: StoreError.busy) { try store.append(move: "1", board: "memory", seconds: 1) }
        }
        #expect(waited < .seconds(3))
        #expect(try Store(path: folder.file()).openGame(board: "memory") == .sample())
        try other.run("ROLLBACK")
        try store.append(move: "2", board: "memory", seconds: 2)
        #expect(try store.openGame(board: "memory")?.moves == "1 2")
    }

    @Test func readersDoNotWaitForWriters() throws {
        let store = Store(path: folder.file())
        try store.finish(.sample())
        let other = try Database(folder.file())
        try other.run("BEGIN IMMEDIATE")
        try other.run("DELETE FROM result")
        #expect(try store.results(board: "memory").count == 1)
        #expect(Store(path: folder.file()).incidents == [])
    }

    @Test func openingDoesNotWaitForeverForAnotherProcess() throws {
        try Store(path: folder.file()).finish(.sample())
        let other = open(folder.path, O_RDONLY | O_DIRECTORY)
        flock(other, LOCK_EX)
        defer { close(other) }
        let store = Store(path: folder.file())
        #expect(store.incidents == [.readOnly])
        #expect(try store.results(board: "memory").count == 1)
    }

    @Test func fileInUseIsNotSetAside() throws {
        let newer = Schema(steps: Schema.current.steps + [["CREATE TABLE later (x)"]])
        let other = Store(path: folder.file(), schema: newer)
        try other.begin(.sample())
        let store = Store(path: folder.file())
        #expect(store.incidents == [.unavailable(.busy)])
        try store.begin(.sample(seed: 2))
        #expect(folder.otherNames == [])
        #expect(try other.openGame(board: "memory") == .sample())
    }
}

/// The work of each process: takes a board, finishes games on it, and leaves one unfinished.
private func work(in name: String) throws {
    let folder = TemporaryFolder.shared(as: name)
    let number = (0..<4).first { mkdir("\(folder)/\($0)", 0o700) == 0 } ?? 4
    let board = "board \(number)"
    let store = Store(path: folder + "/peekaboard.db")
    for game in 0...20 {
        try store.begin(.sample(board: board))
        try store.play((0..<10).map(String.init), board: board)
        if game < 20 { try store.finish(.sample(board: board)) }
    }
}
