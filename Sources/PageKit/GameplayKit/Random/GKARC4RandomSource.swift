// SPDX-License-Identifier: GPL-3.0-or-later
import ViewKit

/// A source of random numbers that makes the same ones for the same seed: the cipher that is known as ARC4. Its first
/// numbers say something about the seed, so it is best to drop 768 or more.
@preconcurrency @MainActor open class GKARC4RandomSource: GKRandomSource {
    /// The seed, from 1 to 256 bytes. Setting it begins the numbers again.
    public var seed: [UInt8] { didSet { cipher = ARC4(key: seed) } }
    private var cipher: ARC4

    /// Creates a source with a random seed.
    public convenience override init() { self.init(seed: (0..<32).map { _ in UInt8.random(in: .min ... .max) }) }

    /// Creates a source with a seed, such as an array of bytes or the data of Foundation.
    public init(seed: some Sequence<UInt8>) {
        self.seed = Array(seed)
        cipher = ARC4(key: self.seed)
        super.init()
    }

    /// Makes some numbers without returning them.
    open func dropValues(_ count: Int) { for _ in 0..<max(0, count) { _ = nextBits() } }

    override func nextBits() -> UInt32 { (0..<4).reduce(0) { bits, _ in bits << 8 | UInt32(cipher.next()) } }
}

/// The stream of bytes of the cipher ARC4.
nonisolated struct ARC4 {
    private var state = Array(UInt8.min...UInt8.max)
    private var i: UInt8 = 0, j: UInt8 = 0

    /// Begins the stream of a key. Only the first 256 bytes of the key count.
    init(key: [UInt8]) {
        var j: UInt8 = 0
        for i in state.indices {
            j = j &+ state[i] &+ (key.isEmpty ? 0 : key[i % key.count])
            state.swapAt(i, Int(j))
        }
    }

    mutating func next() -> UInt8 {
        i &+= 1
        j &+= state[Int(i)]
        state.swapAt(Int(i), Int(j))
        return state[Int(state[Int(i)] &+ state[Int(j)])]
    }
}
