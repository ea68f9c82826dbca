// SPDX-License-Identifier: GPL-3.0-or-later
import BoardKinds

/// The seeds of successive games. Starting from a given seed, they are the same in each run.
struct GameSeeds {
    private let platform: any Platform
    private var following: UInt64?

    /// Creates the sequence that starts with `first`, or a sequence of random seeds if that is `nil`.
    init(first: UInt64?, platform: any Platform) {
        following = first
        self.platform = platform
    }

    /// Returns the seed of the next game.
    mutating func next() -> UInt64 {
        guard let seed = following else { return platform.randomSeed() }
        following = seed &+ 1
        return seed
    }
}
