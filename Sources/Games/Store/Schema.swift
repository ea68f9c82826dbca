// SPDX-License-Identifier: GPL-3.0-or-later
/// The layout of the database, as migration steps from each version to the next. A new database also runs all of them,
/// so that new and migrated databases are identical.
struct Schema {
    /// The statements that lead to version 1, to version 2, and so on. A step must not change once it is released.
    let steps: [[String]]

    /// The version that the last step leads to; the database stores it as its `user_version`.
    var version: Int { steps.count }

    /// Identifies databases of this program (the bytes of `Peek`); see `application_id` in SQLite's documentation.
    static let application = 0x5065_656B

    /// The current layout. A seed is stored as the signed number with the same bits. `FinishedGame.helps` and `misses`
    /// are the columns `peeks` and `avoidable`, named by the first version.
    ///
    /// Games and results use AUTOINCREMENT so that a number is never reused: that lets a process detect that the game
    /// in progress is not the one it started.
    static let current = Schema(steps: [
        [
            "PRAGMA application_id = \(application)",
            """
            CREATE TABLE game (
                id INTEGER PRIMARY KEY AUTOINCREMENT,
                board TEXT NOT NULL UNIQUE,
                seed INTEGER NOT NULL,
                setup TEXT NOT NULL,
                seconds REAL NOT NULL
            ) STRICT
            """,
            """
            CREATE TABLE move (
                game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE,
                number INTEGER NOT NULL,
                move TEXT NOT NULL,
                seconds REAL NOT NULL,
                PRIMARY KEY (game, number)
            ) STRICT, WITHOUT ROWID
            """,
            """
            CREATE TABLE result (
                id INTEGER PRIMARY KEY AUTOINCREMENT,
                board TEXT NOT NULL,
                category TEXT NOT NULL,
                finished INTEGER NOT NULL,
                seed INTEGER NOT NULL,
                setup TEXT NOT NULL,
                moves TEXT NOT NULL,
                move_count INTEGER NOT NULL,
                seconds REAL NOT NULL,
                peeks INTEGER NOT NULL,
                avoidable INTEGER NOT NULL,
                rating REAL
            ) STRICT
            """,
        ],
        [
            """
            CREATE TABLE solution (
                id INTEGER PRIMARY KEY AUTOINCREMENT,
                board TEXT NOT NULL,
                category TEXT NOT NULL,
                solution TEXT NOT NULL,
                found INTEGER NOT NULL,
                UNIQUE (board, category, solution)
            ) STRICT
            """
        ],
        [
            // Earlier versions stored unknown numbers as 0: in games with several players, which have no rating, and in
            // Pentominoes.
            "ALTER TABLE result RENAME COLUMN avoidable TO avoidable_or_0",
            "ALTER TABLE result ADD COLUMN avoidable INTEGER",
            """
            UPDATE result SET avoidable = avoidable_or_0
            WHERE avoidable_or_0 <> 0 OR rating IS NOT NULL OR board = 'passcode'
            """,
            "ALTER TABLE result DROP COLUMN avoidable_or_0",
        ],
    ])

    /// Migrates a database that is empty or of an earlier version to this version, in one transaction.
    func migrate(_ database: Database) throws(StoreError) {
        let found = try database.number("PRAGMA user_version")
        guard steps.indices.contains(found) else { return }
        try database.transaction { () throws(StoreError) in
            for statement in steps[found...].joined() { try database.run(statement) }
            try database.run("PRAGMA user_version = \(version)")
        }
    }

    /// Throws `unusable` unless the database belongs to this program, is intact, and is of this version or an earlier
    /// one.
    func validate(_ database: Database) throws(StoreError) {
        guard try database.number("PRAGMA application_id") == Self.application else { throw .unusable(.damaged) }
        let found = try database.number("PRAGMA user_version")
        // The checks below may not apply to a newer version, so this comes first.
        guard found <= version else { throw .unusable(.newer) }
        guard found > 0, try database.rows("PRAGMA quick_check(1)", [], { $0.text(0) }) == ["ok"] else {
            throw .unusable(.damaged)
        }
    }

    /// Throws `unusable` unless a database of this version has all columns of the layout.
    func validateColumns(of database: Database) throws(StoreError) {
        let model = try Database(":memory:")
        try migrate(model)
        guard try columns(of: model).isSubset(of: columns(of: database)) else { throw .unusable(.damaged) }
    }

    private func columns(of database: Database) throws(StoreError) -> Set<[String]> {
        let sql = """
            SELECT t.name, c.name, c.type, c."notnull", c.pk
            FROM sqlite_schema t, pragma_table_info(t.name) c WHERE t.type = 'table'
            """
        return Set(try database.rows(sql) { row in (0..<5).map { row.text($0) } })
    }
}
