// SPDX-License-Identifier: GPL-3.0-or-later
import CAllocations
import Glibc
import Seeding
import Testing

/// Statistics of many inputs for one parser: how many were accepted, how many were refused and why, the time taken, and the
/// inputs that cost most.
/// Tests use a few inputs; `build-aux/fuzz` sets larger numbers in the environment.
struct FuzzRun {
    /// The time limit for one input, in seconds, on a busy machine.
    private static let mostTime = 30.0
    /// How long the calculation of `slowness` takes on an idle machine, in seconds.
    private static let idleTime = 0.02
    /// How many of the dearest inputs are named.
    private static let named = 10

    /// What an input costs the thread that reads it.
    struct Cost {
        /// The processor time outside of the kernel, in seconds of an idle machine. The kernel mostly gets memory, which
        /// has a limit of its own, and takes several times as long if a virtual machine has to get it from its host.
        var time: Double
        /// The memory that is in use at the same time, in bytes.
        var memory: Double
    }

    /// What an input may cost: as much as any input, and more for each of its bytes.
    struct Budget {
        var fixed: Cost
        var perByte: Cost

        fileprivate func limit(_ part: KeyPath<Cost, Double>, for count: Int) -> Double {
            fixed[keyPath: part] + perByte[keyPath: part] * Double(count)
        }
    }

    /// An input, and which part of its budget it has used.
    private struct Input {
        let name: String
        let count: Int
        let cost: Cost
        let share: Double

        var text: String {
            let (time, memory) = (Int(cost.time * 1e6), Int(cost.memory / 1024))
            return "\(name): \(count) bytes, \(time) µs, \(memory) KiB, \(Int((share * 100).rounded(.up))) %"
        }
    }

    private let name: String
    private let budget: Budget
    private let start = FuzzRun.time()
    private var taken = 0
    private var refused: [String: Int] = [:]
    private var slowest = 0.0
    private var dearest: [KeyPath<Cost, Double>: [Input]] = [\.time: [], \.memory: []]

    /// Creates a run with the given name in its report.
    init(_ name: String, within budget: Budget) { (self.name, self.budget) = (name, budget) }

    /// Returns the number of inputs: the value of an environment variable, or the given default.
    static func count(_ variable: String, short: Int) -> Int {
        getenv(variable).flatMap { Int(String(cString: $0)) } ?? short
    }

    /// Parses one input. `kind` is how the report names it, beside its number. `read` returns the reason if it was refused,
    /// or `nil`. `again` prepares another reading of an input that costs as much, if there can be one: an input that took
    /// too long is read twice more, because other programs make it slower and never faster.
    mutating func read(
        _ input: [UInt8], kind: @autoclosure () -> String = "", again: (() -> Void)? = nil,
        _ read: () throws -> String?
    ) rethrows {
        let limit = budget.limit(\.time, for: input.count)
        var (reason, cost) = try Self.measure(limit, read)
        for _ in 0..<2 where cost.time > limit {
            guard let again else { break }
            again()
            cost.time = min(cost.time, try Self.measure(limit, read).cost.time)
        }
        slowest = max(slowest, cost.time)
        let number = taken + refused.values.reduce(0, +)
        if let reason { refused[reason, default: 0] += 1 } else { taken += 1 }
        for part in [\Cost.time, \.memory] {
            let share = cost[keyPath: part] / budget.limit(part, for: input.count)
            guard dearest[part]!.count < Self.named || share > dearest[part]!.last!.share else { continue }
            dearest[part]!.append(
                Input(name: "#\(number) \(kind())", count: input.count, cost: cost, share: share))
            dearest[part]!.sort { $0.share > $1.share }
            dearest[part]!.removeLast(max(0, dearest[part]!.count - Self.named))
        }
    }

    private static func measure(
        _ limit: Double, _ read: () throws -> String?
    ) rethrows -> (reason: String?, cost: Cost) {
        let used = processorTime()
        allocations_begin()
        let reason = try read()
        var cost = Cost(time: processorTime() - used, memory: Double(allocations_peak()))
        if cost.time > limit / 2 { cost.time /= slowness() }
        return (reason, cost)
    }

    /// Prints the report.
    func finish() {
        let reasons = refused.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.value) \($0.key)" }
        let all = refused.values.reduce(taken, +)
        print(
            "fuzz: \(name): \(all) inputs, \(taken) taken, \(all - taken) refused (\(reasons.joined(separator: ", "))), "
                + "\(Int((Self.time() - start).rounded())) s, the slowest \(Int((slowest * 1000).rounded(.up))) ms")
        for (part, label) in [(\Cost.time, "time"), (\.memory, "memory")] {
            for input in dearest[part]! { print("fuzz: \(name): most \(label): \(input.text)") }
        }
        #expect(slowest < Self.mostTime)
        #expect(taken > 0 && !refused.isEmpty, "inputs must be neither all valid nor all invalid")
        // Sanitizers multiply both.
        guard dlsym(nil, "__asan_init") == nil, dlsym(nil, "__tsan_init") == nil else { return }
        for input in dearest.values.flatMap(\.self) where input.share > 1 { Issue.record("too dear: \(input.text)") }
    }

    /// Returns how many times as long a fixed calculation takes now as on an idle machine, at least 1. On a busy machine,
    /// whose cores share their caches and their power, everything takes more processor time.
    private static func slowness() -> Double {
        let start = processorTime()
        var generator = SeededGenerator(seed: 1)
        let numbers = (0..<20_000).map { _ in generator.next() }
        let lengths = Dictionary(grouping: numbers.sorted().map(String.init), by: \.count)
        precondition(lengths.values.reduce(0) { $0 + $1.count } == numbers.count)
        return max(1, (processorTime() - start) / idleTime)
    }

    private static func time() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// Returns the processor time of this thread outside of the kernel, in seconds.
    private static func processorTime() -> Double {
        var usage = rusage()
        // RUSAGE_THREAD is not imported.
        getrusage(1, &usage)
        return Double(usage.ru_utime.tv_sec) + Double(usage.ru_utime.tv_usec) / 1e6
    }
}

extension FuzzRun.Budget {
    /// What the window can spend on something that others have made: a page is killed after two seconds of processor time,
    /// and fonts stay in memory.
    static let ofWindow = FuzzRun.Budget(
        fixed: FuzzRun.Cost(time: 0.25, memory: 128e6), perByte: FuzzRun.Cost(time: 2e-6, memory: 200))
}
