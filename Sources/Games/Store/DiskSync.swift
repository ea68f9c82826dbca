// SPDX-License-Identifier: GPL-3.0-or-later
// A sync owns its own connection and the thread that uses it; `end` ends the thread.

import CSQLite

/// Syncs what another connection has written to the disk, on its own thread, so that no move waits for the disk.
///
/// A commit hands its pages to the kernel: they survive the end of the process, but not a power loss. The log is synced
/// half a second after the first commit, which leaves the disk another half second. A long log is also checkpointed
/// here.
final class DiskSync: @unchecked Sendable {
    /// The delay from the first commit to the sync, in seconds.
    private static let delay = 0.5
    /// The number of pages at which the log is checkpointed.
    private static let longLog = 1000

    private let database: Database
    private let thread = SerialThread()
    private let monitor = Monitor()
    private var pages: Int?
    private var isOver = false

    /// Starts to follow a connection. Returns `nil` for a database in memory, and for a file that the connection has
    /// locked exclusively; that connection then syncs at each commit.
    init?(of followed: Database) {
        guard let path = followed.path else { return nil }
        guard let database = try? Self.another(path) else {
            try? followed.run("PRAGMA synchronous = FULL")
            return nil
        }
        self.database = database
        followed.committed = { [weak self] pages in self?.scheduleSync(pages) }
        thread.add { [self] in run() }
    }

    /// Opens a second connection and runs a query, which opens the log.
    private static func another(_ path: String) throws(StoreError) -> Database {
        let database = try Database(path)
        database.waitsForLocks = false
        _ = try database.number("SELECT count(*) FROM sqlite_schema")
        return database
    }

    /// Ends the thread immediately. The last writes are synced when the last connection is closed.
    func end() {
        monitor.locked {
            isOver = true
            monitor.signal()
        }
        thread.end()
    }

    private func scheduleSync(_ pages: Int) {
        monitor.locked {
            self.pages = pages
            monitor.signal()
        }
    }

    private func run() {
        while let pages = next() {
            // A failed sync is tried again after the next commit.
            database.syncLog()
            if pages >= Self.longLog { try? database.run("PRAGMA wal_checkpoint(PASSIVE)") }
        }
    }

    /// Waits until the log is to be synced and returns its number of pages, or `nil` at the end.
    private func next() -> Int? {
        monitor.locked {
            monitor.wait { pages == nil && !isOver }
            monitor.wait(atMost: Self.delay) { !isOver }
            defer { pages = nil }
            return isOver ? nil : pages
        }
    }
}
