// SPDX-License-Identifier: GPL-3.0-or-later
/// A number that a page waits for to be greater than zero. While it waits, blocks of other queues are called at once, as
/// if they were called on other threads; no time passes.
@preconcurrency @MainActor public final class DispatchSemaphore: NSObject {
    private var value: Int

    /// Creates a semaphore that can be passed a number of times without waiting.
    public init(value: Int) { self.value = value }

    /// Increases the number. Returns whether something waits for it, which is never known.
    @discardableResult public func signal() -> Int {
        value += 1
        return 0
    }

    /// Waits until the number is greater than zero, and decreases it. If that cannot happen, the page stops.
    public func wait() {
        if wait(timeout: .distantFuture) == .timedOut { fatalError("nothing signals what the page waits for") }
    }

    /// Waits until the number is greater than zero, and decreases it, unless that does not happen up to a time.
    public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
        guard PageContext.current.time.wait(until: timeout.seconds, for: { value > 0 }) else { return .timedOut }
        value -= 1
        return .success
    }
}

/// How a page has waited for something.
nonisolated public enum DispatchTimeoutResult: Sendable {
    /// It happened.
    case success
    /// It did not happen in time.
    case timedOut
}
