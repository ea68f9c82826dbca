// SPDX-License-Identifier: GPL-3.0-or-later
/// Where the lines of a source begin, to find the places of many offsets.
struct LineStarts {
    /// The offsets in bytes, in their order. The first one is 0.
    private let offsets: [Int]

    /// Finds the lines of a source.
    init(of source: [UInt8]) {
        offsets = [0] + source.indices.filter { source[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    }

    /// Returns the place that is a number of bytes behind the beginning.
    func position(of offset: Int) -> SourcePosition {
        var (low, high) = (0, offsets.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if offsets[middle] <= offset { low = middle } else { high = middle }
        }
        return SourcePosition(line: low + 1, column: offset - offsets[low] + 1)
    }
}
