// SPDX-License-Identifier: GPL-3.0-or-later
import BoardKinds

/// A platform with manual clocks and manual background threads.
final class TestPlatform: Platform {
    /// The time of the boards' clock.
    var time = 100.0
    /// The current date, in seconds since 1970.
    var date = 1_700_000_000
    /// The next random seeds. They are followed by 1001, 1002, and so on.
    var seeds: [UInt64] = []
    /// The number of random seeds that were requested.
    private(set) var seedsGiven: UInt64 = 0
    /// Whether background work is deferred until `work` is called.
    var isBusy = false
    private var waiting: [() -> Void] = []

    func now() -> Double { time }

    func secondsSince1970() -> Int { date }

    func randomSeed() -> UInt64 {
        seedsGiven += 1
        return seeds.isEmpty ? 1000 + seedsGiven : seeds.removeFirst()
    }

    func inBackground<Result: Sendable>(
        _ work: @escaping @Sendable () -> Result, then body: @escaping @MainActor (Result) -> Void
    ) {
        waiting.append { body(work()) }
    }

    /// Whether any work is pending.
    var hasWork: Bool { !waiting.isEmpty }

    /// Performs all pending work and delivers the results. Returns whether there was any.
    @discardableResult
    func work() -> Bool {
        let work = waiting
        waiting = []
        work.forEach { $0() }
        return !work.isEmpty
    }
}
