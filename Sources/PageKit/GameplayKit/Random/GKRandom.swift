// SPDX-License-Identifier: GPL-3.0-or-later
import ViewKit

/// A source of random numbers.
@preconcurrency @MainActor public protocol GKRandom {
    /// Returns a random number that 32 bits can hold.
    func nextInt() -> Int
    /// Returns a random number that is not negative and less than a bound.
    func nextInt(upperBound: Int) -> Int
    /// Returns a random number from 0 to 1.
    func nextUniform() -> Float
    /// Returns true or false at random.
    func nextBool() -> Bool
}
