// SPDX-License-Identifier: GPL-3.0-or-later
/// A queue of future cues, ordered by time. It holds values instead of callbacks, so nothing in it can outlive its
/// owner. Times are in seconds of the clock that is passed in.
package struct Agenda<Cue: Equatable & Sendable>: Sendable {
    private var entries: [(time: Double, cue: Cue)] = []

    /// Creates an empty agenda.
    package init() {}

    /// The time of the earliest entry, or `nil` if the agenda is empty.
    package var nextTime: Double? { entries.first?.time }

    /// Adds a cue. Cues at the same time keep the order in which they were added.
    package mutating func add(_ cue: Cue, at time: Double) {
        let index = entries.firstIndex { $0.time > time } ?? entries.count
        entries.insert((time, cue), at: index)
    }

    package mutating func removeAll(where matches: (Cue) -> Bool) {
        entries.removeAll { matches($0.cue) }
    }

    /// Removes and returns the earliest cue if it is due, together with its time.
    package mutating func popDue(at now: Double) -> (time: Double, cue: Cue)? {
        guard let first = entries.first, first.time <= now else { return nil }
        return entries.removeFirst()
    }
}
