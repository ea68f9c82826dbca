import Store

extension StoreQueue {
    /// A queue that answers as in the program: on the main thread, in order.
    static func sample(path: String?) -> StoreQueue {
        StoreQueue(path: path) { body in Task { @MainActor in body() } }
    }

    /// What comes of something that is done with the store.
    func answer<Answer: Sendable>(
        _ work: @escaping @Sendable (Store) throws(StoreError) -> Answer
    ) async throws -> Answer {
        try await withCheckedContinuation { continuation in ask(work) { continuation.resume(returning: $0) } }.get()
    }

    /// Asks for a move to be added.
    func play(_ move: Int, then body: @escaping @MainActor (Result<Void, StoreError>) -> Void = { _ in }) {
        ask(
            { store throws(StoreError) in
                try store.append(move: String(move), board: "memory", seconds: Double(move))
            }, then: body)
    }
}
