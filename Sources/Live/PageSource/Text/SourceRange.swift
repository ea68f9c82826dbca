// SPDX-License-Identifier: GPL-3.0-or-later
/// A part of a source file.
package struct SourceRange: Equatable, Sendable {
    /// The absolute path of the file.
    package let file: String
    /// The position of the first byte, and the position after the last one.
    package let start: SourcePosition, end: SourcePosition

    /// Creates a range.
    package init(file: String, start: SourcePosition, end: SourcePosition) {
        self.file = file
        self.start = start
        self.end = end
    }

    /// Returns the offsets of the bytes in the source of the file, or `nil` if it has no such range.
    package func offsets(in source: [UInt8]) -> Range<Int>? {
        guard let start = start.offset(in: source), let end = end.offset(in: source), start <= end else { return nil }
        return start..<end
    }
}
