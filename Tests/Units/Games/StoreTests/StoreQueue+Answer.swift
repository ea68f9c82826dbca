// SPDX-License-Identifier: GPL-3.0-or-later
import Store

extension StoreQueue {
    /// Returns a queue that delivers responses as in the program: on the main thread, in order.
    static func sample(path: String?) -> StoreQueue {
        StoreQueue(path: path) { body in Task { @MainActor in body() } }
    }

    /// Performs work on the store, and returns its result.
    func answer<Answer: Sendable>(
        _ work: @escaping @Sendable (Store) throws(StoreError) -> Answer
    ) async throws -> Answer {
        try await withCheckedContinuation { continuation in ask(work) { continuation.resume(returning: $0) } }.get()
    }

    /// Requests that a move be added.
    func play(_ move: Int, then body: @escaping @MainActor (Result<Void, StoreError>) -> Void = { _ in }) {
        ask(
            { store throws(StoreError) in
                try store.append(move: String(move), board: "memory", seconds: Double(move))
            }, then: body)
    }
}
