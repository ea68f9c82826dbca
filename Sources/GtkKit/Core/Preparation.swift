// Whoever needs what is prepared owns the preparation; what waits for it refers back weakly.

/// Something that is done once, in the background, and what has to wait for it. All of that happens in its order.
public final class Preparation {
    private var start: ((_ done: @escaping () -> Void) -> Void)?
    private var isDone = false
    private var waiting: [() -> Void] = []

    /// A preparation that has yet to be started. `start` begins with it and returns; `done` is called on the main thread, later.
    public init(_ start: @escaping (_ done: @escaping () -> Void) -> Void) { self.start = start }

    /// A preparation that is done on a thread of its own.
    public convenience init(inBackground work: @escaping @Sendable () -> Void) {
        self.init { done in GtkKit.inBackground(work) { done() } }
    }

    /// Whether something waits.
    public var isAwaited: Bool { !waiting.isEmpty }

    /// Begins with it, unless somebody has.
    public func begin() {
        guard let start else { return }
        self.start = nil
        start { [weak self] in self?.end() }
    }

    /// Does `body` when it is done; at once, if it is.
    public func whenDone(_ body: @escaping () -> Void) {
        guard !isDone || isAwaited else { return body() }
        waiting.append(body)
        begin()
    }

    private func end() {
        isDone = true
        while let next = waiting.first {
            next()
            waiting.removeFirst()
        }
    }
}
