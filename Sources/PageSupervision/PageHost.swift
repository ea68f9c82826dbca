// The caller owns the timers and watches that it makes, and ends one by releasing it. Closures refer back weakly.

/// What the supervision of pages needs from the machine it runs on: a clock, other processes, and events of files and file
/// descriptors. Every callback runs on the main thread.
public protocol PageHost: AnyObject {
    /// The time of the monotonic clock, in seconds.
    var now: Double { get }
    /// A timer that is not running.
    func makeTimer() -> any HostTimer
    /// Calls `body` once as soon as there is nothing more urgent to do.
    func whenIdle(_ body: @escaping @MainActor () -> Void)
    /// Starts a program; returns nil if it cannot be started. `received` is called with its output, and `ended` once, after all
    /// of the output.
    func start(
        _ launch: ProcessLaunch, received: @escaping (ProcessStream, [UInt8]) -> Void,
        ended: @escaping (ProcessEnding) -> Void
    ) -> (any HostProcess)?
    /// Calls `body` whenever a file descriptor is ready, as long as the returned object is alive. End of file counts as
    /// readable.
    func watch(_ descriptor: Int32, for event: DescriptorEvent, _ body: @escaping @MainActor () -> Void) -> AnyObject
    /// Waits until a file descriptor is readable. Returns false if `seconds` pass before that.
    func waitToRead(_ descriptor: Int32, seconds: Double) -> Bool
    /// Calls `body` after a change in one of the folders, once for changes within `settling` seconds of each other, as long as
    /// the returned object is alive.
    func watch(folders: [String], settling: Double, _ body: @escaping @MainActor () -> Void) -> AnyObject
    /// Counts an object of a kind for the leak tests, as long as the returned object is alive.
    func count(_ kind: StaticString) -> AnyObject
}

/// What is waited for at a file descriptor.
public enum DescriptorEvent: Sendable {
    case reading, writing
}

/// A one-shot timer.
public protocol HostTimer: AnyObject {
    /// Whether it is running.
    var isRunning: Bool { get }
    /// Calls `body` after `seconds`, instead of the callback that was set before.
    func start(after seconds: Double, _ body: @escaping () -> Void)
    /// Stops the timer without calling anything.
    func cancel()
}
