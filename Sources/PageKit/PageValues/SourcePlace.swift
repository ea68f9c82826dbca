// SPDX-License-Identifier: GPL-3.0-or-later
/// A part of the source of a page. Lines and columns begin at 1; columns are bytes, and the last one is not included.
package struct SourcePlace: Hashable, Sendable {
    /// The line on which the part begins.
    package var line: Int
    /// The column at which the part begins.
    package var column: Int
    /// The line on which the part ends.
    package var endLine: Int
    /// The column before which the part ends.
    package var endColumn: Int

    /// Creates a place.
    package init(line: Int, column: Int, endLine: Int, endColumn: Int) {
        (self.line, self.column, self.endLine, self.endColumn) = (line, column, endLine, endColumn)
    }

    /// A number that is different for most places.
    @inline(__always) var hash: Int {
        let number = UInt(bitPattern: line &* 1021 &+ column &* 31 &+ endColumn)
        return Int(truncatingIfNeeded: (number &* 0x9E37_79B9_7F4A_7C15) >> 40)
    }
}
