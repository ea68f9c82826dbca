// SPDX-License-Identifier: GPL-3.0-or-later
import GameRecords
import Glibc
import Seeding
import TemporaryFolders
import Testing

@testable import Store

/// Files that are not databases, or damaged ones. They are set aside unchanged, and a new database is created.
struct DamagedFileTests {
    let folder = TemporaryFolder()

    @Test func emptyFileIsSetAside() throws {
        write([], to: folder.file())
        try expectSetAside([])
    }

    @Test func textFileIsSetAside() throws {
        try expectSetAside(Array("This is no database.".utf8))
    }

    @Test func randomBytesAreSetAside() throws {
        var generator = SeededGenerator(seed: 1)
        for round in 0..<40 {
            let count = [1, 15, 16, 99, 100, 511, 512, 4096, 4097, 20_000][round % 10]
            try expectSetAside((0..<count).map { _ in UInt8(generator.number(below: 256)) })
        }
    }

    @Test func truncatedFileIsSetAside() throws {
        try makeFullDatabase(at: folder.file())
        let whole = bytes(of: folder.file())
        var generator = SeededGenerator(seed: 2)
        let pages = whole.count / 4096
        let lengths = (0..<50).map { _ in 1 + generator.number(below: whole.count - 1) } + (1..<pages).map { $0 * 4096 }
        for length in lengths { try expectSetAside(Array(whole[..<length])) }
    }

    @Test func randomPagesAreSetAside() throws {
        try makeFullDatabase(at: folder.file())
        let whole = bytes(of: folder.file())
        var generator = SeededGenerator(seed: 3)
        for page in 0..<whole.count / 4096 {
            var damaged = whole
            for byte in 0..<4096 { damaged[page * 4096 + byte] = UInt8(generator.number(below: 256)) }
            try expectSetAside(damaged)
        }
    }

    @Test func flippedBytesOnlyLeadToErrors() throws {
        try makeFullDatabase(at: folder.file())
        let whole = bytes(of: folder.file())
        var generator = SeededGenerator(seed: 4)
        var found = 0
        for round in 0..<200 {
            let folder = TemporaryFolder()
            var damaged = whole
            // Corrupt the file header, the first page, the header of any page, or any place.
            let page = generator.number(below: whole.count / 4096) * 4096
            let (start, length) = [(0, 100), (0, 4096), (page, 64), (0, whole.count)][round % 4]
            for _ in 0..<1 + generator.number(below: 8) {
                damaged[start + generator.number(below: length)] ^= UInt8(1 + generator.number(below: 255))
            }
            write(damaged, to: folder.file())
            let store = Store(path: folder.file())
            for case .setAside(_, let path) in store.incidents {
                found += 1
                try #require(bytes(of: path) == damaged, "round \(round)")
            }
            try #require(store.incidents.count <= 1, "round \(round)")
            useAll(of: store)
        }
        #expect(found > 75)
    }

    @Test func relatedFilesAreSetAsideToo() throws {
        write(Array("no database".utf8), to: folder.file())
        write(Array("its log".utf8), to: folder.file("peekaboard.db-wal"))
        write(Array("its index".utf8), to: folder.file("peekaboard.db-shm"))
        _ = Store(path: folder.file())
        #expect(bytes(of: folder.file("peekaboard.db.damaged-1")) == Array("no database".utf8))
        #expect(bytes(of: folder.file("peekaboard.db.damaged-1-wal")) == Array("its log".utf8))
        #expect(exists(folder.file("peekaboard.db.damaged-1-shm")))
    }

    @Test func earlierFilesThatWereSetAsideAreNotOverwritten() throws {
        write([1], to: folder.file("peekaboard.db.damaged-2"))
        write([2], to: folder.file("peekaboard.db.damaged-3-wal"))
        for round in 1...5 {
            write(Array("damage \(round)".utf8), to: folder.file())
            write(Array("log \(round)".utf8), to: folder.file("peekaboard.db-wal"))
            _ = Store(path: folder.file())
        }
        #expect(bytes(of: folder.file("peekaboard.db.damaged-2")) == [1])
        #expect(bytes(of: folder.file("peekaboard.db.damaged-3-wal")) == [2])
        for (round, number) in zip(1..., [1, 4, 5, 6, 7]) {
            #expect(bytes(of: folder.file("peekaboard.db.damaged-\(number)")) == Array("damage \(round)".utf8))
            #expect(bytes(of: folder.file("peekaboard.db.damaged-\(number)-wal")) == Array("log \(round)".utf8))
        }
    }

    @Test func logOfADeletedFileIsNotUsedForTheNewOne() throws {
        let store = Store(path: folder.file())
        try store.begin(.sample())
        let log = bytes(of: folder.file("peekaboard.db-wal"))
        let other = TemporaryFolder()
        write(log, to: other.file("peekaboard.db-wal"))
        let fresh = Store(path: other.file())
        #expect(fresh.incidents == [])
        #expect(try fresh.openGame(board: "memory") == nil)
    }

    @Test func temporaryFileThatWasLeftBehindIsHarmless() throws {
        write(Array("half a draft".utf8), to: folder.file("peekaboard.db.new"))
        try Store(path: folder.file()).begin(.sample())
        #expect(try Store(path: folder.file()).openGame(board: "memory") == .sample())
        #expect(folder.otherNames == [])
    }

    /// Opens a store on a file with the given bytes, and expects them to be set aside and the store to be empty.
    private func expectSetAside(_ damaged: [UInt8]) throws {
        let folder = TemporaryFolder()
        write(damaged, to: folder.file())
        let store = Store(path: folder.file())
        let aside = folder.file("peekaboard.db.damaged-1")
        try #require(store.incidents == [.setAside(.damaged, path: aside)], "\(damaged.count) bytes")
        try #require(bytes(of: aside) == damaged)
        try #require(folder.otherNames == ["peekaboard.db.damaged-1"])
        try #require(try store.openGame(board: "memory") == nil)
        try store.begin(.sample())
        try store.finish(.sample())
        let next = Store(path: folder.file())
        try #require(next.incidents == [])
        try #require(try next.results(board: "memory").count == 1)
    }

    /// Calls every function of a store, and ignores errors.
    private func useAll(of store: Store) {
        for board in ["memory", "passcode"] {
            _ = try? store.openGame(board: board)
            try? store.append(move: "1", board: board, seconds: 1)
            _ = try? store.results(board: board)
            _ = try? store.summary(board: board)
            _ = try? store.summary(board: board, category: "4x4/1 person")
            _ = try? store.categories(board: board)
            try? store.begin(.sample(board: board))
            try? store.append(move: "1", board: board, seconds: 1)
            _ = try? store.finish(.sample(board: board))
            try? store.close(board: board)
        }
    }
}
