// SPDX-License-Identifier: GPL-3.0-or-later
/// The numbers that a place in the source has had, for a small plot. If there are many, it keeps each second one, then
/// each fourth, and so on.
struct NumberHistory {
    /// The largest number of numbers that are kept.
    private static let limit = 100

    /// The numbers that are kept, the oldest first.
    private(set) var kept: [Double] = []
    /// How many numbers there are for each one that is kept.
    private var stride = 1
    private var skipped = 0
    private var last = 0.0

    /// The numbers of the plot. The latest number is the last one.
    var numbers: [Double] { skipped == 0 ? kept : kept + [last] }

    /// Adds a number. Those that are not finite are left out.
    mutating func append(_ number: Double) {
        guard number.isFinite else { return }
        last = number
        skipped += 1
        guard skipped == stride || kept.isEmpty else { return }
        skipped = 0
        if kept.count == Self.limit {
            for index in 0..<Self.limit / 2 { kept[index] = kept[2 * index] }
            kept.removeLast(Self.limit / 2)
            stride *= 2
        }
        if kept.isEmpty { kept.reserveCapacity(Self.limit) }
        kept.append(number)
    }
}
