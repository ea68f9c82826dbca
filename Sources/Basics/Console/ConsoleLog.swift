// SPDX-License-Identifier: GPL-3.0-or-later
/// The latest lines of a console, each with its kind. Adding a line takes amortized constant time.
package struct ConsoleLog: Sendable {
    /// The kind of a line.
    package enum Kind: Sendable, CaseIterable {
        /// Output of a program.
        case output
        /// A change, as the equivalent line of code.
        case change
        /// A note about an event.
        case note
        case error
    }

    /// A line of the console.
    package struct Line: Equatable, Sendable {
        /// The kind of the line.
        package let kind: Kind
        /// The text, without a line break.
        package let text: String
    }

    /// The maximum number of lines, at least 1.
    package let limit: Int
    /// The maximum number of characters in a line.
    private static let lineLimit = 2000
    /// The number of the next line. Lines are numbered from 0, including those that are no longer kept.
    package private(set) var end = 0
    /// The latest lines. The array may hold up to twice the limit, so that old lines are removed in batches.
    private var kept: [Line] = []

    /// Creates an empty log that keeps at most `limit` lines.
    package init(limit: Int) { self.limit = max(1, limit) }

    /// The number of the first line that is kept.
    package var first: Int { end - min(kept.count, limit) }

    /// The lines that are kept.
    package var lines: ArraySlice<Line> { kept.suffix(limit) }

    /// Returns the lines that are kept, starting from the one with the given number.
    package func lines(from number: Int) -> ArraySlice<Line> { kept.suffix(min(limit, max(0, end - number))) }

    /// The text of all lines that are kept, each with a line break.
    package var text: String { lines.map { $0.text + "\n" }.joined() }

    /// Adds one or more lines of text, truncating those that are too long. If `replacesLast`, they replace the last
    /// line.
    package mutating func add(_ text: String, _ kind: Kind, replacesLast: Bool = false) {
        if replacesLast, kept.popLast() != nil { end -= 1 }
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            let line = line.printable
            let isLong = line.utf8.count > Self.lineLimit && line.count > Self.lineLimit
            kept.append(Line(kind: kind, text: isLong ? line.prefix(Self.lineLimit) + "…" : line))
            end += 1
            if kept.count >= 2 * limit { kept.removeFirst(kept.count - limit) }
        }
    }

    /// Removes all lines. The numbering continues.
    package mutating func clear() { kept = [] }
}
