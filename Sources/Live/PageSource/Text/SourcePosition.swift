// SPDX-License-Identifier: GPL-3.0-or-later
/// A position in a source file, as the compiler counts.
package struct SourcePosition: Comparable, Sendable {
    /// The line, starting at 1.
    package let line: Int
    /// The column in UTF-8 bytes, starting at 1.
    package let column: Int

    /// Creates a position.
    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// Whether a position is before another one.
    package static func < (one: SourcePosition, other: SourcePosition) -> Bool {
        (one.line, one.column) < (other.line, other.column)
    }

    /// Returns the offset of the position in UTF-8 bytes, or `nil` if the source has no such position.
    package func offset(in source: [UInt8]) -> Int? {
        guard line > 0, column > 0 else { return nil }
        var start = source.startIndex
        for _ in 1..<line {
            guard let end = source[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
            start = end + 1
        }
        let text = source[start...].prefix { $0 != UInt8(ascii: "\n") }
        guard column - 1 <= text.count else { return nil }
        // A carriage return alone begins no line, but the compiler counts columns from there. So there can be several
        // such positions.
        let isAmbiguous = text.dropLast().contains(UInt8(ascii: "\r"))
        return isAmbiguous ? nil : start + column - 1
    }
}
