import Glibc
import Testing

/// Many inputs for one reader: how many it has taken, how many it has refused and why, and how long it took. A test gives it a
/// few; `build-aux/fuzz` names larger numbers in the environment.
struct FuzzRun {
    /// How long a reader may take for one input, in seconds, on a machine that has much else to do.
    private static let mostTime = 30.0

    private let name: String
    private let start = FuzzRun.time
    private var taken = 0
    private var refused: [String: Int] = [:]
    private var slowest = 0.0

    /// A run that prints its figures under a name.
    init(_ name: String) { self.name = name }

    /// How many inputs there are, unless the environment has another number under a name.
    static func count(_ variable: String, short: Int) -> Int {
        getenv(variable).flatMap { Int(String(cString: $0)) } ?? short
    }

    /// Has one input read; `read` returns why it was refused, or nil.
    mutating func read(_ read: () throws -> String?) rethrows {
        let before = Self.time
        if let reason = try read() { refused[reason, default: 0] += 1 } else { taken += 1 }
        slowest = max(slowest, Self.time - before)
    }

    /// Prints the figures in a line.
    func finish() {
        let reasons = refused.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.value) \($0.key)" }
        let all = refused.values.reduce(taken, +)
        print(
            "fuzz: \(name): \(all) inputs, \(taken) taken, \(all - taken) refused (\(reasons.joined(separator: ", "))), "
                + "\(Int((Self.time - start).rounded())) s, the slowest \(Int((slowest * 1000).rounded(.up))) ms")
        #expect(slowest < Self.mostTime)
        #expect(taken > 0 && !refused.isEmpty, "inputs are neither all sound nor all rubbish")
    }

    private static var time: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
