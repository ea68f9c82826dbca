// SPDX-License-Identifier: GPL-3.0-or-later
import CSQLite
import GameRecords
import TemporaryFolders
import Testing

@testable import Store

/// Databases from other versions of the program, and from other programs.
struct VersionTests {
    let folder = TemporaryFolder()
    private let later = Schema(
        steps: Schema.current.steps + [["ALTER TABLE result ADD COLUMN stars INTEGER", "CREATE TABLE later (x TEXT)"]])

    @Test func databaseIdentifiesItsProgramAndVersion() throws {
        _ = Store(path: folder.file())
        let database = try Database(folder.file())
        #expect(try database.number("PRAGMA application_id") == 0x5065_656B)
        #expect(try database.number("PRAGMA user_version") == Schema.current.version)
        #expect(try database.rows("PRAGMA journal_mode") { $0.text(0) } == ["wal"])
    }

    @Test func newerDatabaseIsSetAsideUnchanged() throws {
        do {
            let newer = Store(path: folder.file(), schema: later)
            try newer.begin(.sample())
            try newer.finish(.sample(seed: 99))
        }
        let newer = bytes(of: folder.file())
        let store = Store(path: folder.file())
        let aside = folder.file("peekaboard.db.newer-1")
        #expect(store.incidents == [.setAside(.newer, path: aside)])
        #expect(bytes(of: aside) == newer)
        #expect(try store.results(board: "memory") == [])
        // The newer program can still read it.
        #expect(try Store(path: aside, schema: later).results(board: "memory").map(\.seed) == [99])
    }

    @Test func newerDatabaseIsSetAsideWithItsLog() throws {
        let other = TemporaryFolder()
        let newer = Store(path: other.file(), schema: later)
        try newer.finish(.sample(seed: 99))
        for part in ["peekaboard.db", "peekaboard.db-wal"] { write(bytes(of: other.file(part)), to: folder.file(part)) }
        let log = bytes(of: folder.file("peekaboard.db-wal"))
        #expect(!log.isEmpty)
        let store = Store(path: folder.file())
        let aside = folder.file("peekaboard.db.newer-1")
        #expect(store.incidents == [.setAside(.newer, path: aside)])
        #expect(bytes(of: aside + "-wal") == log)
        #expect(try Store(path: aside, schema: later).results(board: "memory").map(\.seed) == [99])
    }

    @Test func newerDatabasesDoNotOverwriteEachOther() throws {
        for number in 1...3 {
            try Store(path: folder.file(), schema: later).finish(.sample(seed: UInt64(number)))
            _ = Store(path: folder.file())
            for name in ["peekaboard.db", "peekaboard.db-wal", "peekaboard.db-shm"] { write([], to: folder.file(name)) }
            _ = Store(path: folder.file())
            try Database(folder.file()).run("PRAGMA user_version = \(Schema.current.version + 1)")
            _ = Store(path: folder.file())
        }
        #expect(folder.names.filter { $0.contains("newer") && !$0.contains("-shm") && !$0.contains("-wal") }.count == 6)
    }

    @Test func earlierDatabaseIsMigrated() throws {
        do {
            let store = Store(path: folder.file())
            try store.finish(.sample())
            try store.begin(.sample())
            try store.play(["1", "2"])
        }
        let store = Store(path: folder.file(), schema: later)
        #expect(store.incidents == [])
        #expect(try store.database.number("PRAGMA user_version") == Schema.current.version + 1)
        #expect(try store.database.number("SELECT count(*) FROM later") == 0)
        #expect(try store.results(board: "memory") == [FinishedGame.sample().numbered(1)])
        #expect(try store.openGame(board: "memory")?.moves == "1 2")
    }

    @Test func databaseOfTheFirstVersionKeepsItsGamesAndCanStoreSolutions() throws {
        let first = Schema(steps: [Schema.current.steps[0]])
        try Store(path: folder.file(), schema: first).finish(.sample())
        let store = Store(path: folder.file())
        #expect(store.incidents == [])
        #expect(try store.results(board: "memory") == [FinishedGame.sample().numbered(1)])
        #expect(try store.add(solution: "FF", board: "tiles", category: "6x10", found: 1))
    }

    @Test func missesUnknownInTheSecondVersionStayUnknown() throws {
        let second = Schema(steps: Array(Schema.current.steps[..<2]))
        do {
            let store = Store(path: folder.file(), schema: second)
            try store.finish(.sample(misses: 0))
            try store.finish(.sample(misses: 2))
            try store.finish(.sample(category: "4x4 people 2", rating: nil))
            try store.finish(.sample(board: "pentominoes", rating: nil))
            try store.finish(.sample(board: "passcode", rating: nil))
            try store.finish(.sample(board: "passcode", misses: 3, rating: nil))
            try store.database.run("DELETE FROM result WHERE id = 6")
        }
        let store = Store(path: folder.file())
        #expect(store.incidents == [])
        #expect(try store.results(board: "memory").map(\.misses) == [nil, 2, 0])
        #expect(try store.results(board: "pentominoes").map(\.misses) == [nil])
        #expect(try store.results(board: "passcode").map(\.misses) == [0])
        #expect(try store.results(board: "memory").last == .sample().numbered(1))
        // IDs are never reused.
        #expect(try store.finish(.sample()) == 7)
    }

    @Test func failedMigrationChangesNothing() throws {
        try Store(path: folder.file()).finish(.sample())
        let failing = Schema(
            steps: Schema.current.steps + [["CREATE TABLE later (x)", "INSERT INTO nowhere VALUES (1)"]])
        let schema = try Database(folder.file())
        #expect(throws: StoreError.self) { try failing.migrate(schema) }
        #expect(try schema.number("PRAGMA user_version") == Schema.current.version)
        #expect(try schema.number("SELECT count(*) FROM sqlite_schema WHERE name = 'later'") == 0)
    }

    @Test(arguments: [
        "PRAGMA application_id = 1", "PRAGMA user_version = -3", "PRAGMA user_version = 0", "DROP TABLE move",
        "ALTER TABLE result RENAME COLUMN seed TO seee",
    ])
    func invalidSchemaIsTreatedAsDamaged(statement: String) throws {
        _ = Store(path: folder.file())
        do {
            let database = try Database(folder.file())
            try database.run(statement)
        }
        let store = Store(path: folder.file())
        #expect(store.incidents == [.setAside(.damaged, path: folder.file("peekaboard.db.damaged-1"))])
        try store.begin(.sample())
    }

    @Test func additionalTablesAreHarmless() throws {
        _ = Store(path: folder.file())
        do {
            let database = try Database(folder.file())
            try database.run("CREATE TABLE mine (x)")
            try database.run("CREATE INDEX mine_too ON result (seconds)")
        }
        #expect(Store(path: folder.file()).incidents == [])
    }

    @Test func databaseOfAnotherProgramIsSetAside() throws {
        do {
            let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
            try Database(folder.file(), flags: flags).run("CREATE TABLE precious (x)")
        }
        _ = Store(path: folder.file())
        let aside = try Database(folder.file("peekaboard.db.damaged-1"))
        #expect(try aside.number("SELECT count(*) FROM precious") == 0)
    }
}
