// SPDX-License-Identifier: GPL-3.0-or-later
import Foundation
import Store

/// A store whose responses are delivered manually.
final class TestStore {
    /// The queue in front of the store.
    let queue: StoreQueue
    private let answers: Answers

    /// The responses that the store's thread has posted.
    private final class Answers: Sendable {
        // The thread sanitizer does not see the locks of a Mutex.
        private let condition = NSCondition()
        private nonisolated(unsafe) var waiting: [@MainActor () -> Void] = []

        nonisolated init() {}

        nonisolated func add(_ answer: @escaping @MainActor () -> Void) {
            condition.withLock { waiting.append(answer) }
            condition.signal()
        }

        func next() -> @MainActor () -> Void {
            condition.withLock {
                while waiting.isEmpty { condition.wait() }
                return waiting.removeFirst()
            }
        }
    }

    private final class Mark {
        var isReached = false
    }

    /// Creates a store in a file, or in memory if there is no path.
    init(path: String? = nil) {
        let answers = Answers()
        self.answers = answers
        queue = StoreQueue(path: path) { answers.add($0) }
    }

    /// Waits for all requests, and delivers the responses, including those to requests made in the meantime. Returns
    /// whether there were any.
    @discardableResult
    func answer() -> Bool {
        var hasAnswered = false
        while true {
            let mark = Mark()
            var count = 0
            queue.ask({ _ in }, then: { _ in mark.isReached = true })
            while !mark.isReached {
                answers.next()()
                count += 1
            }
            guard count > 1 else { return hasAnswered }
            hasAnswered = true
        }
    }

    /// Performs work on the store after all earlier requests, and returns its result.
    func get<Answer: Sendable>(_ work: @escaping @Sendable (Store) throws(StoreError) -> Answer) throws -> Answer {
        let outcome = Outcome<Answer>()
        queue.ask(work) { outcome.result = $0 }
        answer()
        guard let result = outcome.result else { throw StoreError.failed("no answer") }
        return try result.get()
    }

    private final class Outcome<Answer: Sendable> {
        var result: Result<Answer, StoreError>?
    }
}
