// All scheduling of the program goes through GLib, in this file. The main actor is GLib's main thread; Swift's own
// executor is not drained by it, so `Task { @MainActor in … }` is not used. A source owns its closure and releases it
// when it is removed.

import CGtk

/// Does the work of a source, once.
private nonisolated let doOnce: GSourceFunc = { data in
    callHandler(data)
    return 0
}

/// The time of the one clock that boards are given, in seconds.
public nonisolated func now() -> Double { Double(g_get_monotonic_time()) / 1e6 }

/// One thing to be done once, later, unless it is cancelled first.
@MainActor public final class Timeout {
    private var source: guint = 0

    /// A timer that is not running.
    public init() {}

    isolated deinit { cancel() }

    /// Whether it is running.
    public var isRunning: Bool { source != 0 }

    /// Does `body` in `seconds`, and not what was set before.
    public func start(after seconds: Double, _ body: @escaping () -> Void) {
        cancel()
        let work: @MainActor () -> Void = { [weak self] in
            self?.source = 0
            body()
        }
        source = g_timeout_add_full(
            // A timer of more than some weeks fires early; whoever waits for a later time starts another.
            G_PRIORITY_DEFAULT, guint(min(max(0, seconds) * 1000, Double(Int32.max)).rounded(.up)), doOnce,
            Box.retained(work, "timer"), releaseData)
    }

    /// Forgets what was to be done.
    public func cancel() {
        if source != 0 { g_source_remove(source) }
        source = 0
    }
}

/// Does `body` on the main thread as soon as it is idle.
public func whenIdle(_ body: @escaping @MainActor () -> Void) {
    _ = g_idle_add_full(G_PRIORITY_DEFAULT_IDLE, doOnce, Box.retained(body), releaseData)
}

/// Does `work` on a thread of its own, then hands what it has made to `body` on the main thread.
public func inBackground<Result: Sendable>(
    _ work: @escaping @Sendable () -> Result, then body: @escaping @MainActor (Result) -> Void
) {
    let job = Job {
        let result = work()
        onMainThread { body(result) }
    }
    g_thread_unref(g_thread_new("background", runJob, Unmanaged.passRetained(job).toOpaque()))
}

/// Calls `body` on the main thread before the next frame, in the order of the calls. It can be called from any thread.
public nonisolated func onMainThread(_ body: @escaping @MainActor () -> Void) {
    let job = Job { MainActor.assumeIsolated(body) }
    _ = g_idle_add_full(
        G_PRIORITY_DEFAULT,
        { data in
            Unmanaged<Job>.fromOpaque(data!).takeUnretainedValue().body()
            return 0
        }, Unmanaged.passRetained(job).toOpaque(), releaseData)
}

private nonisolated let runJob: GThreadFunc = { data in
    Unmanaged<Job>.fromOpaque(data!).takeRetainedValue().body()
    return nil
}

/// What is handed from one thread to another.
private nonisolated final class Job: Sendable {
    private let tally = Tally("background work")
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}
