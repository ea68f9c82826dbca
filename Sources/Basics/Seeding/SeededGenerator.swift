// SPDX-License-Identifier: GPL-3.0-or-later
/// The random number generator used for every deal.
///
/// The algorithm is xoshiro256** by David Blackman and Sebastiano Vigna. Four steps of SplitMix64 expand the 64-bit
/// seed to the 256 bits of state, as its authors recommend.
///
/// A seed produces the same numbers on every machine and in every version of the program. The standard library does not
/// guarantee this for its generators or for `shuffle(using:)`, so deals do not use them.
///
/// Source: "Scrambled Linear Pseudorandom Number Generators", ACM Transactions on Mathematical Software 47 (2021).
package struct SeededGenerator: RandomNumberGenerator, Sendable {
    private var state: (UInt64, UInt64, UInt64, UInt64)

    /// Creates a generator at the start of the sequence for `seed`.
    package init(seed: UInt64) {
        var filler = SplitMix64(seed: seed)
        state = (filler.next(), filler.next(), filler.next(), filler.next())
    }

    /// Returns the next 64 uniformly distributed bits.
    package mutating func next() -> UInt64 {
        let result = rotate(state.1 &* 5, 7) &* 9
        let shifted = state.1 << 17
        state.2 ^= state.0
        state.3 ^= state.1
        state.1 ^= state.2
        state.0 ^= state.3
        state.2 ^= shifted
        state.3 = rotate(state.3, 45)
        return result
    }

    /// Returns a uniformly distributed integer in `0..<bound`, without modulo bias.
    ///
    /// Takes the high half of a 64 × 64-bit product and draws again while the low half is below the threshold. Source:
    /// Daniel Lemire, "Fast Random Integer Generation in an Interval", ACM Transactions on Modeling and Computer
    /// Simulation 29 (2019).
    package mutating func number(below bound: Int) -> Int {
        precondition(bound > 0, "bound must be positive")
        let width = UInt64(bound)
        var product = next().multipliedFullWidth(by: width)
        if product.low < width {
            let short = (0 &- width) % width
            while product.low < short { product = next().multipliedFullWidth(by: width) }
        }
        return Int(product.high)
    }

    private func rotate(_ bits: UInt64, _ places: UInt64) -> UInt64 { bits << places | bits >> (64 - places) }
}

/// SplitMix64 by Guy Steele, Doug Lea, and Christine Flood, which fills the state of `SeededGenerator`.
private struct SplitMix64 {
    private var counter: UInt64

    init(seed: UInt64) { counter = seed }

    mutating func next() -> UInt64 {
        counter &+= 0x9E37_79B9_7F4A_7C15
        var bits = counter
        bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
        return bits ^ bits >> 31
    }
}
