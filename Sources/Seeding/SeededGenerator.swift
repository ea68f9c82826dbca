/// The generator behind every deal: xoshiro256** by David Blackman and Sebastiano Vigna, its 256 bits of state
/// filled from a 64-bit seed by four steps of SplitMix64, as its authors recommend.
///
/// The same seed gives the same numbers on every machine and in every version of the program; the standard library
/// promises that neither of its generators nor of its `shuffle(using:)`, so nothing that is dealt goes through them.
///
/// Source: "Scrambled Linear Pseudorandom Number Generators", ACM Transactions on Mathematical Software 47 (2021).
public struct SeededGenerator: RandomNumberGenerator, Sendable {
    private var state: (UInt64, UInt64, UInt64, UInt64)

    /// A generator at the start of the sequence that belongs to `seed`.
    public init(seed: UInt64) {
        var filler = SplitMix64(seed: seed)
        state = (filler.next(), filler.next(), filler.next(), filler.next())
    }

    /// The next 64 uniform bits.
    public mutating func next() -> UInt64 {
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

    /// A uniform whole number in `0 ..< bound`, without the bias of a plain remainder.
    ///
    /// The high half of a 64 × 64 bit product, redrawn while the low half falls short: Daniel Lemire, "Fast Random
    /// Integer Generation in an Interval", ACM Transactions on Modeling and Computer Simulation 29 (2019).
    public mutating func number(below bound: Int) -> Int {
        precondition(bound > 0, "an interval needs at least one number")
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

/// Fills the state of `SeededGenerator`: a counter and a mixing function, by Guy Steele, Doug Lea and Christine Flood.
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
