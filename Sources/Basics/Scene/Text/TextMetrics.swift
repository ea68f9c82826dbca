// SPDX-License-Identifier: GPL-3.0-or-later
/// The measurements of a text, all in points.
package struct TextMetrics: Hashable, Sendable {
    /// The size of the lines, including the space above and below the letters.
    package var size: Size
    /// The distance from the top to the baseline of the first line.
    package var firstBaseline: Double
    /// The distance from the top to the baseline of the last line.
    package var lastBaseline: Double
    /// The number of lines. An empty text has one.
    package var lineCount: Int
    /// Whether a part of the text is left out because of the line limit.
    package var isTruncated: Bool
    /// The spaces for pictures, by their places in the text, in bytes of UTF-8. The origin is the upper left corner.
    package var spaces: [Int: Rect]

    /// Creates a set of measurements.
    package init(
        size: Size, firstBaseline: Double, lastBaseline: Double, lineCount: Int, isTruncated: Bool,
        spaces: [Int: Rect] = [:]
    ) {
        self.size = size
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
        self.lineCount = lineCount
        self.isTruncated = isTruncated
        self.spaces = spaces
    }
}
