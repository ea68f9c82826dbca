// SPDX-License-Identifier: GPL-3.0-or-later
/// The times and misses of a game. Times are in milliseconds of play.
///
/// The time of a target starts at the previous correct tap, or at the beginning of the round, and ends at its own tap.
/// The time between the fourth correct tap of a round and the end of the last flight does not count, so longer flights
/// do not worsen a result.
public struct PasscodeResult: Equatable, Sendable {
    /// The times of the targets that were hit, in order, for each round that has begun.
    public let targetTimes: [[Int]]
    /// The number of wrong taps in each of these rounds.
    public let missesByRound: [Int]

    /// The time of each completed round.
    public var roundTimes: [Int] {
        targetTimes.filter { $0.count == PasscodeSetup.basesPerRound }.map { $0.reduce(0, +) }
    }
    /// The index of the fastest completed round. Ties go to the first.
    public var bestRound: Int? { roundTimes.indices.min { roundTimes[$0] < roundTimes[$1] } }
    /// The total time of all targets that were hit.
    public var totalTime: Int { targetTimes.joined().reduce(0, +) }
    /// The mean time per target, or `nil` if none was hit.
    public var meanTargetTime: Double? {
        let hits = targetTimes.joined().count
        return hits == 0 ? nil : Double(totalTime) / Double(hits)
    }
    /// The number of wrong taps.
    public var misses: Int { missesByRound.reduce(0, +) }
}

extension PasscodeGame {
    /// The result of the game so far.
    public var result: PasscodeResult { PasscodeResult(targetTimes: targetTimes, missesByRound: missesByRound) }
}
