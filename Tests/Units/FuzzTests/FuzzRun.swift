// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import Testing

/// Statistics of many inputs for one parser: how many were accepted, how many were refused and why, and the time taken.
/// Tests use a few inputs; `build-aux/fuzz` sets larger numbers in the environment.
struct FuzzRun {
    /// The time limit for one input, in seconds, on a busy machine.
    private static let mostTime = 30.0

    private let name: String
    private let start = FuzzRun.time
    private var taken = 0
    private var refused: [String: Int] = [:]
    private var slowest = 0.0

    /// Creates a run with the given name in its report.
    init(_ name: String) { self.name = name }

    /// Returns the number of inputs: the value of an environment variable, or the given default.
    static func count(_ variable: String, short: Int) -> Int {
        getenv(variable).flatMap { Int(String(cString: $0)) } ?? short
    }

    /// Parses one input. `read` returns the reason if it was refused, or `nil`.
    mutating func read(_ read: () throws -> String?) rethrows {
        let before = Self.time
        if let reason = try read() { refused[reason, default: 0] += 1 } else { taken += 1 }
        slowest = max(slowest, Self.time - before)
    }

    /// Prints the report as one line.
    func finish() {
        let reasons = refused.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.value) \($0.key)" }
        let all = refused.values.reduce(taken, +)
        print(
            "fuzz: \(name): \(all) inputs, \(taken) taken, \(all - taken) refused (\(reasons.joined(separator: ", "))), "
                + "\(Int((Self.time - start).rounded())) s, the slowest \(Int((slowest * 1000).rounded(.up))) ms")
        #expect(slowest < Self.mostTime)
        #expect(taken > 0 && !refused.isEmpty, "inputs must be neither all valid nor all invalid")
    }

    private static var time: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
