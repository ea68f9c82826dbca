/// What is to happen later, in the order of its time. It holds values, not callbacks, so nothing of it can outlive its
/// owner. Time is in seconds of the clock that is passed in.
public struct Agenda<Cue: Equatable & Sendable>: Sendable {
    private var entries: [(time: Double, cue: Cue)] = []

    /// An agenda with nothing on it.
    public init() {}

    /// The time of the earliest entry.
    public var nextTime: Double? { entries.first?.time }

    /// Puts a cue on the agenda; of two at the same time the one that was added first comes first.
    public mutating func add(_ cue: Cue, at time: Double) {
        let place = entries.firstIndex { $0.time > time } ?? entries.count
        entries.insert((time, cue), at: place)
    }

    /// Takes all cues off that are of a kind.
    public mutating func removeAll(where matches: (Cue) -> Bool) {
        entries.removeAll { matches($0.cue) }
    }

    /// Takes the earliest cue off if its time has come, and tells when that was.
    public mutating func popDue(at now: Double) -> (time: Double, cue: Cue)? {
        guard let first = entries.first, first.time <= now else { return nil }
        return entries.removeFirst()
    }
}
