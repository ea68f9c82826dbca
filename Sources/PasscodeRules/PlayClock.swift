/// The time of play: it goes with an outer clock while it runs and stands while it is paused, so after a pause all goes
/// on as if no time had passed. Times are in seconds.
public struct PlayClock: Equatable, Sendable {
    /// The time of play up to the last pause.
    private var timeBefore: Double
    /// What the outer clock showed when this one was let run.
    private var runningSince: Double?

    /// Whether time passes.
    public var isRunning: Bool { runningSince != nil }

    /// A clock that is paused, and shows so many seconds.
    public init(time: Double = 0) { timeBefore = time }

    /// The time of play when the outer clock shows `now`. It stands still while the outer clock is behind the moment at
    /// which this one was let run.
    public func time(at now: Double) -> Double {
        guard let runningSince else { return timeBefore }
        return timeBefore + max(0, now - runningSince)
    }

    /// What the outer clock will show when this one shows `time`; nil while it is paused.
    public func moment(of time: Double) -> Double? { runningSince.map { $0 + time - timeBefore } }

    /// The time of play in whole milliseconds, those that have passed.
    public func milliseconds(at now: Double) -> Int { Int((time(at: now) * 1000).rounded(.down)) }

    /// Lets the clock run; one that runs already goes on.
    public mutating func run(at now: Double) {
        if runningSince == nil { runningSince = now }
    }

    /// Stops the clock; one that stands already goes on standing.
    public mutating func pause(at now: Double) {
        timeBefore = time(at: now)
        runningSince = nil
    }
}
