// SPDX-License-Identifier: GPL-3.0-or-later
// All scheduling in the program uses GLib's main loop, through the functions in this file. The main actor runs on
// GLib's main thread. GLib does not drain Swift's main executor, so the program does not use `Task`. A source owns its
// closure and releases it when it is removed.

import CGtk
import Synchronization

/// Calls the closure of a source and removes the source.
private nonisolated let doOnce: GSourceFunc = { data in
    callHandler(data)
    return 0
}

/// Returns the time of the monotonic clock, in seconds.
package nonisolated func now() -> Double { Double(g_get_monotonic_time()) / 1e6 }

/// A one-shot timer that can be canceled. It belongs to the object that uses it: the timer stops when that is released.
@MainActor package final class Timeout {
    private var source: guint = 0

    /// Creates a timer that is not running.
    package init() {}

    isolated deinit { cancel() }

    /// Whether the timer is running.
    package var isRunning: Bool { source != 0 }

    /// Calls `body` after `seconds`. Replaces a callback that is pending.
    package func start(after seconds: Double, _ body: @escaping () -> Void) {
        cancel()
        let work: @MainActor () -> Void = { [weak self] in
            self?.source = 0
            body()
        }
        source = g_timeout_add_full(
            // The interval is limited to a few weeks. A timer for a longer interval fires early, and the caller starts
            // another.
            G_PRIORITY_DEFAULT, guint(min(max(0, seconds) * 1000, Double(Int32.max)).rounded(.up)), doOnce,
            UserData.retained(work, "timer"), releaseData)
    }

    /// Stops the timer without calling its callback.
    package func cancel() {
        if source != 0 { g_source_remove(source) }
        source = 0
    }
}

/// The priority of what can wait for input and for a frame. It is that of GTK's frame clock, so both take turns: if
/// frames take so long that the next one is always due, what has a lower priority never runs.
let idlePriority = GDK_PRIORITY_REDRAW

/// Calls `body` with `owner` on the main thread after input, and after the frame that is due. An owner that has been
/// released by then, or already, is not called, and the callback does not keep it alive.
package func whenIdle<Owner: AnyObject>(for owner: Owner?, _ body: @escaping @MainActor (Owner) -> Void) {
    guard owner != nil else { return }
    let work: @MainActor () -> Void = { [weak owner] in
        if let owner { body(owner) }
    }
    _ = g_idle_add_full(idlePriority, doOnce, UserData.retained(work), releaseData)
}

/// Runs `work` on a new thread, then calls `body` with the result on the main thread, where the result and both closures
/// are released, unless something else owns them.
package func inBackground<Result: Sendable>(
    _ work: @escaping @Sendable () -> Result, then body: @escaping @MainActor (Result) -> Void
) {
    let job = BackgroundJob {
        let result = work()
        return { body(result) }
    }
    g_thread_unref(g_thread_new("background", runInBackground, Unmanaged.passRetained(job).toOpaque()))
}

/// Runs a job, and passes it on to the main thread without keeping a reference.
private nonisolated let runInBackground: GThreadFunc = { job in
    Unmanaged<BackgroundJob>.fromOpaque(job!)._withUnsafeGuaranteedRef { $0.run() }
    _ = g_idle_add_full(
        G_PRIORITY_DEFAULT,
        { job in
            Unmanaged<BackgroundJob>.fromOpaque(job!).takeUnretainedValue().finish()
            return 0
        }, job, releaseData)
    return nil
}

/// Work that is done on another thread, and what the main thread does after it.
private nonisolated final class BackgroundJob: @unchecked Sendable {
    private let tally = Tally("background work")
    private let work: () -> @MainActor () -> Void
    private var rest: (@MainActor () -> Void)?
    /// Orders the threads for the thread sanitizer, which does not see the locks of GLib.
    private let turn = Atomic(0)

    init(_ work: @escaping () -> @MainActor () -> Void) {
        self.work = work
        turn.store(1, ordering: .releasing)
    }

    func run() {
        _ = turn.load(ordering: .acquiring)
        rest = work()
        turn.store(2, ordering: .releasing)
    }

    func finish() {
        _ = turn.load(ordering: .acquiring)
        MainActor.assumeIsolated { rest?() }
    }
}

/// Calls `body` on the main thread before the next frame. Calls keep their order. Can be called from any thread.
package nonisolated func onMainThread(_ body: @escaping @MainActor () -> Void) {
    let job = Job { MainActor.assumeIsolated(body) }
    _ = g_idle_add_full(
        G_PRIORITY_DEFAULT,
        { data in
            Unmanaged<Job>.fromOpaque(data!).takeUnretainedValue().run()
            return 0
        }, Unmanaged.passRetained(job).toOpaque(), releaseData)
}

/// A closure that is passed to the main thread.
private nonisolated final class Job: Sendable {
    private let tally = Tally("queued call")
    private let body: @Sendable () -> Void
    /// Orders the threads for the thread sanitizer, which does not see the locks of GLib.
    private let isComplete = Atomic(false)

    init(_ body: @escaping @Sendable () -> Void) {
        self.body = body
        isComplete.store(true, ordering: .releasing)
    }

    func run() {
        _ = isComplete.load(ordering: .acquiring)
        body()
    }
}
