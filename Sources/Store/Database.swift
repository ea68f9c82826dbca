// A `Database` owns one connection and its prepared statements, and ends them when it is let go. The connection refers to it
// without owning it.

import CSQLite

/// A connection to an SQLite database. Statements are prepared once and kept.
final class Database {
    private let connection: OpaquePointer
    private var statements: [String: OpaquePointer] = [:]
    /// Whether others are waited for. Who has waited in vain does not wait again until it has had its turn: of many moves
    /// that cannot be written, only the first takes time.
    var isPatient = true {
        didSet { sqlite3_busy_timeout(connection, isPatient ? Self.patienceInMilliseconds : 0) }
    }

    /// How long to wait for other processes. One transaction of theirs takes a thousandth of it.
    private static let patienceInMilliseconds: Int32 = 1000

    /// Opens a file, which must be there unless the flags tell to create it, or one of SQLite's `file:` addresses.
    init(_ name: String, flags: Int32 = SQLITE_OPEN_READWRITE) throws(StoreError) {
        var opened: OpaquePointer?
        let code = sqlite3_open_v2(name, &opened, flags | SQLITE_OPEN_URI, nil)
        guard code == SQLITE_OK, let opened else {
            sqlite3_close_v2(opened)
            throw StoreError(code: code, message: String(cString: sqlite3_errstr(code)))
        }
        connection = opened
        sqlite3_busy_timeout(connection, Self.patienceInMilliseconds)
    }

    deinit {
        for statement in statements.values { sqlite3_finalize(statement) }
        sqlite3_close_v2(connection)
    }

    /// Whether nothing can be written.
    var isReadOnly: Bool { sqlite3_db_readonly(connection, "main") == 1 }

    /// The file; nil for a database in memory.
    var path: String? {
        guard let path = sqlite3_db_filename(connection, "main").map({ String(cString: $0) }), !path.isEmpty else {
            return nil
        }
        return path
    }

    /// Called after each commit with the number of pages that the write-ahead log has then, on the thread that has committed. The
    /// log is no longer taken into the file by itself then.
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

    /// The number of the row that was inserted last.
    var lastRow: Int { Int(sqlite3_last_insert_rowid(connection)) }

    /// Keeps the file to this connection alone. To be called before anything is read; what others need to share the file with it
    /// is not made then.
    func claim() throws(StoreError) { try run("PRAGMA locking_mode = EXCLUSIVE") }

    /// Whether the write-ahead log is left as it is when the last connection is closed; else it is taken into the file.
    func keepLogOnClose(_ keeps: Bool) { _ = peekaboard_keep_log_on_close(connection, keeps ? 1 : 0) }

    /// Waits until the disk has what the write-ahead log has.
    func syncLog() { _ = peekaboard_sync_log(connection) }

    /// Carries out a statement.
    func run(_ sql: String, _ values: Value...) throws(StoreError) { _ = try rows(sql, values) { _ in } }

    /// All rows that a statement finds, each as `read` makes it.
    func rows<Item>(_ sql: String, _ values: [Value] = [], _ read: (Row) -> Item) throws(StoreError) -> [Item] {
        let statement = try prepared(sql)
        defer {
            sqlite3_reset(statement)
            sqlite3_clear_bindings(statement)
        }
        for (place, value) in zip(Int32(1)..., values) { try check(value.bind(to: statement, at: place)) }
        var items: [Item] = []
        while true {
            let code = sqlite3_step(statement)
            guard code == SQLITE_ROW else {
                if code == SQLITE_DONE { return items }
                throw error(code)
            }
            items.append(read(Row(statement: statement)))
        }
    }

    /// The whole number in the first row that a statement finds; 0 where there is none.
    func number(_ sql: String, _ values: Value...) throws(StoreError) -> Int {
        try rows(sql, values) { $0.number(0) }.first ?? 0
    }

    /// Does `body` wholly or, if it throws, not at all.
    func transaction(_ body: () throws(StoreError) -> Void) throws(StoreError) {
        try begin()
        do throws(StoreError) {
            try body()
            try run("COMMIT")
        } catch {
            // After some errors SQLite has rolled back by itself.
            try? run("ROLLBACK")
            throw error
        }
    }

    private func begin() throws(StoreError) {
        do throws(StoreError) {
            try run("BEGIN IMMEDIATE")
        } catch {
            if error == .busy { isPatient = false }
            throw error
        }
        if !isPatient { isPatient = true }
    }

    /// Replaces all that is in here by what is in another database.
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
        return StoreError(code: code, message: String(cString: sqlite3_errmsg(connection)))
    }

}
