// SPDX-License-Identifier: GPL-3.0-or-later
import ViewKit

/// A source of random numbers that makes the same ones for the same seed: a linear congruential generator of 64 bits.
/// It is the fastest source.
///
/// Source: the constants are those of Donald Knuth's MMIX.
@preconcurrency @MainActor open class GKLinearCongruentialRandomSource: GKRandomSource {
    /// The seed. It changes with each number.
    public var seed: UInt64

    /// Creates a source with a random seed.
    public convenience override init() { self.init(seed: .random(in: .min ... .max)) }

    /// Creates a source with a seed.
    public init(seed: UInt64) {
        self.seed = seed
        super.init()
    }

    override func nextBits() -> UInt32 {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        // The lower bits are less random.
        return UInt32(seed >> 32)
    }
}
