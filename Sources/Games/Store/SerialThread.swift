// SPDX-License-Identifier: GPL-3.0-or-later
// The running thread and its creator share the queue of jobs. The creator must end the thread.

import Glibc

/// A thread that runs jobs in the order in which they are added.
final class SerialThread: Sendable {
    private let jobs: Jobs
    private let thread: pthread_t

    init() {
        let jobs = Jobs()
        var thread = pthread_t()
        let code = pthread_create(
            &thread, nil,
            { jobs in
                Unmanaged<Jobs>.fromOpaque(jobs!).takeRetainedValue().run()
                return nil
            }, Unmanaged.passRetained(jobs).toOpaque())
        guard code == 0 else { fatalError("could not create a thread: error \(code)") }
        self.jobs = jobs
        self.thread = thread
    }

    /// Adds a job. Jobs added after the end are ignored.
    func add(_ job: @escaping @Sendable () -> Void) { jobs.add(job) }

    /// Waits until all jobs are done, and ends the thread.
    func end() {
        if jobs.close() { pthread_join(thread, nil) }
    }
}

/// The queue of a thread's jobs.
private final class Jobs: @unchecked Sendable {
    private let monitor = Monitor()
    private var waiting: [@Sendable () -> Void] = []
    private var isClosed = false

    func add(_ job: @escaping @Sendable () -> Void) {
        monitor.locked {
            guard !isClosed else { return }
            waiting.append(job)
            monitor.signal()
        }
    }

    /// Closes the queue. Returns false if it was already closed.
    func close() -> Bool {
        monitor.locked {
            defer { isClosed = true }
            monitor.signal()
            return !isClosed
        }
    }

    func run() {
        while let job = next() { job() }
    }

    private func next() -> (@Sendable () -> Void)? {
        monitor.locked {
            monitor.wait { waiting.isEmpty && !isClosed }
            return waiting.isEmpty ? nil : waiting.removeFirst()
        }
    }
}
