// SPDX-License-Identifier: GPL-3.0-or-later
// The caller owns the timers and watches that it creates; releasing a watch stops it. Closures hold weak references.

/// The system services that pages depend on: a clock, processes, and events of files and file descriptors.
/// All callbacks run on the main thread.
package protocol PageHost: AnyObject {
    /// The time of the monotonic clock, in seconds.
    var now: Double { get }
    /// Whether this system can limit what processes do.
    var confinementSupport: ConfinementSupport { get }
    /// Creates a timer that is not running.
    func makeTimer() -> any HostTimer
    /// Calls `body` once when the main loop is idle.
    func whenIdle(_ body: @escaping @MainActor () -> Void)
    /// Starts a program. Returns `nil` on failure. `received` is called with its output, and `ended` once, after all of
    /// the output.
    func start(
        _ launch: ProcessLaunch, received: @escaping (ProcessStream, [UInt8]) -> Void,
        ended: @escaping (ProcessEnding) -> Void
    ) -> (any HostProcess)?
    /// Calls `body` whenever a file descriptor is ready, as long as the returned object is alive. End of file counts as
    /// readable.
    func watch(_ descriptor: Int32, for event: DescriptorEvent, _ body: @escaping @MainActor () -> Void) -> AnyObject
    /// Blocks until a file descriptor is readable. Returns false on timeout.
    func waitToRead(_ descriptor: Int32, seconds: Double) -> Bool
    /// Calls `body` after changes in any of the folders, as long as the returned object is alive. Changes within
    /// `settling` seconds of each other cause a single call.
    func watch(folders: [String], settling: Double, _ body: @escaping @MainActor () -> Void) -> AnyObject
    /// Counts an object for the leak tests, as long as the returned object is alive.
    func count(_ kind: StaticString) -> AnyObject
}

/// The condition to wait for on a file descriptor.
package enum DescriptorEvent: Sendable {
    case reading, writing
}

/// A one-shot timer.
package protocol HostTimer: AnyObject {
    /// Whether the timer is running.
    var isRunning: Bool { get }
    /// Calls `body` after `seconds`. Replaces a callback that is pending.
    func start(after seconds: Double, _ body: @escaping () -> Void)
    /// Stops the timer without calling its callback.
    func cancel()
}
