import CSQLite
import Glibc

/// The file that the store is in: how it comes to be, how it is found sound, and what is done if it is not.
struct DatabaseFile {
    let path: String
    let schema: Schema

    /// What SQLite keeps beside a database while it is in use.
    private static let companions = ["-wal", "-shm", "-journal"]

    /// Opens the file for reading and writing. Where there is none, and where the one that is there is of no use and has
    /// been set aside, it is a fresh one.
    func open(telling tell: (Incident) -> Void) throws(StoreError) -> Database {
        guard !path.isEmpty else { throw .notWritable }
        let folder = Folder(of: path)
        try folder.make()
        return try folder.whileLocked { () throws(StoreError) in
            if !exists(path) { try create() }
            try requireFile()
            // To look at the file leaves new companions beside it.
            let parts = (Self.companions + [""]).filter { exists(path + $0) }
            do throws(StoreError) {
                return try openWhereverThereIsRoom()
            } catch {
                guard case .unusable(let fault) = error else { throw error }
                tell(.setAside(fault, path: try setAside(parts, for: fault)))
            }
            try create()
            return try openSound()
        }
    }

    /// What can be read of the file, as a database in memory.
    func copyInMemory() throws(StoreError) -> Database {
        try requireFile()
        do throws(StoreError) {
            return try copyInMemory(mode: "mode=ro")
        } catch {
            // SQLite writes beside a database even when it reads it, unless it is told that the file never changes.
            return try copyInMemory(mode: "immutable=1")
        }
    }

    private func copyInMemory(mode: String) throws(StoreError) -> Database {
        let copy = try Database(":memory:")
        try copy.copyAll(of: Database("file:\(escaped(path))?\(mode)", flags: SQLITE_OPEN_READONLY))
        try schema.examine(copy)
        try prepare(copy)
        return copy
    }

    /// Makes a fresh database under another name first, so that whatever has the right name is whole, and an empty file
    /// of that name is not ours.
    private func create() throws(StoreError) {
        let draft = path + ".new"
        unlink(draft)
        defer { unlink(draft) }
        do {
            let database = try Database(draft, flags: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)
            try database.run("PRAGMA journal_mode = MEMORY")
            try schema.migrate(database)
        }
        // The log of a file that is gone must not be taken for that of the fresh one.
        for companion in Self.companions { unlink(path + companion) }
        guard rename(draft, path) == 0 else { throw StoreError(errno: errno) }
    }

    /// Where the disk is full there is no room for what lets several processes share the file; one alone can have it.
    private func openWhereverThereIsRoom() throws(StoreError) -> Database {
        do throws(StoreError) {
            return try openSound()
        } catch {
            guard error == .diskFull else { throw error }
            return try openSound(alone: true)
        }
    }

    private func openSound(alone: Bool = false) throws(StoreError) -> Database {
        if size(of: path) == 0 { throw .unusable(.damaged) }
        let database = try Database(path)
        if alone { try database.claim() }
        // What is found to be of no use is left exactly as it was found.
        database.keepLogOnClose(true)
        try schema.examine(database)
        try requireWholePages(of: database)
        guard !database.isReadOnly else { throw .notWritable }
        try prepare(database)
        database.keepLogOnClose(false)
        return database
    }

    /// Sets a connection up. With a write-ahead log and `synchronous = NORMAL`, a commit hands the move to the kernel: it
    /// outlives the process, however that ends. Only a loss of power can take the latest moves with it, those that `DiskSync`
    /// has not brought to the disk yet, and even that leaves a sound database. `FULL` would wait for the disk at each move.
    private func prepare(_ database: Database) throws(StoreError) {
        try database.run("PRAGMA foreign_keys = ON")
        try database.run("PRAGMA trusted_schema = OFF")
        try database.run("PRAGMA cell_size_check = ON")
        try database.run("PRAGMA journal_mode = WAL")
        try database.run("PRAGMA synchronous = NORMAL")
        try schema.migrate(database)
        try schema.examineColumns(of: database)
    }

    /// Renames the file and what belongs to it, and tells the new name. Nothing is written over. The file itself is the
    /// last part: should the process end in between, the next one finds it and goes on.
    private func setAside(_ parts: [String], for fault: Fault) throws(StoreError) -> String {
        try requireUnused()
        var number = 1
        while parts.contains(where: { exists("\(path).\(fault)-\(number)\($0)") }) { number += 1 }
        let name = "\(path).\(fault)-\(number)"
        for part in parts where exists(path + part) {
            guard rename(path + part, name + part) == 0 else { throw StoreError(errno: errno) }
        }
        return name
    }

    /// Throws `busy` if another process works with the file: it would write on under the new name, and at its end remove
    /// the log of the fresh one.
    private func requireUnused() throws(StoreError) {
        if size(of: path) == 0 { return }
        do throws(StoreError) {
            let database = try Database(path)
            database.keepLogOnClose(true)
            try database.claim()
            try database.run("BEGIN EXCLUSIVE")
        } catch {
            // Any other error comes of the damage.
            if error == .busy { throw error }
        }
    }

    /// Throws `notWritable` for a folder, a device or a pipe: nothing that could be of ours, or that is to be renamed.
    private func requireFile() throws(StoreError) {
        if size(of: path) == nil { throw .notWritable }
    }

    /// Throws `unusable` if the file was cut off in its last page, which SQLite would fill up with zeros. Beside a log that
    /// may be so, as the log has that page.
    private func requireWholePages(of database: Database) throws(StoreError) {
        guard size(of: path + "-wal") ?? 0 == 0, let size = size(of: path) else { return }
        guard size % max(1, try database.number("PRAGMA page_size")) == 0 else { throw .unusable(.damaged) }
    }

    /// The size in bytes of what is a regular file.
    private func size(of path: String) -> Int? {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        return Int(status.st_size)
    }

    private func exists(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }

    private func escaped(_ path: String) -> String {
        path.map { ["%": "%25", "?": "%3f", "#": "%23"][$0] ?? String($0) }.joined()
    }
}
