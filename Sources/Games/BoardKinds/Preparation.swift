// SPDX-License-Identifier: GPL-3.0-or-later
// The object that needs the result owns the preparation; waiting callbacks refer to their owner weakly.

/// Background work that is done once, with a queue of callbacks that wait for it.
@MainActor package final class Preparation {
    private var start: ((_ done: @escaping () -> Void) -> Void)?
    private var isDone = false
    private var waiting: [() -> Void] = []

    /// Creates a preparation. `start` starts the work and returns; it calls `done` later, on the main thread.
    package init(_ start: @escaping (_ done: @escaping () -> Void) -> Void) { self.start = start }

    /// Creates a preparation whose work runs off the main thread.
    package convenience init(on platform: any Platform, _ work: @escaping @Sendable () -> Void) {
        self.init { done in platform.inBackground(work) { done() } }
    }

    /// Whether any callback is waiting.
    package var hasWaiters: Bool { !waiting.isEmpty }

    /// Starts the work, unless it was already started.
    package func begin() {
        guard let start else { return }
        self.start = nil
        start { [weak self] in self?.end() }
    }

    /// Calls `body` when the work is done, immediately if it already is. Callbacks run in the order of the calls.
    package func whenDone(_ body: @escaping () -> Void) {
        guard !isDone || hasWaiters else { return body() }
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
