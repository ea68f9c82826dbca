/// The clock of a display's events. It counts milliseconds from some moment on, and begins again from 0 every 50 days.
struct EventClock {
    private var last: UInt32?

    /// When the latest event was, in seconds after the first one.
    private(set) var time = 0.0

    /// When an event was, in seconds after the first one. Events without a time, which is 0, are as old as the one before.
    mutating func time(of milliseconds: UInt32) -> Double {
        guard milliseconds != 0 else { return time }
        time += last.map { Double(Int32(bitPattern: milliseconds &- $0)) / 1000 } ?? 0
        last = milliseconds
        return time
    }
}
