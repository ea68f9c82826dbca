// SPDX-License-Identifier: GPL-3.0-or-later
import CSQLite
import Files
import Glibc

/// The file of the store: creates, checks, and opens it, and sets it aside if it cannot be used.
struct DatabaseFile {
    let path: String
    let schema: Schema

    /// The suffixes of the files that SQLite keeps next to a database in use.
    private static let companions = ["-wal", "-shm", "-journal"]

    /// Opens the file for reading and writing. If it does not exist, or is unusable and has been set aside, a new one
    /// is created.
    func open(reporting report: (Incident) -> Void) throws(StoreError) -> Database {
        guard !path.isEmpty else { throw .notWritable }
        let folder = FilePath.folder(of: path)
        // If it is a file, it cannot be locked.
        if !Folder.make(folder, mode: 0o700), errno != EEXIST { throw StoreError(errno: errno) }
        return try FolderLock.whileLocked(folder) { () throws(StoreError) in
            if !Disk.exists(path) { try create() }
            try requireFile()
            // Listed before the file is opened, because opening it creates new companions.
            let parts = (Self.companions + [""]).filter { Disk.exists(path + $0) }
            do throws(StoreError) {
                return try openExclusivelyIfDiskFull()
            } catch {
                guard case .unusable(let fault) = error else { throw error }
                report(.setAside(fault, path: try setAside(parts, for: fault)))
            }
            try create()
            return try openValidated()
        }
    }

    /// Returns a copy in memory of a file that cannot be written.
    func copyInMemory() throws(StoreError) -> Database {
        try requireFile()
        do throws(StoreError) {
            return try copyInMemory(mode: "mode=ro")
        } catch {
            // SQLite writes companions even when it only reads, unless the file is declared immutable.
            return try copyInMemory(mode: "immutable=1")
        }
    }

    private func copyInMemory(mode: String) throws(StoreError) -> Database {
        let copy = try Database(":memory:")
        try copy.copyAll(of: Database("file:\(escaped(path))?\(mode)", flags: SQLITE_OPEN_READONLY))
        try schema.validate(copy)
        try prepare(copy)
        return copy
    }

    /// Creates a database under a temporary name, then renames it, so that a file with the final name is always
    /// complete. An empty file with that name therefore is not one of ours.
    private func create() throws(StoreError) {
        let draft = path + ".new"
        unlink(draft)
        defer { unlink(draft) }
        do {
            let database = try Database(draft, flags: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)
            try database.run("PRAGMA journal_mode = MEMORY")
            try schema.migrate(database)
        }
        // SQLite must not mistake the log of a previous file for that of the new one.
        for companion in Self.companions { unlink(path + companion) }
        guard rename(draft, path) == 0 else { throw StoreError(errno: errno) }
    }

    /// Opens the file. If the disk is too full for the files that let several processes share it, opens it exclusively.
    private func openExclusivelyIfDiskFull() throws(StoreError) -> Database {
        do throws(StoreError) {
            return try openValidated()
        } catch {
            guard error == .diskFull else { throw error }
            return try openValidated(alone: true)
        }
    }

    private func openValidated(alone: Bool = false) throws(StoreError) -> Database {
        if size(of: path) == 0 { throw .unusable(.damaged) }
        let database = try Database(path)
        if alone { try database.lockExclusively() }
        // A file that turns out to be unusable must not be changed by closing it.
        database.keepLogOnClose(true)
        try schema.validate(database)
        try requireWholePages(of: database)
        guard !database.isReadOnly else { throw .notWritable }
        try prepare(database)
        database.keepLogOnClose(false)
        return database
    }

    /// Configures a connection. With a write-ahead log and `synchronous = NORMAL`, a commit hands the move to the
    /// kernel, where it survives any end of the process. Only a power loss can lose the latest moves, those that
    /// `DiskSync` has not yet synced, and even then the database stays intact. `FULL` would wait for the disk on every
    /// move.
    private func prepare(_ database: Database) throws(StoreError) {
        try database.run("PRAGMA foreign_keys = ON")
        try database.run("PRAGMA trusted_schema = OFF")
        try database.run("PRAGMA cell_size_check = ON")
        try database.run("PRAGMA journal_mode = WAL")
        try database.run("PRAGMA synchronous = NORMAL")
        try schema.migrate(database)
        try schema.validateColumns(of: database)
    }

    /// Renames the file and its companions, and returns the new name. No existing file is overwritten. The database
    /// itself is renamed last: if the process ends in between, the next one finds it and continues.
    private func setAside(_ parts: [String], for fault: Fault) throws(StoreError) -> String {
        try requireUnused()
        var number = 1
        while parts.contains(where: { Disk.exists("\(path).\(fault)-\(number)\($0)") }) { number += 1 }
        let name = "\(path).\(fault)-\(number)"
        for part in parts where Disk.exists(path + part) {
            guard rename(path + part, name + part) == 0 else { throw StoreError(errno: errno) }
        }
        return name
    }

    /// Throws `busy` if another process uses the file. That process would keep writing to the renamed file, and delete
    /// the log of the new one when it closes.
    private func requireUnused() throws(StoreError) {
        if size(of: path) == 0 { return }
        do throws(StoreError) {
            let database = try Database(path)
            database.keepLogOnClose(true)
            try database.lockExclusively()
            try database.run("BEGIN EXCLUSIVE")
        } catch {
            // Any other error is a consequence of the damage.
            if error == .busy { throw error }
        }
    }

    /// Throws `notWritable` unless the path is a regular file. A folder, a device, or a pipe is not ours, and must not
    /// be renamed.
    private func requireFile() throws(StoreError) {
        if size(of: path) == nil { throw .notWritable }
    }

    /// Throws `unusable` if the last page of the file is truncated, which SQLite would fill with zeros. A truncated
    /// page is valid next to a log, because the log contains it.
    private func requireWholePages(of database: Database) throws(StoreError) {
        guard size(of: path + "-wal") ?? 0 == 0, let size = size(of: path) else { return }
        guard size % max(1, try database.number("PRAGMA page_size")) == 0 else { throw .unusable(.damaged) }
    }

    /// Returns the size in bytes, or `nil` unless the path is a regular file.
    private func size(of path: String) -> Int? { FileStatus(of: path)?.size }

    private func escaped(_ path: String) -> String {
        path.map { ["%": "%25", "?": "%3f", "#": "%23"][$0] ?? String($0) }.joined()
    }
}
