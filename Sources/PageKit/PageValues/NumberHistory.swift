// SPDX-License-Identifier: GPL-3.0-or-later
/// The numbers that a place in the source has had, for a small plot. If there are many, it divides them into parts of the
/// same length, and keeps the least and the largest number of each, so that no peak is lost.
struct NumberHistory {
    /// Consecutive numbers.
    private struct Part {
        private let low, high: Double
        /// Whether the least number came before the largest one.
        private let isRising: Bool

        init(_ number: Double) { (low, high, isRising) = (number, number, true) }

        /// Joins two parts, the second of which came later.
        init(_ first: Part, _ second: Part) {
            let (hasLow, hasHigh) = (first.low <= second.low, first.high >= second.high)
            low = hasLow ? first.low : second.low
            high = hasHigh ? first.high : second.high
            isRising = hasLow == hasHigh ? (hasLow ? first : second).isRising : hasLow
        }

        /// The least and the largest number, in the order in which they came.
        var ends: [Double] { isRising ? [low, high] : [high, low] }
    }

    /// The largest number of parts, which is even. The window takes up to 200 numbers.
    private static let limit = 96

    private var parts: [Part] = []
    /// The part that is not complete, and the number of its numbers.
    private var latest: Part?
    private var count = 0
    /// The number of numbers in a complete part.
    private var length = 1
    private var last = 0.0

    /// The numbers of the plot, the oldest first. The latest number is the last one.
    var numbers: [Double] {
        let ends = (parts + [latest].compactMap(\.self)).map(\.ends)
        if length == 1 { return ends.map { $0[0] } }
        let numbers = ends.flatMap(\.self)
        return numbers.last == last ? numbers : numbers + [last]
    }

    /// Adds a number. Those that are not finite are left out.
    mutating func append(_ number: Double) {
        guard number.isFinite else { return }
        last = number
        latest = latest.map { Part($0, Part(number)) } ?? Part(number)
        count += 1
        guard count == length else { return }
        if parts.isEmpty { parts.reserveCapacity(Self.limit) }
        if parts.count == Self.limit {
            for index in 0..<Self.limit / 2 { parts[index] = Part(parts[2 * index], parts[2 * index + 1]) }
            parts.removeLast(Self.limit / 2)
            length *= 2
        } else {
            parts += [latest].compactMap(\.self)
            (latest, count) = (nil, 0)
        }
    }
}
