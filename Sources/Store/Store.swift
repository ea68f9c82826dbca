// The store owns the one connection to its database. It is not for use by several threads at once.

import Gameplay

/// The results, and the game under way on each board, kept in an SQLite file.
///
/// Each call is one transaction: after `kill -9` at any moment the file holds exactly what calls have returned, and of the
/// call that was under way all or nothing. Calls block; another process that works with the same file makes them wait for its
/// transaction, or throw `busy` after a second. Use `StoreQueue` where the caller must not block.
public final class Store {
    /// What went otherwise than it should when the store was opened, in its order.
    public let incidents: [Incident]

    private(set) var database: Database
    /// Called with the database when it is set, and whenever another database replaces it.
    var databaseOpened: (Database) -> Void = { _ in } {
        didSet { databaseOpened(database) }
    }
    var games: [String: GameUnderWay] = [:]
    /// The boards whose game in the database was refused and could not be set aside yet; it must not be overwritten.
    var refused: Set<String> = []
    /// What is over and could not be written: it is written with whatever comes next.
    var late: [Late] = []
    /// The results that could not be written of games that could still go on, by their boards.
    var unfinished: [String: FinishedGame] = [:]
    /// The number of latest games of each board whose moves are kept. Moves take most of the space of a result; ten thousand games
    /// take a few megabytes.
    var gamesKeptWhole = 10_000
    /// The file that there was no room for when the store was opened; nil where there is nothing to wait for.
    private var awaited: DatabaseFile?

    /// Opens the store in a file, and makes file and folder where they are missing. Where there is no place for a file,
    /// by nil or in fact, the store is in memory. It always works; what went wrong is told by `incidents`.
    public convenience init(path: String?) { self.init(path: path, schema: .current) }

    init(path: String?, schema: Schema) {
        var incidents: [Incident] = []
        database = Self.open(path: path, schema: schema) { incidents.append($0) }
        self.incidents = incidents
        if incidents.last == .unavailable(.diskFull), let path { awaited = DatabaseFile(path: path, schema: schema) }
    }

    deinit {
        // There may be space again since the last move, or the other program may have ended.
        database.isPatient = true
        for game in games.values where !game.unwritten.isEmpty { try? write(game) }
        for result in unfinished.values { _ = try? finish(result) }
        if !late.isEmpty { try? write { () throws(StoreError) in } }
    }

    /// Does `body`, which writes, wholly or, if it throws, not at all; and with it what could not be written before.
    func write(_ body: () throws(StoreError) -> Void) throws(StoreError) {
        moveIntoFile()
        try database.transaction { () throws(StoreError) in
            for one in late { try insert(one) }
            try body()
        }
        late = []
    }

    /// Moves into the file, as soon as there is room for one, what was in memory until then. One that another process has
    /// filled meanwhile is left to that.
    private func moveIntoFile() {
        guard let file = try? awaited?.open(telling: { _ in }) else { return }
        do throws(StoreError) {
            if try file.number("SELECT count(*) FROM sqlite_sequence") == 0 {
                try file.copyAll(of: database)
                database = file
                databaseOpened(file)
            }
            awaited = nil
        } catch {}  // There is not room enough yet.
    }

    private static func open(path: String?, schema: Schema, telling tell: (Incident) -> Void) -> Database {
        let file = DatabaseFile(path: path ?? "", schema: schema)
        do throws(StoreError) {
            return try file.open(telling: tell)
        } catch {
            if let copy = try? file.copyInMemory() {
                tell(.readOnly)
                return copy
            }
            tell(.unavailable(error))
        }
        do throws(StoreError) {
            let database = try Database(":memory:")
            try schema.migrate(database)
            return database
        } catch {
            fatalError("no memory for the store: \(error)")
        }
    }
}
