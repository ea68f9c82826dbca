// SPDX-License-Identifier: GPL-3.0-or-later
// The queue owns its thread. The store is opened, used, and closed only on that thread.

/// A store that never blocks its caller. Requests run on one thread, in the order of the calls, so a read sees every
/// earlier write. Results are delivered on the main thread.
///
/// A write reaches the kernel within milliseconds, and then survives the end of the process. It reaches the disk within
/// a second (`DiskSync`).
package final class StoreQueue: Sendable {
    private let thread = SerialThread()
    private let open = OpenStore()
    private let deliver: @Sendable (@escaping @MainActor () -> Void) -> Void

    /// Opens the store in a file; see `Store`. `deliver` must call its argument on the main thread, soon and in order.
    package init(path: String?, deliver: @escaping @Sendable (@escaping @MainActor () -> Void) -> Void) {
        self.deliver = deliver
        thread.add { [open] in open.begin(path: path) }
    }

    deinit { end() }

    /// Calls `work` with the store, then `body` with the result.
    package func ask<Answer: Sendable>(
        _ work: @escaping @Sendable (Store) throws(StoreError) -> Answer,
        then body: @escaping @MainActor (Result<Answer, StoreError>) -> Void = { _ in }
    ) {
        thread.add { [open, deliver] in
            guard let store = open.store else { return }
            let answer = Result { () throws(StoreError) in try work(store) }
            deliver { body(answer) }
        }
    }

    /// Waits until all requests are done, and closes the store. Later requests are ignored.
    package func end() {
        thread.add { [open] in open.end() }
        thread.end()
    }
}

/// The open store, and the object that syncs it to the disk.
private final class OpenStore: @unchecked Sendable {
    private(set) var store: Store?
    private var sync: DiskSync?

    func begin(path: String?) {
        let store = Store(path: path)
        self.store = store
        store.databaseOpened = { [unowned self] database in sync = DiskSync(of: database) }
    }

    func end() {
        store = nil
        // The last connection to close checkpoints the log.
        sync?.end()
        sync = nil
    }
}
