// SPDX-License-Identifier: GPL-3.0-or-later
import ViewKit

/// A source of random numbers that makes the same ones for the same seed: the Mersenne Twister, whose period is
/// longest.
@preconcurrency @MainActor open class GKMersenneTwisterRandomSource: GKRandomSource {
    /// The seed. Setting it begins the numbers again.
    public var seed: UInt64 { didSet { twister = MersenneTwister(seed: seed) } }
    private var twister: MersenneTwister

    /// Creates a source with a random seed.
    public convenience override init() { self.init(seed: .random(in: .min ... .max)) }

    /// Creates a source with a seed.
    public init(seed: UInt64) {
        self.seed = seed
        twister = MersenneTwister(seed: seed)
        super.init()
    }

    override func nextBits() -> UInt32 { UInt32(twister.next() >> 32) }
}

/// MT19937-64.
///
/// Source: Takuji Nishimura, "Tables of 64-bit Mersenne Twisters", ACM Transactions on Modeling and Computer Simulation
/// 10 (2000).
nonisolated struct MersenneTwister: RandomNumberGenerator {
    private var state: [UInt64]
    private var index = 312

    init(seed: UInt64) {
        state = [seed]
        for index in 1..<312 {
            let last = state[index - 1]
            state.append(6_364_136_223_846_793_005 &* (last ^ last >> 62) &+ UInt64(index))
        }
    }

    mutating func next() -> UInt64 {
        if index == 312 { twist() }
        var bits = state[index]
        index += 1
        bits ^= bits >> 29 & 0x5555_5555_5555_5555
        bits ^= bits << 17 & 0x71D6_7FFF_EDA6_0000
        bits ^= bits << 37 & 0xFFF7_EEE0_0000_0000
        return bits ^ bits >> 43
    }

    private mutating func twist() {
        for index in 0..<312 {
            let bits = state[index] & ~0x7FFF_FFFF | state[(index + 1) % 312] & 0x7FFF_FFFF
            let mask: UInt64 = bits & 1 == 0 ? 0 : 0xB502_6F5A_A966_19E9
            state[index] = state[(index + 156) % 312] ^ bits >> 1 ^ mask
        }
        index = 0
    }
}
