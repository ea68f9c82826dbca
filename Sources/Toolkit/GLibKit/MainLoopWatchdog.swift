// SPDX-License-Identifier: GPL-3.0-or-later
// The watchdog and its thread exist from the first process that is watched to the end of the program. A process is owned
// by the watchdog until it is forgotten.

import CGtk
import Glibc
import Synchronization

/// Kills processes if the main loop does not turn while they run: what they send could keep it busy, and then nothing that
/// runs in it could stop them. It costs two system calls in each turn, and nothing while it watches no process.
package nonisolated final class MainLoopWatchdog: Sendable {
    /// A process that is watched.
    package nonisolated final class Process: Sendable {
        fileprivate let descriptor: Int32
        fileprivate let signal: Int32
        private let isKilled = Atomic(false)

        fileprivate init(_ descriptor: Int32, signal: Int32) { (self.descriptor, self.signal) = (descriptor, signal) }

        deinit { close(descriptor) }

        /// Whether it was killed because the main loop did not turn.
        package var hasStalled: Bool { isKilled.load(ordering: .acquiring) }

        fileprivate func kill() {
            isKilled.store(true, ordering: .releasing)
            peekaboard_process_signal(descriptor, signal)
        }
    }

    /// The watchdog of the program. The first use must be on the main thread.
    package static let shared = MainLoopWatchdog()

    /// The processor time of a turn after which it has stalled, and the time on the clock, in seconds. A machine that is
    /// busy with something else is no reason to kill a process.
    package static let processorTime = 2.0
    private static let time = 10.0
    /// The longest time after which a turn is looked at again, in seconds.
    private static let pause = 0.5

    private let processes = Mutex<[Process]>([])
    private let count = Atomic(0)
    private let timer = peekaboard_timer_new()
    private let mainClock: clockid_t
    /// When the present turn began, on the clock and as processor time of the main thread, in microseconds; 0 between turns.
    private let start = Atomic(0), processorStart = Atomic(0)

    private init() {
        var clock = clockid_t()
        pthread_getcpuclockid(pthread_self(), &clock)
        mainClock = clock
        g_main_context_set_poll_func(nil) { descriptors, count, timeout in
            let watchdog = MainLoopWatchdog.shared
            watchdog.endTurn()
            defer { watchdog.beginTurn() }
            return g_poll(descriptors, count, timeout)
        }
        let watchdog = Unmanaged.passRetained(self).toOpaque()
        g_thread_unref(
            g_thread_new(
                "watchdog",
                { watchdog in
                    Unmanaged<MainLoopWatchdog>.fromOpaque(watchdog!)._withUnsafeGuaranteedRef { $0.run() }
                    return nil
                }, watchdog))
    }

    /// Watches a process, which gets a signal if the main loop does not turn. Returns `nil` if the kernel cannot do that.
    func watch(_ process: pid_t, signal: Int32) -> Process? {
        let descriptor = peekaboard_process_open(process)
        guard descriptor >= 0 else { return nil }
        let process = Process(descriptor, signal: signal)
        processes.withLock { $0.append(process) }
        count.add(1, ordering: .relaxed)
        return process
    }

    /// Stops watching a process, which has ended.
    func forget(_ process: Process) {
        let isKnown = processes.withLock { known in
            let index = known.firstIndex { $0 === process }
            if let index { known.remove(at: index) }
            return index != nil
        }
        if isKnown { count.subtract(1, ordering: .relaxed) }
    }

    private func beginTurn() {
        guard count.load(ordering: .relaxed) > 0 else { return }
        processorStart.store(microseconds(of: mainClock), ordering: .relaxed)
        start.store(microseconds(of: CLOCK_MONOTONIC), ordering: .releasing)
        peekaboard_timer_set(timer, Self.processorTime)
    }

    private func endTurn() {
        guard start.load(ordering: .relaxed) > 0 else { return }
        start.store(0, ordering: .releasing)
        peekaboard_timer_set(timer, 0)
    }

    private func run() {
        while true {
            peekaboard_timer_wait(timer)
            look()
        }
    }

    /// Looks whether the present turn has stalled.
    private func look() {
        let begin = start.load(ordering: .acquiring)
        guard begin > 0 else { return }
        let used = Double(microseconds(of: mainClock) - processorStart.load(ordering: .relaxed)) / 1e6
        let elapsed = Double(microseconds(of: CLOCK_MONOTONIC) - begin) / 1e6
        if used >= Self.processorTime || elapsed >= Self.time {
            processes.withLock { processes in for process in processes { process.kill() } }
        } else {
            // If the turn has ended meanwhile, the next look finds nothing.
            peekaboard_timer_set(timer, min(Self.pause, Self.processorTime - used + 0.001))
        }
    }

    private func microseconds(of clock: clockid_t) -> Int {
        var time = timespec()
        clock_gettime(clock, &time)
        return time.tv_sec * 1_000_000 + time.tv_nsec / 1000
    }
}
