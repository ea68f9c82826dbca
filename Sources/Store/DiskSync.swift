// A sync owns a connection of its own and the thread that uses it; both end with `end`.

import CSQLite

/// Syncs to the disk what another connection has written, on its own thread, so that no move waits for a disk.
///
/// A commit hands its pages to the kernel: they survive the end of the process, but not a power loss. Half a second after the
/// first commit the log is synced, which leaves the disk another half second. A long log is checkpointed here as well.
final class DiskSync: @unchecked Sendable {
    /// The delay from the first commit to the sync, in seconds.
    private static let delay = 0.5
    /// The number of pages in the log from which it is checkpointed.
    private static let longLog = 1000

    private let database: Database
    private let thread = SerialThread()
    private let monitor = Monitor()
    private var pages: Int?
    private var isOver = false

    /// Follows a connection from now on. Nil for a database in memory, and for a file that its connection has to itself: that
    /// waits for the disk at each commit then.
    init?(of followed: Database) {
        guard let path = followed.path else { return nil }
        guard let database = try? Self.another(path) else {
            try? followed.run("PRAGMA synchronous = FULL")
            return nil
        }
        self.database = database
        followed.committed = { [weak self] pages in self?.heed(pages) }
        thread.add { [self] in run() }
    }

    /// A connection that has looked into the file, and thereby at its log.
    private static func another(_ path: String) throws(StoreError) -> Database {
        let database = try Database(path)
        database.isPatient = false
        _ = try database.number("SELECT count(*) FROM sqlite_schema")
        return database
    }

    /// Ends the thread at once. The last writes are synced when the last connection is closed.
    func end() {
        monitor.locked {
            isOver = true
            monitor.signal()
        }
        thread.end()
    }

    private func heed(_ pages: Int) {
        monitor.locked {
            self.pages = pages
            monitor.signal()
        }
    }

    private func run() {
        while let pages = next() {
            // If it fails, it is tried again after the next commit.
            database.syncLog()
            if pages >= Self.longLog { try? database.run("PRAGMA wal_checkpoint(PASSIVE)") }
        }
    }

    /// How many pages the log has when it is to be synced; nil at the end.
    private func next() -> Int? {
        monitor.locked {
            monitor.wait { pages == nil && !isOver }
            monitor.wait(atMost: Self.delay) { !isOver }
            defer { pages = nil }
            return isOver ? nil : pages
        }
    }
}
