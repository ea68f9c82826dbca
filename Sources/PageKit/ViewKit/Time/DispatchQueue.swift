// SPDX-License-Identifier: GPL-3.0-or-later
/// A queue of blocks that a page calls later. The blocks of all queues are called one after another, on the page's time.
@preconcurrency @MainActor public final class DispatchQueue: NSObject {
    /// The queue of the page.
    public static let main = DispatchQueue(label: "main")

    /// The name.
    public let label: String

    /// Whether a block of another queue is being called.
    private static var isElsewhere = false

    /// Creates a queue.
    public init(label: String) { self.label = label }

    /// Calls a block at the next step.
    public func async(execute work: @escaping @MainActor () -> Void) { asyncAfter(deadline: .now(), execute: work) }

    /// Calls a block at the first step that is not before the deadline.
    public func asyncAfter(deadline: DispatchTime, execute work: @escaping @MainActor () -> Void) {
        guard deadline < .distantFuture else { return }
        // While the page waits, other threads would go on, and the main one would not.
        let isAwaitable = self !== DispatchQueue.main || Self.isElsewhere
        _ = PageContext.current.time.sleep(until: PageTime.steps(lasting: deadline.seconds), isAwaitable: isAwaitable) {
            [self] in
            let wasElsewhere = Self.isElsewhere
            Self.isElsewhere = self !== DispatchQueue.main
            work()
            Self.isElsewhere = wasElsewhere
        }
    }

    /// Calls a block now.
    public func sync<T>(execute work: () throws -> T) rethrows -> T { try work() }
}
