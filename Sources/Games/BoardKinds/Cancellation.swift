import Synchronization

/// A flag that cancels work on another thread whose result is no longer needed.
public final class Cancellation: Sendable {
    private let flag = Atomic(false)

    /// Creates a flag that is not set.
    public init() {}

    /// Whether the work was canceled.
    public var isCancelled: Bool { flag.load(ordering: .relaxed) }

    /// Cancels the work.
    public func cancel() { flag.store(true, ordering: .relaxed) }
}
