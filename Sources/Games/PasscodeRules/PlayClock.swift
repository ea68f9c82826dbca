// SPDX-License-Identifier: GPL-3.0-or-later
/// A clock that follows another clock and can be paused. The time of a pause does not count. Times are in seconds.
package struct PlayClock: Equatable, Sendable {
    /// The time of play up to the last pause.
    private var timeBefore: Double
    /// The time of the outer clock when this one started to run.
    private var runningSince: Double?

    /// Whether the clock is running.
    package var isRunning: Bool { runningSince != nil }

    /// Creates a paused clock with an initial time.
    package init(time: Double = 0) { timeBefore = time }

    /// Returns the time of play when the outer clock shows `now`. The time of play does not run backward if `now` is
    /// before the moment at which this clock was started.
    package func time(at now: Double) -> Double {
        guard let runningSince else { return timeBefore }
        return timeBefore + max(0, now - runningSince)
    }

    /// Returns the time of the outer clock at which this one shows `time`, or `nil` if the clock is paused.
    package func moment(of time: Double) -> Double? { runningSince.map { $0 + time - timeBefore } }

    /// Returns the time of play in milliseconds, rounded down.
    package func milliseconds(at now: Double) -> Int { Int((time(at: now) * 1000).rounded(.down)) }

    /// Starts the clock. Does nothing if it is already running.
    package mutating func run(at now: Double) {
        if runningSince == nil { runningSince = now }
    }

    /// Pauses the clock. Does nothing if it is already paused.
    package mutating func pause(at now: Double) {
        timeBefore = time(at: now)
        runningSince = nil
    }
}
