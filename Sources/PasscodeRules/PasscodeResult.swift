/// What a game has come to: times in milliseconds of play, and misses.
///
/// A target's time begins with the right tap before it, or with its round, and ends with its own. What passes between the
/// fourth right tap of a round and the end of the last flight is nobody's time, so a longer flight makes no result worse.
public struct PasscodeResult: Equatable, Sendable {
    /// The time of each target that was hit, in the order asked, for each round that has begun.
    public let targetTimes: [[Int]]
    /// How many taps were wrong in each of these rounds.
    public let missesByRound: [Int]

    /// The time of each round in which all four were hit.
    public var roundTimes: [Int] {
        targetTimes.filter { $0.count == PasscodeSetup.basesPerRound }.map { $0.reduce(0, +) }
    }
    /// The quickest of these rounds, counted from 0; the first of equals.
    public var bestRound: Int? { roundTimes.indices.min { roundTimes[$0] < roundTimes[$1] } }
    /// The time of all targets that were hit.
    public var totalTime: Int { targetTimes.joined().reduce(0, +) }
    /// The mean time of a target; nil before one was hit.
    public var meanTargetTime: Double? {
        let hits = targetTimes.joined().count
        return hits == 0 ? nil : Double(totalTime) / Double(hits)
    }
    /// How many taps were wrong.
    public var misses: Int { missesByRound.reduce(0, +) }
}

extension PasscodeGame {
    /// What the game has come to so far, or in the end.
    public var result: PasscodeResult { PasscodeResult(targetTimes: targetTimes, missesByRound: missesByRound) }
}
