// SPDX-License-Identifier: GPL-3.0-or-later
/// Converts the timestamps of events, which are in milliseconds and wrap around about every 50 days, to seconds.
struct EventClock {
    private var last: UInt32?

    /// The time of the latest event, in seconds since the first event.
    private(set) var time = 0.0

    /// Returns the time of an event, in seconds since the first event. A timestamp of 0 means unknown, and the time of
    /// the previous event is used.
    mutating func time(of milliseconds: UInt32) -> Double {
        guard milliseconds != 0 else { return time }
        time += last.map { Double(Int32(bitPattern: milliseconds &- $0)) / 1000 } ?? 0
        last = milliseconds
        return time
    }
}
