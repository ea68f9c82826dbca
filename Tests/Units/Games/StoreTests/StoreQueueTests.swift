// SPDX-License-Identifier: GPL-3.0-or-later
import Dispatch
import GameRecords
import TemporaryFolders
import Testing

@testable import Store

/// A store on its own thread: in order, complete, and without blocking callers.
struct StoreQueueTests {
    let folder = TemporaryFolder()

    @Test func readIncludesAllEarlierWrites() async throws {
        let queue = StoreQueue.sample(path: folder.file())
        queue.ask { store throws(StoreError) in try store.begin(.sample()) }
        for number in 0..<100 {
            queue.play(number)
            guard number % 10 == 0 else { continue }
            let game = try await queue.answer { store throws(StoreError) in try store.openGame(board: "memory") }
            #expect(game?.moves == (0...number).map(String.init).joined(separator: " "))
        }
        queue.ask { store throws(StoreError) in try store.finish(.sample()) }
        #expect(try await queue.answer { store throws(StoreError) in try store.results(board: "memory").count } == 1)
    }

    @Test func atTheEndEverythingIsInOneFile() throws {
        let queue = StoreQueue.sample(path: folder.file())
        queue.ask { store throws(StoreError) in try store.begin(.sample()) }
        for number in 0..<500 { queue.play(number) }
        queue.end()
        #expect(folder.names == ["peekaboard.db"])
        let moves = try Store(path: folder.file()).openGame(board: "memory")?.moves
        #expect(moves == (0..<500).map(String.init).joined(separator: " "))
        // Requests after the end are ignored, without waiting for them.
        queue.play(500)
        queue.end()
    }

    @Test func itEndsWhenItsOwnerIsReleased() throws {
        do {
            let queue = StoreQueue.sample(path: folder.file())
            queue.ask { store throws(StoreError) in try store.begin(.sample()) }
            queue.play(1)
        }
        #expect(folder.names == ["peekaboard.db"])
        #expect(try Store(path: folder.file()).openGame(board: "memory")?.moves == "1")
    }

    @Test func callersDoNotWait() async throws {
        let queue = StoreQueue.sample(path: folder.file())
        let gate = DispatchSemaphore(value: 0)
        queue.ask { store throws(StoreError) in
            gate.wait()
            try store.begin(.sample())
        }
        queue.play(1)
        // If `ask` had waited, this line would never be reached.
        gate.signal()
        #expect(
            try await queue.answer { store throws(StoreError) in try store.openGame(board: "memory")?.moves } == "1")
    }

    @Test func errorsAreDeliveredInOrderAndNothingIsLost() async throws {
        let queue = StoreQueue.sample(path: folder.file())
        _ = try await queue.answer { store throws(StoreError) in try store.begin(.sample()) }
        let other = try Database(folder.file())
        try other.run("BEGIN IMMEDIATE")
        let outcomes = await withCheckedContinuation { continuation in
            let outcomes = Outcomes()
            for number in 0..<20 {
                queue.play(number) { outcomes.all.append((number, $0)) }
            }
            queue.ask({ _ in }) { _ in continuation.resume(returning: outcomes.all) }
        }
        #expect(outcomes.map(\.0) == Array(0..<20))
        for outcome in outcomes { #expect(throws: StoreError.busy) { try outcome.1.get() } }
        try other.run("ROLLBACK")
        queue.play(20)
        let moves = try await queue.answer { store throws(StoreError) in try store.openGame(board: "memory")?.moves }
        #expect(moves == (0...20).map(String.init).joined(separator: " "))
    }

    @Test func itReportsTheIncidentsOfOpening() async throws {
        write(Array("no database".utf8), to: folder.file())
        let queue = StoreQueue.sample(path: folder.file())
        let incidents = try await queue.answer { $0.incidents }
        #expect(incidents == [.setAside(.damaged, path: folder.file("peekaboard.db.damaged-1"))])
        #expect(try await StoreQueue.sample(path: nil).answer { $0.incidents } == [.unavailable(.notWritable)])
    }
}

@MainActor private final class Outcomes {
    var all: [(Int, Result<Void, StoreError>)] = []
    nonisolated init() {}
}
