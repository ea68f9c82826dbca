import Dispatch
import Store
import Synchronization

/// A store whose answers come when they are told to.
final class TestStore {
    /// What asks it.
    let queue: StoreQueue
    private let answers: Answers

    /// Answers that are on their way from the store's thread.
    private final class Answers: Sendable {
        private let waiting = Mutex<[@MainActor () -> Void]>([])
        private let arrived = DispatchSemaphore(value: 0)

        nonisolated init() {}

        nonisolated func add(_ answer: @escaping @MainActor () -> Void) {
            waiting.withLock { $0.append(answer) }
            arrived.signal()
        }

        func next() -> @MainActor () -> Void {
            arrived.wait()
            return waiting.withLock { $0.removeFirst() }
        }
    }

    private final class Mark {
        var isReached = false
    }

    /// A store in a file; in memory without one.
    init(path: String? = nil) {
        let answers = Answers()
        self.answers = answers
        queue = StoreQueue(path: path) { answers.add($0) }
    }

    /// Waits until all that was asked is done, then delivers the answers, and those of what they ask in turn. Returns whether
    /// there were any.
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

    /// What comes of something that is done with the store, after all that was asked before.
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
