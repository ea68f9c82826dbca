// SPDX-License-Identifier: GPL-3.0-or-later
/// Where the lines of a source are after an edit. The lines before and after the edited part are the same ones; inside
/// of it, a line is found by its text, or by its number if the part has as many lines as before.
package struct LineMovement {
    private let old: [ArraySlice<UInt8>]
    private let new: [ArraySlice<UInt8>]
    private let common: CommonEnds
    /// The lines of the edited part of the new version, by their texts.
    private let edited: [ArraySlice<UInt8>: [Int]]

    /// Compares two versions of a source.
    package init(from old: String, to new: String) {
        self.old = Self.lines(of: old)
        self.new = Self.lines(of: new)
        common = CommonEnds(self.old, self.new)
        edited = Dictionary(grouping: common.prefix..<self.new.count - common.suffix) { [new = self.new] in new[$0] }
    }

    /// Returns the lines as bytes. Strings would be compared by their meaning, which takes long after many accents.
    private static func lines(of text: String) -> [ArraySlice<UInt8>] {
        Array(text.utf8).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    }

    /// Returns whether lines are in the new version without a change, one after the other.
    package func keeps(_ lines: ClosedRange<Int>) -> Bool {
        guard let first = newLine(of: lines.lowerBound) else { return false }
        return lines.allSatisfy { line in
            let place = first + line - lines.lowerBound
            return old.indices.contains(line - 1) && new.indices.contains(place - 1) && old[line - 1] == new[place - 1]
        }
    }

    /// Returns the number of a line in the new version, or `nil` if it is no longer there. Lines begin at 1.
    package func newLine(of line: Int) -> Int? {
        guard old.indices.contains(line - 1) else { return nil }
        if line <= common.prefix { return line }
        if line > old.count - common.suffix { return line + new.count - old.count }
        if let same = edited[old[line - 1]] {
            let next = same.partitioningIndex { $0 >= line - 1 }
            let nearest = same[max(0, next - 1)..<min(same.count, next + 1)]
            return nearest.min { abs($0 + 1 - line) < abs($1 + 1 - line) }.map { $0 + 1 }
        }
        return old.count == new.count ? line : nil
    }
}

extension [Int] {
    /// Returns the index of the first element that satisfies a condition, as do all that follow it.
    fileprivate func partitioningIndex(where isPast: (Int) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isPast(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
