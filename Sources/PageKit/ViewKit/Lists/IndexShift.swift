// SPDX-License-Identifier: GPL-3.0-or-later
/// How the numbers of the things in a list change when some of them are removed and others are added.
nonisolated struct IndexShift {
    /// The old numbers of what is removed, and the new numbers of what is added, in order.
    private let removed, added: [Int]

    /// Creates a change; `nil` if it does not lead from the old count to the new one.
    init?(removed: Set<Int>, added: Set<Int>, from oldCount: Int, to newCount: Int) {
        (self.removed, self.added) = (removed.sorted(), added.sorted())
        guard oldCount - removed.count + added.count == newCount,
            removed.allSatisfy((0..<oldCount).contains), added.allSatisfy((0..<newCount).contains)
        else { return nil }
    }

    /// Returns the new number of something; `nil` if it was removed.
    func callAsFunction(_ old: Int) -> Int? {
        // The number of those before it.
        var (low, high) = (0, removed.count)
        while low < high {
            let middle = (low + high) / 2
            if removed[middle] < old { low = middle + 1 } else { high = middle }
        }
        guard low == removed.count || removed[low] != old else { return nil }
        var new = old - low
        for index in added {
            guard index <= new else { break }
            new += 1
        }
        return new
    }
}
