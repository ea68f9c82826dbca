// SPDX-License-Identifier: GPL-3.0-or-later
// A `Database` owns its connection and its prepared statements. The connection's hook refers to it without owning it.

import CSQLite

/// A connection to an SQLite database. Statements are prepared once and cached.
final class Database {
    private let connection: OpaquePointer
    private var statements: [String: OpaquePointer] = [:]
    /// Whether to wait for locks held by other processes. A transaction that times out clears it until one can begin
    /// again, so that of many moves that cannot be written only the first blocks.
    var waitsForLocks = true {
        didSet { sqlite3_busy_timeout(connection, waitsForLocks ? Self.lockTimeoutInMilliseconds : 0) }
    }

    /// The timeout for locks held by other processes, about a thousand times the length of one of their transactions.
    private static let lockTimeoutInMilliseconds: Int32 = 1000

    /// Opens a file or one of SQLite's `file:` URIs. The file must exist unless `flags` include `SQLITE_OPEN_CREATE`.
    init(_ name: String, flags: Int32 = SQLITE_OPEN_READWRITE) throws(StoreError) {
        var opened: OpaquePointer?
        let code = sqlite3_open_v2(name, &opened, flags | SQLITE_OPEN_URI, nil)
        guard code == SQLITE_OK, let opened else {
            sqlite3_close_v2(opened)
            throw StoreError(code: code, message: String(cString: sqlite3_errstr(code)))
        }
        connection = opened
        sqlite3_busy_timeout(connection, Self.lockTimeoutInMilliseconds)
    }

    deinit {
        for statement in statements.values { sqlite3_finalize(statement) }
        sqlite3_close_v2(connection)
    }

    /// Whether the database is read-only.
    var isReadOnly: Bool { sqlite3_db_readonly(connection, "main") == 1 }

    /// The path of the file; `nil` for a database in memory.
    var path: String? {
        guard let path = sqlite3_db_filename(connection, "main").map({ String(cString: $0) }), !path.isEmpty else {
            return nil
        }
        return path
    }

    /// Called after each commit, on the thread that commits, with the number of pages in the write-ahead log. Setting
    /// it disables automatic checkpoints.
    var committed: (Int) -> Void = { _ in } {
        didSet {
            sqlite3_wal_hook(
                connection,
                { database, _, _, pages in
                    Unmanaged<Database>.fromOpaque(database!).takeUnretainedValue().committed(Int(pages))
                    return SQLITE_OK
                }, Unmanaged.passUnretained(self).toOpaque())
        }
    }

    /// The row ID of the last inserted row.
    var lastRow: Int { Int(sqlite3_last_insert_rowid(connection)) }

    /// Locks the file exclusively for this connection. Call it before anything is read; SQLite then does not create the
    /// shared memory that other processes would need.
    func lockExclusively() throws(StoreError) { try run("PRAGMA locking_mode = EXCLUSIVE") }

    /// Sets whether the write-ahead log is kept as it is, rather than checkpointed, when the last connection closes.
    func keepLogOnClose(_ keeps: Bool) { _ = peekaboard_keep_log_on_close(connection, keeps ? 1 : 0) }

    /// Waits until the contents of the write-ahead log are on the disk.
    func syncLog() { _ = peekaboard_sync_log(connection) }

    /// Executes a statement.
    func run(_ sql: String, _ values: SQLValue...) throws(StoreError) { _ = try rows(sql, values) { _ in } }

    /// Returns all rows of a query, each converted by `read`.
    func rows<Item>(_ sql: String, _ values: [SQLValue] = [], _ read: (SQLRow) -> Item) throws(StoreError) -> [Item] {
        let statement = try prepared(sql)
        defer {
            sqlite3_reset(statement)
            sqlite3_clear_bindings(statement)
        }
        for (index, value) in zip(Int32(1)..., values) { try check(value.bind(to: statement, at: index)) }
        var items: [Item] = []
        while true {
            let code = sqlite3_step(statement)
            guard code == SQLITE_ROW else {
                if code == SQLITE_DONE { return items }
                throw error(code)
            }
            items.append(read(SQLRow(statement: statement)))
        }
    }

    /// Returns the integer in the first row of a query, or 0 if there is none.
    func number(_ sql: String, _ values: SQLValue...) throws(StoreError) -> Int {
        try rows(sql, values) { $0.number(0) }.first ?? 0
    }

    /// Runs `body` in a transaction, which is rolled back if `body` throws.
    func transaction(_ body: () throws(StoreError) -> Void) throws(StoreError) {
        try begin()
        do throws(StoreError) {
            try body()
            try run("COMMIT")
        } catch {
            // After some errors SQLite has already rolled back.
            try? run("ROLLBACK")
            throw error
        }
    }

    private func begin() throws(StoreError) {
        do throws(StoreError) {
            try run("BEGIN IMMEDIATE")
        } catch {
            if error == .busy { waitsForLocks = false }
            throw error
        }
        if !waitsForLocks { waitsForLocks = true }
    }

    /// Replaces the contents of this database with those of another.
    func copyAll(of other: Database) throws(StoreError) {
        guard let backup = sqlite3_backup_init(connection, "main", other.connection, "main") else {
            throw error(sqlite3_errcode(connection))
        }
        sqlite3_backup_step(backup, -1)
        try check(sqlite3_backup_finish(backup))
    }

    private func prepared(_ sql: String) throws(StoreError) -> OpaquePointer {
        if let statement = statements[sql] { return statement }
        var statement: OpaquePointer?
        try check(sqlite3_prepare_v3(connection, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &statement, nil))
        guard let statement else { throw .failed("no statement: " + sql) }
        statements[sql] = statement
        return statement
    }

    private func check(_ code: Int32) throws(StoreError) {
        guard code == SQLITE_OK else { throw error(code) }
    }

    private func error(_ code: Int32) -> StoreError {
        if code == SQLITE_IOERR, peekaboard_has_no_room(connection) != 0 { return .diskFull }
        let code = code == SQLITE_CONSTRAINT ? sqlite3_extended_errcode(connection) : code
        return StoreError(code: code, message: String(cString: sqlite3_errmsg(connection)))
    }

}
