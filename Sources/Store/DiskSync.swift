// A sync owns a connection of its own and the thread that uses it; both end with `end`.

import CSQLite

/// Brings to the disk what another connection has written, on a thread of its own, so that no move waits for a disk.
///
/// A commit hands its pages to the kernel: they outlive the process, but not a loss of power. Half a second after the first
/// commit the log is synced, which leaves the disk as long again until a second is over. The log is taken into the file here,
/// too, when it has become long.
final class DiskSync: @unchecked Sendable {
    /// How long what was written may wait, in seconds.
    private static let delay = 0.5
    /// How many pages the log has before they are taken into the file.
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

    /// Ends it at once. What was written last is on the disk when the last connection is closed.
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
            // Should it fail it is tried again after the next commit.
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
