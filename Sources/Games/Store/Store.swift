// SPDX-License-Identifier: GPL-3.0-or-later
// The store owns its only connection to the database. It is not thread-safe.

import GameRecords

/// The results, and the game in progress on each board, in an SQLite file.
///
/// Each call is one transaction: after `kill -9` at any moment, the file contains everything that completed calls have
/// written, and either all or nothing of the call in progress. Calls block. While another process writes to the same
/// file they wait for its transaction, and throw `busy` after a second. Use `StoreQueue` where the caller must not
/// block.
package final class Store {
    /// The problems that were found when the store was opened, in order.
    package let incidents: [Incident]

    private(set) var database: Database
    /// Called with the database when set, and again whenever another database replaces it.
    var databaseOpened: (Database) -> Void = { _ in } {
        didSet { databaseOpened(database) }
    }
    var games: [String: GameInProgress] = [:]
    /// The boards whose game in the database was refused but could not be set aside yet. It must not be overwritten.
    var refused: Set<String> = []
    /// Records of finished games that could not be written. They are written together with the next write.
    var pendingRecords: [PendingRecord] = []
    /// Results that could not be written, by board. If the game goes on after all, its result is dropped.
    var unfinished: [String: FinishedGame] = [:]
    /// The number of recent games of each board whose moves are kept. Moves take most of the space of a result; ten
    /// thousand games take a few megabytes.
    var maxGamesWithMoves = 10_000
    /// The file that could not be opened because the disk was full; `nil` if there is none to wait for.
    private var pendingFile: DatabaseFile?

    /// Opens the store in a file, and creates the file and its folder if needed. If `path` is `nil` or cannot be used,
    /// the store is in memory. Opening never fails; `incidents` lists any problems.
    package convenience init(path: String?) { self.init(path: path, schema: .current) }

    init(path: String?, schema: Schema) {
        var incidents: [Incident] = []
        database = Self.open(path: path, schema: schema) { incidents.append($0) }
        self.incidents = incidents
        if incidents.last == .unavailable(.diskFull), let path {
            pendingFile = DatabaseFile(path: path, schema: schema)
        }
    }

    deinit {
        // The disk may have space again since the last move, or another program may have released its lock.
        database.waitsForLocks = true
        for game in games.values where !game.unwritten.isEmpty { try? write(game) }
        for result in unfinished.values { _ = try? finish(result) }
        if !pendingRecords.isEmpty { try? write { () throws(StoreError) in } }
    }

    /// Runs `body` in a transaction, together with everything that could not be written before.
    func write(_ body: () throws(StoreError) -> Void) throws(StoreError) {
        moveIntoFile()
        try database.transaction { () throws(StoreError) in
            for one in pendingRecords { try insert(one) }
            try body()
        }
        pendingRecords = []
    }

    /// Copies a store in memory to its file once the disk has room for it. If another process has since stored games in
    /// the file, the file is left alone.
    private func moveIntoFile() {
        guard let file = try? pendingFile?.open(reporting: { _ in }) else { return }
        do throws(StoreError) {
            if try file.number("SELECT count(*) FROM sqlite_sequence") == 0 {
                try file.copyAll(of: database)
                database = file
                databaseOpened(file)
            }
            pendingFile = nil
        } catch {}  // There is still not enough space.
    }

    private static func open(path: String?, schema: Schema, reporting report: (Incident) -> Void) -> Database {
        let file = DatabaseFile(path: path ?? "", schema: schema)
        do throws(StoreError) {
            return try file.open(reporting: report)
        } catch {
            if let copy = try? file.copyInMemory() {
                report(.readOnly)
                return copy
            }
            report(.unavailable(error))
        }
        do throws(StoreError) {
            let database = try Database(":memory:")
            try schema.migrate(database)
            return database
        } catch {
            fatalError("could not open an in-memory store: \(error)")
        }
    }
}
