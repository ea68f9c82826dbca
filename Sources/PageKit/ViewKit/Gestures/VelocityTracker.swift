// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// Computes a velocity from the latest positions.
struct VelocityTracker {
    /// The time over which a velocity is averaged, in seconds.
    private static let window = 0.1

    private var samples: [(time: Double, position: Point)] = []

    /// The velocity per second.
    var velocity: Point {
        guard let first = samples.first, let last = samples.last, last.time > first.time else { return .zero }
        return (last.position - first.position) * (1 / (last.time - first.time))
    }

    /// Adds a position. Of several at a time, the last one counts.
    mutating func add(_ position: Point, at time: Double) {
        if let last = samples.last, last.time == time, samples.count > 1 { samples.removeLast() }
        samples.append((time, position))
        while samples.count > 2, samples[1].time <= time - Self.window { samples.removeFirst() }
    }

    /// The velocity is zero if the latest position is too old.
    mutating func rest(until time: Double) {
        if let last = samples.last, time - last.time > Self.window { samples = [(time, last.position)] }
    }
}
