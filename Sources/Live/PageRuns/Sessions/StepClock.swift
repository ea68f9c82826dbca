// SPDX-License-Identifier: GPL-3.0-or-later
/// Converts the time of the window to steps of a page. It does not run while it is paused.
struct StepClock {
    /// The number of steps in a second.
    static let stepsPerSecond = 60.0

    /// The time at which step 0 would have been, while the clock runs.
    private var origin: Double?
    /// The time that had passed when the clock was paused, in seconds.
    private var elapsed = 0.0

    /// Whether the clock runs.
    var isRunning: Bool { origin != nil }

    /// Returns the number of steps that have been completed.
    func step(at now: Double) -> Int { Int((seconds(at: now) * Self.stepsPerSecond + 1e-6).rounded(.down)) }

    /// Returns the first step that is not before a time of the page, in seconds.
    static func step(atSecond second: Double) -> Int {
        Int((min(second, 1e9) * stepsPerSecond - 1e-6).rounded(.up))
    }

    /// Returns the time of the first step that is not before a time of the page, in seconds, if the clock runs on.
    func time(ofSecond second: Double, at now: Double) -> Double {
        now + Double(Self.step(atSecond: second)) / Self.stepsPerSecond - seconds(at: now)
    }

    /// Stops the clock.
    mutating func pause(at now: Double) {
        elapsed = seconds(at: now)
        origin = nil
    }

    /// Starts the clock again.
    mutating func resume(at now: Double) { if origin == nil { origin = now - elapsed } }

    /// Sets the clock back to a step, because the page is too slow.
    mutating func set(step: Int, at now: Double) {
        elapsed = Double(step) / Self.stepsPerSecond
        if origin != nil { origin = now - elapsed }
    }

    /// Returns the time that has passed, in seconds.
    func seconds(at now: Double) -> Double { origin.map { max(0, now - $0) } ?? elapsed }
}
