// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import Seeding

// A page runs again after each save, and must then meet the same chance. So on a page, the functions of the standard
// library that draw random numbers are replaced by these, which have the same names and draw from the page's seed. A
// function with a generator (`using:`) is that of the standard library.

/// Returns a random seed that is small enough to read and write down. It follows from the seed of the page.
@MainActor package func randomSeed() -> UInt64 { PageContext.current.random.next() >> 32 }

/// The source of random numbers of a page: its seed. On other threads than the main thread, it is the system's.
nonisolated public struct SystemRandomNumberGenerator: RandomNumberGenerator, Sendable {
    /// The thread of the page's code. It is set before any other thread exists.
    nonisolated(unsafe) static var mainThread: pthread_t?

    /// Creates a generator. All generators of a page draw from the same sequence of numbers.
    public init() {}

    /// Returns the next random number.
    public func next() -> UInt64 {
        guard let thread = Self.mainThread, pthread_equal(pthread_self(), thread) != 0 else {
            var system = Swift.SystemRandomNumberGenerator()
            return system.next()
        }
        return MainActor.assumeIsolated { PageContext.current.random.next() }
    }
}

nonisolated extension FixedWidthInteger {
    /// Returns a random number in a range, from the seed of the page.
    public static func random(in range: Range<Self>) -> Self {
        var generator = SystemRandomNumberGenerator()
        return random(in: range, using: &generator)
    }

    /// Returns a random number in a range, from the seed of the page.
    public static func random(in range: ClosedRange<Self>) -> Self {
        var generator = SystemRandomNumberGenerator()
        return random(in: range, using: &generator)
    }
}

nonisolated extension BinaryFloatingPoint where RawSignificand: FixedWidthInteger {
    /// Returns a random number in a range, from the seed of the page.
    public static func random(in range: Range<Self>) -> Self {
        var generator = SystemRandomNumberGenerator()
        return random(in: range, using: &generator)
    }

    /// Returns a random number in a range, from the seed of the page.
    public static func random(in range: ClosedRange<Self>) -> Self {
        var generator = SystemRandomNumberGenerator()
        return random(in: range, using: &generator)
    }
}

nonisolated extension Bool {
    /// Returns a random value, from the seed of the page.
    public static func random() -> Bool {
        var generator = SystemRandomNumberGenerator()
        return random(using: &generator)
    }
}

nonisolated extension Sequence {
    /// Returns the elements in a random order, from the seed of the page.
    public func shuffled() -> [Element] {
        var generator = SystemRandomNumberGenerator()
        return shuffled(using: &generator)
    }
}

nonisolated extension MutableCollection where Self: RandomAccessCollection {
    /// Puts the elements in a random order, from the seed of the page.
    public mutating func shuffle() {
        var generator = SystemRandomNumberGenerator()
        shuffle(using: &generator)
    }
}

nonisolated extension Collection {
    /// Returns a random element, from the seed of the page; `nil` if there is none.
    public func randomElement() -> Element? {
        var generator = SystemRandomNumberGenerator()
        return randomElement(using: &generator)
    }
}
