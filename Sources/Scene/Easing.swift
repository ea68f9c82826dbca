/// How a motion spends its time. Both ends are exact: 0 gives 0 and 1 gives 1.
public enum Easing: Sendable {
    /// The same speed all the way.
    case linear
    /// From rest to rest, fastest in the middle (the smoothstep polynomial of degree 3).
    case inOut

    /// The share of the way, 0…1, that is done after a share of the time; shares of time outside 0…1 count as its ends.
    public func callAsFunction(_ time: Double) -> Double {
        let time = min(max(time, 0), 1)
        switch self {
        case .linear: return time
        case .inOut: return time * time * (3 - 2 * time)
        }
    }
}
