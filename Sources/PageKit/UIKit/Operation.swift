// SPDX-License-Identifier: GPL-3.0-or-later
// A queue owns its operations until they have finished. An operation owns those that it depends on, and refers weakly to
// its queue.

import Foundation
import ViewKit

/// A piece of work that a queue starts as soon as those are finished that it depends on.
@preconcurrency @MainActor open class Operation: ViewKit.NSObject {
    /// Which of several operations that are ready is started first.
    nonisolated public enum QueuePriority: Int, Sendable {
        // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
        case veryLow = -8
        // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
        case low = -4
        // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
        case normal = 0
        // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
        case high = 4
        // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
        case veryHigh = 8
    }

    private enum State { case waiting, executing, finished }

    /// The name.
    open var name: String?
    /// Which of several operations that are ready is started first.
    open var queuePriority = QueuePriority.normal
    /// How important the work is; without effect.
    open var qualityOfService = QualityOfService.default
    /// What is called at the step after the operation has finished.
    open var completionBlock: (@MainActor () -> Void)?
    /// The operations that have to finish first.
    open private(set) var dependencies: [Operation] = []
    /// Whether the work is no longer wanted.
    open private(set) var isCancelled = false

    private var state = State.waiting
    private var hasCompleted = false
    /// What is called when the operation has finished.
    private var dependents: [@MainActor () -> Void] = []
    /// Whether the queue has started the operation.
    fileprivate var isStarted = false
    fileprivate weak var queue: OperationQueue?

    /// Creates an operation.
    public override init() {}

    /// Whether the operation has been started, and has not finished.
    open var isExecuting: Bool { state == .executing }
    /// Whether the operation has done its work, or was canceled.
    open var isFinished: Bool { state == .finished }
    /// Whether the operation can be started.
    open var isReady: Bool { isCancelled || dependencies.allSatisfy(\.isFinished) }
    /// Whether the operation goes on after `start()` has returned. All operations are called on the page's thread.
    open var isAsynchronous: Bool { isConcurrent }
    /// What `isAsynchronous` was called before.
    open var isConcurrent: Bool { false }

    /// Does the work, unless the operation is canceled. An operation that goes on later overrides it, and says by
    /// `willChangeValue(forKey:)` and `didChangeValue(forKey:)` when `isFinished` changes.
    open func start() {
        guard state == .waiting else { return }
        state = .executing
        if !isCancelled { main() }
        state = .finished
        complete()
    }

    /// What a subclass overrides to do the work.
    open func main() {}

    /// Says that the work is no longer wanted. An operation that has not been started yet will not do it.
    open func cancel() {
        guard !isFinished else { return }
        isCancelled = true
        queue?.schedule()
    }

    /// Lets the operation wait for another one.
    open func addDependency(_ op: Operation) {
        guard !dependencies.contains(where: { $0 === op }) else { return }
        dependencies.append(op)
        op.dependents.append { [weak self] in self?.queue?.schedule() }
    }

    /// Lets the operation no longer wait for another one.
    open func removeDependency(_ op: Operation) { dependencies.removeAll { $0 === op } }

    /// Waits until the operation has finished. If that cannot happen, the page stops.
    open func waitUntilFinished() {
        guard PageContext.current.time.wait(until: .infinity, for: { isFinished }) else {
            fatalError("nothing finishes the operation that the page waits for")
        }
    }

    /// Says that a value, such as `isFinished`, is about to change.
    open func willChangeValue(forKey key: String) {}

    /// Says that a value, such as `isFinished`, has changed.
    open func didChangeValue(forKey key: String) {
        if isFinished { complete() } else { queue?.schedule() }
    }

    private func complete() {
        guard !hasCompleted else { return }
        hasCompleted = true
        dependencies = []
        if let completionBlock { DispatchQueue.global().async(execute: completionBlock) }
        completionBlock = nil
        queue?.remove(self)
        for changed in dependents { changed() }
        dependents = []
    }
}

/// An operation that calls blocks.
@preconcurrency @MainActor open class BlockOperation: Operation {
    /// The blocks, which are called one after another.
    open private(set) var executionBlocks: [@MainActor () -> Void] = []

    /// Creates an operation without blocks.
    public override init() {}

    /// Creates an operation that calls a block.
    public convenience init(block: @escaping @MainActor () -> Void) {
        self.init()
        addExecutionBlock(block)
    }

    /// Adds a block.
    open func addExecutionBlock(_ block: @escaping @MainActor () -> Void) { executionBlocks.append(block) }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    override open func main() { for block in executionBlocks { block() } }
}

/// Starts operations as soon as they are ready, at the steps of the page, one after another.
@preconcurrency @MainActor open class OperationQueue: ViewKit.NSObject {
    /// How many operations a queue runs at a time if it is not told otherwise: as many as are ready.
    nonisolated public static let defaultMaxConcurrentOperationCount = -1
    /// The queue of the page.
    public static let main = OperationQueue(in: .main)
    /// The queue whose operation is being called; otherwise that of the page.
    public static var current: OperationQueue? { running ?? main }
    private static var running: OperationQueue?

    /// The name.
    open var name: String?
    /// How many operations are executed at a time.
    open var maxConcurrentOperationCount = OperationQueue.defaultMaxConcurrentOperationCount { didSet { schedule() } }
    /// How important the work is; without effect.
    open var qualityOfService = QualityOfService.default
    /// Whether no further operations are started.
    open var isSuspended = false { didSet { schedule() } }
    /// The operations that have not finished, in the order in which they were added.
    open private(set) var operations: [Operation] = []
    /// The number of operations that have not finished.
    open var operationCount: Int { operations.count }

    private let steps: DispatchQueue
    private var isScheduled = false

    /// Creates a queue.
    public convenience override init() { self.init(in: DispatchQueue(label: "operations")) }

    private init(in steps: DispatchQueue) { self.steps = steps }

    /// Adds an operation.
    open func addOperation(_ op: Operation) {
        guard op.queue == nil, !op.isFinished, !op.isExecuting else {
            fatalError("the operation was added to a queue or started before")
        }
        op.queue = self
        operations.append(op)
        schedule()
    }

    /// Adds an operation that calls a block.
    open func addOperation(_ block: @escaping @MainActor () -> Void) { addOperation(BlockOperation(block: block)) }

    /// Adds operations.
    open func addOperations(_ ops: [Operation], waitUntilFinished wait: Bool) {
        for operation in ops { addOperation(operation) }
        if wait { for operation in ops { operation.waitUntilFinished() } }
    }

    /// Adds a block that is called after all operations that were added before, and before those that are added later.
    open func addBarrierBlock(_ barrier: @escaping @MainActor () -> Void) {
        addOperation(BarrierOperation(block: barrier))
    }

    /// Cancels all operations.
    open func cancelAllOperations() { for operation in operations { operation.cancel() } }

    /// Waits until all operations have finished. If that cannot happen, the page stops.
    open func waitUntilAllOperationsAreFinished() {
        guard PageContext.current.time.wait(until: .infinity, for: { operations.isEmpty }) else {
            fatalError("nothing finishes the operations that the page waits for")
        }
    }

    /// Starts what is ready at the next step.
    fileprivate func schedule() {
        guard !isScheduled, !isSuspended, !operations.isEmpty else { return }
        isScheduled = true
        steps.async { [self] in
            isScheduled = false
            startReady()
        }
    }

    private func startReady() {
        let outer = Self.running
        Self.running = self
        // What an operation adds is started at the next step.
        let candidates = ready().sorted { $0.queuePriority.rawValue > $1.queuePriority.rawValue }
        for operation in candidates where hasRoom && !isSuspended {
            operation.isStarted = true
            operation.start()
        }
        Self.running = outer
    }

    private func ready() -> [Operation] {
        var found: [Operation] = []
        for operation in operations {
            if operation is BarrierOperation, operation !== operations[0] { break }
            if !operation.isStarted, operation.isReady { found.append(operation) }
            if operation is BarrierOperation { break }
        }
        return found
    }

    private var hasRoom: Bool {
        maxConcurrentOperationCount < 0 || operations.count(where: \.isStarted) < maxConcurrentOperationCount
    }

    fileprivate func remove(_ operation: Operation) {
        operations.removeAll { $0 === operation }
        schedule()
    }
}

private final class BarrierOperation: BlockOperation {}
