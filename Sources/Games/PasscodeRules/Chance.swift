// SPDX-License-Identifier: GPL-3.0-or-later
import Seeding

/// The random choices of a game. Each has a separate generator, so that drawing more numbers for one does not affect
/// the others, and the effect of a correct tap does not depend on earlier events.
enum Chance {
    /// Which numbers are targets, in which order.
    case targets
    /// Where the circles start, their velocities, and where a circle goes after it flew to a wrong base.
    case drift
    /// The hue of each circle.
    case hues
    /// The places of the circles in the still variant, after a number of correct taps.
    case positions(rightTaps: Int)

    /// Returns the generator for this choice, given the seed of the game.
    func generator(seed: UInt64) -> SeededGenerator {
        let index: UInt64 =
            switch self {
            case .targets: 0
            case .drift: 1
            case .positions(let rightTaps): 2 + UInt64(rightTaps)
            case .hues: 1 << 32
            }
        // Any odd number works if it is not a small multiple of the SplitMix64 increment. With that increment, the
        // generators would share part of their state.
        return SeededGenerator(seed: seed &+ index &* 0xD1B5_4A32_D192_ED03)
    }
}

extension SeededGenerator {
    /// Returns a uniformly distributed number in `range`, one of 2⁵³ equally spaced values.
    mutating func number(in range: ClosedRange<Double>) -> Double {
        let fraction = Double(next() >> 11) / 0x1p53
        return min(range.lowerBound + fraction * (range.upperBound - range.lowerBound), range.upperBound)
    }
}
