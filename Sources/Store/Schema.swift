/// The layout of the database, as the steps from each version to the next. A fresh database takes all of them, so what
/// an old one becomes is what a new one is.
struct Schema {
    /// The statements that lead to version 1, to version 2, and so on. A step that was released never changes.
    let steps: [[String]]

    /// The version that the last step leads to, which the database keeps as its `user_version`.
    var version: Int { steps.count }

    /// What tells our databases from those of other programs (the word `Peek`); see `application_id` in SQLite's manual.
    static let application = 0x5065_656B

    /// The layout that this version of the program works with. A seed is kept as the signed number of the same bits. What
    /// `FinishedGame` calls helps and misses are the columns `peeks` and `avoidable`, as the first version called them.
    ///
    /// Games and results are numbered by AUTOINCREMENT so that no number comes twice: a process can tell that the game
    /// under way is not the one that it began.
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
            // Unknown numbers were stored as 0: in games of several players, which have no rating, and in Pentominoes.
            "ALTER TABLE result RENAME COLUMN avoidable TO avoidable_or_0",
            "ALTER TABLE result ADD COLUMN avoidable INTEGER",
            """
            UPDATE result SET avoidable = avoidable_or_0
            WHERE avoidable_or_0 <> 0 OR rating IS NOT NULL OR board = 'passcode'
            """,
            "ALTER TABLE result DROP COLUMN avoidable_or_0",
        ],
    ])

    /// Brings a database that is empty, or of an earlier version, to this version in one transaction.
    func migrate(_ database: Database) throws(StoreError) {
        let found = try database.number("PRAGMA user_version")
        guard steps.indices.contains(found) else { return }
        try database.transaction { () throws(StoreError) in
            for statement in steps[found...].joined() { try database.run(statement) }
            try database.run("PRAGMA user_version = \(version)")
        }
    }

    /// Throws `unusable` unless the database is one of ours, sound, and of this version or an earlier one.
    func examine(_ database: Database) throws(StoreError) {
        guard try database.number("PRAGMA application_id") == Self.application else { throw .unusable(.damaged) }
        let found = try database.number("PRAGMA user_version")
        // A newer one may be sound in ways that are not known here, so this comes first.
        guard found <= version else { throw .unusable(.newer) }
        guard found > 0, try database.rows("PRAGMA quick_check(1)", [], { $0.text(0) }) == ["ok"] else {
            throw .unusable(.damaged)
        }
    }

    /// Throws `unusable` unless the database, of this version, has all columns that it should have.
    func examineColumns(of database: Database) throws(StoreError) {
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
