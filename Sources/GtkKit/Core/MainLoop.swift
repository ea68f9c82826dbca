// All scheduling of the program goes through GLib, in this file. The main actor is GLib's main thread; Swift's own
// executor is not drained by it, so `Task { @MainActor in … }` is not used. A source owns its closure and releases it
// when it is removed.

import CGtk

private final class Work {
    let body: () -> Void
    init(_ body: @escaping () -> Void) { self.body = body }
}

private nonisolated let releaseWork: GDestroyNotify = { data in Unmanaged<AnyObject>.fromOpaque(data!).release() }

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
        let work = Work { [weak self] in
            self?.source = 0
            body()
        }
        source = g_timeout_add_full(
            G_PRIORITY_DEFAULT, guint((max(0, seconds) * 1000).rounded(.up)),
            { data in
                let work = Unmanaged<Work>.fromOpaque(data!)
                MainActor.assumeIsolated { work.takeUnretainedValue().body() }
                return 0
            }, Unmanaged.passRetained(work).toOpaque(), releaseWork)
    }

    /// Forgets what was to be done.
    public func cancel() {
        if source != 0 { g_source_remove(source) }
        source = 0
    }
}

/// Does `body` on the main thread as soon as it is idle.
public func whenIdle(_ body: @escaping () -> Void) {
    _ = g_idle_add_full(
        G_PRIORITY_DEFAULT_IDLE,
        { data in
            let work = Unmanaged<Work>.fromOpaque(data!)
            MainActor.assumeIsolated { work.takeUnretainedValue().body() }
            return 0
        }, Unmanaged.passRetained(Work(body)).toOpaque(), releaseWork)
}

/// Does `work` on a thread of its own, then hands what it has made to `body` on the main thread.
public func inBackground<Result: Sendable>(
    _ work: @escaping @Sendable () -> Result, then body: @escaping @MainActor (Result) -> Void
) {
    let job: AnyJob = Job(work: work, body: body)
    g_thread_unref(g_thread_new("background", runJob, Unmanaged.passRetained(job).toOpaque()))
}

/// What the background thread does: the work, then it hands the job, and its ownership, to the main thread.
private nonisolated let runJob: GThreadFunc = { data in
    Unmanaged<AnyJob>.fromOpaque(data!).takeUnretainedValue().run()
    _ = g_idle_add_full(G_PRIORITY_DEFAULT, finishJob, data, releaseWork)
    return nil
}

private nonisolated let finishJob: GSourceFunc = { data in
    let job = Unmanaged<AnyJob>.fromOpaque(data!).takeUnretainedValue()
    MainActor.assumeIsolated { job.finish() }
    return 0
}

private nonisolated class AnyJob: @unchecked Sendable {
    func run() {}
    @MainActor func finish() {}
}

/// Written by the background thread before it is handed back, read by the main thread after.
private nonisolated final class Job<Result: Sendable>: AnyJob, @unchecked Sendable {
    private let work: @Sendable () -> Result
    private let body: @MainActor (Result) -> Void
    private var result: Result?

    init(work: @escaping @Sendable () -> Result, body: @escaping @MainActor (Result) -> Void) {
        self.work = work
        self.body = body
    }

    override func run() { result = work() }

    @MainActor override func finish() {
        if let result { body(result) }
    }
}
