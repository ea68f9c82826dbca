// SPDX-License-Identifier: GPL-3.0-or-later
/// Detects free squares near the first free one that are cut off from all others.
struct Pockets {
    /// The squares to check, counted from the first free one.
    static let window = UInt64(2 * FitTable.patternCount - 1)

    private let width: UInt64
    private let notFirst: UInt64
    private let notLast: UInt64

    /// Creates the masks for a first free square at the given position along the short side of a board.
    init(width: Int, position: Int) {
        func squares(except excluded: Int) -> UInt64 {
            (0..<64).reduce(0) { (position + $1) % width == excluded ? $0 : $0 | 1 << UInt64($1) }
        }
        self.width = UInt64(width)
        notFirst = squares(except: 0)
        notLast = squares(except: width - 1)
    }

    /// Returns whether the number of free squares in the window that are not connected to free squares after it is a
    /// multiple of five. If it is not, at least one of these pockets cannot be filled.
    func canBeFilled(_ free: UInt64) -> Bool {
        var open = free & ~Self.window
        while true {
            let beside = (open & notLast) << 1 | (open & notFirst) >> 1 | open << width | open >> width
            let reached = open | beside & free
            if reached == open { return (free & ~open).nonzeroBitCount % Pentomino.squareCount == 0 }
            open = reached
        }
    }
}
