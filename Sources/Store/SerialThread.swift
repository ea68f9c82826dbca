// The running thread owns the queue of its jobs; whoever made it holds it too, and has to end it.

import Glibc

/// A thread that does one thing after the other, in the order in which they were added.
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
        guard code == 0 else { fatalError("no thread: \(code)") }
        self.jobs = jobs
        self.thread = thread
    }

    /// Has a job done after all that were added before; none after the end.
    func add(_ job: @escaping @Sendable () -> Void) { jobs.add(job) }

    /// Ends the thread when it has done its jobs, and waits for that.
    func end() {
        if jobs.close() { pthread_join(thread, nil) }
    }
}

/// What a thread has to do.
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

    /// Takes no more; false if that has been said before.
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
