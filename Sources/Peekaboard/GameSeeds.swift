/// The seeds of one game after the other: from a given one on, they are the same in each run.
struct GameSeeds {
    private var following: UInt64?

    /// Begins with `first`, or, without one, with a different seed each time.
    init(first: UInt64?) { following = first }

    /// The seed of the next game.
    mutating func next() -> UInt64 {
        guard let seed = following else { return UInt64.random(in: 0...UInt64(UInt32.max)) }
        following = seed &+ 1
        return seed
    }
}
