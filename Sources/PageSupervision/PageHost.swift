// Whoever makes a timer or a watch owns it, and ends it by letting go of it. Closures refer back weakly.

/// What the supervision of pages needs of the machine on which it runs: a clock, other processes, and news of files and of
/// file descriptors. Whatever is called, is called on the main thread.
public protocol PageHost: AnyObject {
    /// The time of the monotonic clock, in seconds.
    var now: Double { get }
    /// A timer that is not running.
    func makeTimer() -> any HostTimer
    /// Calls `body` once as soon as there is nothing more urgent to do.
    func whenIdle(_ body: @escaping @MainActor () -> Void)
    /// Starts a program; nil where that cannot be. `received` is called with what it writes, `ended` at its end and after all
    /// that.
    func start(
        _ launch: ProcessLaunch, received: @escaping (ProcessStream, [UInt8]) -> Void,
        ended: @escaping (ProcessEnding) -> Void
    ) -> (any HostProcess)?
    /// Calls `body` whenever a file descriptor is ready, for as long as what is returned lives. The end of what can be read
    /// counts as something to read.
    func watch(_ descriptor: Int32, for event: DescriptorEvent, _ body: @escaping @MainActor () -> Void) -> AnyObject
    /// Waits until something can be read from a file descriptor. Returns whether that is so before `seconds` have passed.
    func waitToRead(_ descriptor: Int32, seconds: Double) -> Bool
    /// Calls `body` when something in one of some folders has changed, once for changes that come within `settling` seconds of
    /// each other, for as long as what is returned lives.
    func watch(folders: [String], settling: Double, _ body: @escaping @MainActor () -> Void) -> AnyObject
    /// Counts one of a kind for tests that look for leaks, for as long as what is returned lives.
    func count(_ kind: StaticString) -> AnyObject
}

/// What is waited for at a file descriptor.
public enum DescriptorEvent: Sendable {
    case reading, writing
}

/// One thing to be done once, later, unless it is canceled first.
public protocol HostTimer: AnyObject {
    /// Whether it is running.
    var isRunning: Bool { get }
    /// Calls `body` after `seconds`, and not what was set before.
    func start(after seconds: Double, _ body: @escaping () -> Void)
    /// Forgets what was to be called.
    func cancel()
}
