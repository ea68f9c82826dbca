// SPDX-License-Identifier: GPL-3.0-or-later
/// The clock of a page. `Task.sleep(for:clock:)` with this clock is repeated exactly when the page runs again.
public struct PageClock: Clock {
    /// A time since the page began.
    public struct Instant: InstantProtocol {
        /// The time since the page began.
        public let elapsed: Duration

        /// Returns the instant that is later by a duration.
        public func advanced(by duration: Duration) -> Instant { Instant(elapsed: elapsed + duration) }
        /// Returns the time to another instant.
        public func duration(to other: Instant) -> Duration { other.elapsed - elapsed }
        /// Returns whether an instant is before another.
        public static func < (one: Instant, other: Instant) -> Bool { one.elapsed < other.elapsed }
    }

    package init() {}

    /// The time of the current step.
    public var now: Instant {
        Instant(elapsed: .seconds(PageTime.seconds(PageTime.latestStep.load(ordering: .relaxed))))
    }
    /// The time between two steps.
    public var minimumResolution: Duration { .seconds(PageTime.seconds(1)) }

    /// Sleeps until the first step that is not before the deadline.
    nonisolated(nonsending) public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        let (seconds, attoseconds) = deadline.elapsed.components
        let step = PageTime.step(at: Double(seconds) + Double(attoseconds) / 1e18)
        try await Sleep(step: step).run()
    }
}

// The functions of the standard library leave the main actor, so it would be a matter of chance whether a task sleeps or
// wakes before the next step.

extension PageClock {
    /// Sleeps until the first step that is not before the end of a duration.
    @preconcurrency @MainActor public func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
        try await sleep(until: now.advanced(by: duration), tolerance: tolerance)
    }
}

extension Task where Success == Never, Failure == Never {
    /// Sleeps on the clock of the page until the first step that is not before the end of a duration.
    @preconcurrency @MainActor public static func sleep(
        for duration: Duration, tolerance: Duration? = nil, clock: PageClock
    ) async throws {
        try await clock.sleep(for: duration, tolerance: tolerance)
    }

    /// Sleeps on the clock of the page, which takes the place of those of the standard library.
    @preconcurrency @MainActor public static func sleep(for duration: Duration, tolerance: Duration? = nil) async throws
    {
        try await PageClock().sleep(for: duration, tolerance: tolerance)
    }

    /// Sleeps on the clock of the page for a number of nanoseconds.
    @preconcurrency @MainActor public static func sleep(nanoseconds duration: UInt64) async throws {
        try await sleep(for: .nanoseconds(Int64(clamping: duration)))
    }

    /// Sleeps on the clock of the page until the first step that is not before the deadline.
    @preconcurrency @MainActor public static func sleep(
        until deadline: PageClock.Instant, tolerance: Duration? = nil, clock: PageClock
    ) async throws {
        try await clock.sleep(until: deadline, tolerance: tolerance)
    }
}

/// A task that sleeps.
@MainActor private final class Sleep {
    private let step: Int
    private var sleeper: Int?
    private var continuation: CheckedContinuation<Void, any Error>?
    private var isCanceled = false

    nonisolated init(step: Int) { self.step = step }

    func run() async throws {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
                guard !isCanceled else { return continuation.resume(throwing: CancellationError()) }
                self.continuation = continuation
                sleeper = PageContext.current.time.sleep(until: step) { self.end { $0.resume() } }
            }
        } onCancel: {
            Task { @MainActor in
                self.isCanceled = true
                if let sleeper = self.sleeper, PageContext.current.time.cancel(sleeper) {
                    self.end { $0.resume(throwing: CancellationError()) }
                }
            }
        }
    }

    private func end(_ resume: (CheckedContinuation<Void, any Error>) -> Void) {
        continuation.map(resume)
        continuation = nil
    }
}
