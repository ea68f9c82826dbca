import BoardKinds

/// The seeds of one game after the other: from a given one on, they are the same in each run.
struct GameSeeds {
    private let platform: any Platform
    private var following: UInt64?

    /// Begins with `first`, or, without one, with a different seed each time.
    init(first: UInt64?, platform: any Platform) {
        following = first
        self.platform = platform
    }

    /// The seed of the next game.
    mutating func next() -> UInt64 {
        guard let seed = following else { return platform.randomSeed() }
        following = seed &+ 1
        return seed
    }
}
