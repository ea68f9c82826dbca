// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc

/// The dispatch queue that runs a page's tasks on the main actor (`Task { … }`). The process has no run loop to drain
/// it, so `PageServer` does so between messages.
struct MainQueue {
    /// The file descriptor that becomes readable when tasks are pending.
    let descriptor: Int32

    private let drainQueue: @convention(c) (UnsafeMutableRawPointer?) -> Void

    /// The queue of this process, or `nil` if the runtime does not provide it.
    init?() {
        // The functions that CFRunLoop uses.
        guard let handle = dlsym(nil, "_dispatch_get_main_queue_handle_4CF"),
            let drain = dlsym(nil, "_dispatch_main_queue_callback_4CF")
        else { return nil }
        descriptor = unsafeBitCast(handle, to: (@convention(c) () -> Int32).self)()
        drainQueue = unsafeBitCast(drain, to: (@convention(c) (UnsafeMutableRawPointer?) -> Void).self)
        guard descriptor >= 0 else { return nil }
    }

    /// Runs the pending tasks.
    func drain() {
        var count: UInt64 = 0
        _ = read(descriptor, &count, 8)
        drainQueue(nil)
    }

    /// The largest number of times that tasks are run at one step, because a task can start others endlessly.
    private static let maxRounds = 1000

    /// Runs the pending tasks and those that they start.
    func drainAll() {
        var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        for _ in 0..<Self.maxRounds {
            guard poll(&watched, 1, 0) > 0 else { return }
            drain()
        }
    }
}
