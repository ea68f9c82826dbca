import BoardKinds

/// A machine whose clocks stand until they are told to go on, and whose other threads work when they are told to.
final class TestPlatform: Platform {
    /// The time of the clock of the boards.
    var time = 100.0
    /// The date.
    var date = 1_700_000_000
    /// The next seeds that chance gives; then come 1001, 1002 and so on.
    var seeds: [UInt64] = []
    /// How many seeds chance has given.
    private(set) var seedsGiven: UInt64 = 0
    /// Whether other threads are busy: work waits for `work`.
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

    /// Whether work waits.
    var hasWork: Bool { !waiting.isEmpty }

    /// Does all work that waits, and says what came of it. Returns whether there was any.
    @discardableResult
    func work() -> Bool {
        let work = waiting
        waiting = []
        work.forEach { $0() }
        return !work.isEmpty
    }
}
