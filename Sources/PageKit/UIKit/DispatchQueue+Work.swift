// SPDX-License-Identifier: GPL-3.0-or-later
import Foundation
import ViewKit

extension ViewKit.DispatchQueue {
    /// What a queue is to be like.
    public typealias Attributes = Dispatch.DispatchQueue.Attributes

    private static let global = DispatchQueue(label: "global")

    /// Returns a queue. The quality of service makes no difference, because all blocks are called on the page's thread.
    @preconcurrency public static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { global }

    /// Creates a queue. What it is to be like makes no difference, because all blocks are called one after another.
    @preconcurrency public convenience init(
        label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = []
    ) {
        self.init(label: label)
    }

    /// Calls a block with each number from 0, one after another.
    @preconcurrency public static func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
        for number in 0..<max(0, iterations) { work(number) }
    }

    /// Calls a block at the next step. The group waits for it.
    @_disfavoredOverload @preconcurrency public func async(
        group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping @MainActor () -> Void
    ) {
        group?.enter()
        async {
            work()
            group?.leave()
        }
    }

    /// Performs an item at the next step.
    @preconcurrency public func async(execute workItem: DispatchWorkItem) { async { workItem.perform() } }

    /// Performs an item at the first step that is not before the deadline.
    @preconcurrency public func asyncAfter(deadline: DispatchTime, execute workItem: DispatchWorkItem) {
        asyncAfter(deadline: deadline) { workItem.perform() }
    }
}

/// A block that can be canceled before it is called.
@preconcurrency @MainActor public final class DispatchWorkItem: ViewKit.NSObject {
    /// Whether the item has been canceled.
    public private(set) var isCancelled = false

    private let block: @MainActor () -> Void
    private let done = DispatchGroup()

    /// Creates an item.
    public init(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], block: @escaping @MainActor () -> Void
    ) {
        self.block = block
        done.enter()
    }

    /// Calls the block, unless the item has been canceled.
    public func perform() {
        guard !isCancelled else { return }
        block()
        done.leave()
    }

    /// Keeps the block from being called.
    public func cancel() { isCancelled = true }

    /// Calls a block on a queue after this item's block was called for the first time.
    public func notify(queue: DispatchQueue, execute: @escaping @MainActor () -> Void) {
        done.notify(queue: queue, work: execute)
    }
}

/// A number of blocks that a page waits for.
@preconcurrency @MainActor public final class DispatchGroup: ViewKit.NSObject {
    private var count = 0
    private var waiting: [(queue: DispatchQueue, work: @MainActor () -> Void)] = []

    /// Creates an empty group.
    public override init() {}

    /// Begins something that the group waits for.
    public func enter() { count += 1 }

    /// Ends something that the group waits for.
    public func leave() {
        count = max(0, count - 1)
        guard count == 0 else { return }
        for (queue, work) in waiting { queue.async(execute: work) }
        waiting = []
    }

    /// Waits until everything has ended that the group waits for. If that cannot happen, the page stops.
    public func wait() {
        if wait(timeout: .distantFuture) == .timedOut { fatalError("nothing ends what the group waits for") }
    }

    /// Waits until everything has ended that the group waits for, unless that does not happen up to a time.
    public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
        PageContext.current.time.wait(until: timeout.seconds) { count == 0 } ? .success : .timedOut
    }

    /// Calls a block on a queue when the group waits for nothing.
    public func notify(queue: DispatchQueue, work: @escaping @MainActor () -> Void) {
        if count == 0 { queue.async(execute: work) } else { waiting.append((queue, work)) }
    }
}
