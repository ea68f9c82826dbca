// The queue owns its thread, and the thread the store: it is opened, used and closed there and nowhere else.

/// A store that nobody waits for. What is asked of it is done on a thread of its own, in the order in which it was asked for, so
/// whatever is read has all in it that was written before; the answers come back on the main thread.
///
/// What was asked for is with the kernel some thousandths of a second later, and outlives the process from then on; it is on
/// the disk within a second (`DiskSync`).
public final class StoreQueue: Sendable {
    private let thread = SerialThread()
    private let open = OpenStore()
    private let deliver: @Sendable (@escaping @MainActor () -> Void) -> Void

    /// Opens the store in a file; see `Store`. `deliver` has something done on the main thread, soon and in order.
    public init(path: String?, deliver: @escaping @Sendable (@escaping @MainActor () -> Void) -> Void) {
        self.deliver = deliver
        thread.add { [open] in open.begin(path: path) }
    }

    deinit { end() }

    /// Has something done with the store, then `body` with what came of it.
    public func ask<Answer: Sendable>(
        _ work: @escaping @Sendable (Store) throws(StoreError) -> Answer,
        then body: @escaping @MainActor (Result<Answer, StoreError>) -> Void = { _ in }
    ) {
        thread.add { [open, deliver] in
            guard let store = open.store else { return }
            let answer = Result { () throws(StoreError) in try work(store) }
            deliver { body(answer) }
        }
    }

    /// Waits until all that was asked for is done, and closes the store; what is asked for after that is not done.
    public func end() {
        thread.add { [open] in open.end() }
        thread.end()
    }
}

/// The store, and what brings it to the disk.
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
        // The connection that is closed last takes the log into the file.
        sync?.end()
        sync = nil
    }
}
