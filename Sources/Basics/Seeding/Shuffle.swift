// SPDX-License-Identifier: GPL-3.0-or-later
extension Array {
    /// Shuffles the elements uniformly, using only `generator`.
    ///
    /// This is a Fisher–Yates shuffle from the last index down: the element at `i` is swapped with one at a random
    /// index in `0...i`.
    package mutating func shuffle(seededBy generator: inout SeededGenerator) {
        for last in stride(from: count - 1, to: 0, by: -1) {
            swapAt(last, generator.number(below: last + 1))
        }
    }
}
