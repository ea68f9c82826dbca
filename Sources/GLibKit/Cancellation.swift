import CGtk

/// Something by which work on another thread learns that nobody waits for it any more. It can be asked and told from any
/// thread.
public nonisolated final class Cancellation: Sendable {
    private nonisolated(unsafe) let cancellable = g_cancellable_new()!

    /// One that has not been called off.
    public init() {}

    deinit { g_object_unref(UnsafeMutableRawPointer(cancellable)) }

    /// Whether the work was called off.
    public var isCancelled: Bool { g_cancellable_is_cancelled(cancellable) != 0 }

    /// Calls the work off.
    public func cancel() { g_cancellable_cancel(cancellable) }
}
