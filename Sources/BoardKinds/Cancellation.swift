import Synchronization

/// Tells work on another thread that its result is no longer needed.
public final class Cancellation: Sendable {
    private let flag = Atomic(false)

    /// One that has not been canceled.
    public init() {}

    /// Whether the work was canceled.
    public var isCancelled: Bool { flag.load(ordering: .relaxed) }

    /// Cancels the work.
    public func cancel() { flag.store(true, ordering: .relaxed) }
}
