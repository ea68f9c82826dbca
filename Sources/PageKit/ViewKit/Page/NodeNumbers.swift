// SPDX-License-Identifier: GPL-3.0-or-later
/// Hands out the numbers of nodes. The lowest number that is free is used first, because the window shows only nodes
/// with low numbers, and a page may have had too many nodes before.
struct NodeNumbers {
    /// In decreasing order, if they are sorted.
    private var unused: [Int] = []
    private var areSorted = true
    private var count = 1  // 0 is the root.
    /// Those of the last views that have gone, in the order in which they went.
    private var recent: [Int] = []
    private static let maxRecent = 256

    /// Returns a number that is not in use.
    mutating func next() -> Int {
        if !areSorted {
            // Nearly all of them are still in order, which takes little time.
            unused.sort(by: >)
            areSorted = true
        }
        if let number = unused.popLast() { return number }
        defer { count += 1 }
        return count
    }

    /// Marks the number of a view as not in use. Other views get it later: a window that missed the frames between would
    /// take another view for the one that had the keyboard focus.
    mutating func retire(_ number: Int) {
        recent.append(number)
        if recent.count > Self.maxRecent { free(recent.removeFirst()) }
    }

    /// Marks a number as not in use.
    mutating func free(_ number: Int) {
        areSorted = areSorted && unused.last.map { $0 > number } ?? true
        unused.append(number)
    }
}
