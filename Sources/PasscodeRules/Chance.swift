import Seeding

/// What is left to chance. Each has a generator of its own, so that one draw more here changes nothing there, and what a
/// right tap brings about does not depend on what happened before it.
enum Chance {
    /// Which numbers are asked for, in which order.
    case targets
    /// Where the circles start, how fast, and where one goes that flew to a wrong base.
    case drift
    /// Which hue each circle has.
    case hues
    /// Who lies where in the still variant, after so many right taps.
    case places(rightTaps: Int)

    /// The generator for this in the game of a seed.
    func generator(seed: UInt64) -> SeededGenerator {
        let index: UInt64 =
            switch self {
            case .targets: 0
            case .drift: 1
            case .places(let rightTaps): 2 + UInt64(rightTaps)
            case .hues: 1 << 32
            }
        // Any odd number would do that is no small multiple of the step by which the generator is filled from its seed;
        // that step itself would give generators which share a part of their state.
        return SeededGenerator(seed: seed &+ index &* 0xD1B5_4A32_D192_ED03)
    }
}

extension SeededGenerator {
    /// A uniform number in `range`, of 2⁵³ equally spaced ones.
    mutating func number(in range: ClosedRange<Double>) -> Double {
        let fraction = Double(next() >> 11) / 0x1p53
        return min(range.lowerBound + fraction * (range.upperBound - range.lowerBound), range.upperBound)
    }
}
