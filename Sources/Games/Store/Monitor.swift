// SPDX-License-Identifier: GPL-3.0-or-later
// A monitor owns its mutex and its condition. They are allocated separately because the C library does not allow them
// to move.

import Glibc

/// A mutex with a condition variable.
final class Monitor: @unchecked Sendable {
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

    init() {
        pthread_mutex_init(mutex, nil)
        var attributes = pthread_condattr_t()
        pthread_condattr_init(&attributes)
        // The wall clock can be set back.
        pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
        pthread_cond_init(condition, &attributes)
        pthread_condattr_destroy(&attributes)
    }

    deinit {
        pthread_cond_destroy(condition)
        pthread_mutex_destroy(mutex)
        condition.deallocate()
        mutex.deallocate()
    }

    /// Calls `body` while holding the lock.
    func locked<Made>(_ body: () -> Made) -> Made {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return body()
    }

    /// Waits, within `locked`, while a condition is true. `signal` makes the thread check it again.
    func wait(while predicate: () -> Bool) {
        while predicate() { pthread_cond_wait(condition, mutex) }
    }

    /// Waits in the same way, for at most `seconds`.
    func wait(atMost seconds: Double, while predicate: () -> Bool) {
        var end = timespec()
        clock_gettime(CLOCK_MONOTONIC, &end)
        let nanoseconds = end.tv_nsec + Int(seconds * 1e9)
        end.tv_sec += nanoseconds / 1_000_000_000
        end.tv_nsec = nanoseconds % 1_000_000_000
        while predicate(), pthread_cond_timedwait(condition, mutex, &end) == 0 {}
    }

    /// Wakes all waiting threads, which check their conditions again.
    func signal() { pthread_cond_broadcast(condition) }
}
