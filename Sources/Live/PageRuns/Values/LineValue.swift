// SPDX-License-Identifier: GPL-3.0-or-later
import Localization
import PageLink

/// The values of one line of a page.
package struct LineValue: Equatable, Sendable {
    /// The line, from 1.
    package let line: Int
    /// The values, by column. A value that is a part of another one follows it.
    package internal(set) var places: [PlaceValue] = []
    /// Whether the values are shown below the line, too.
    package internal(set) var isPinned = false
    /// Whether the page has been changed since it made the values.
    package var isOutdated = false

    /// Whether these are the latest values. In a fast loop, not every value is described.
    package var areLatest: Bool { !isOutdated && outermost.allSatisfy(\.isLatest) }

    /// The lines of the code that made the values.
    package var lines: ClosedRange<Int> { line...max(line, places.map(\.place.endLine).max() ?? line) }

    /// The values that are not parts of others. The text beside the line is about these.
    package var outermost: [PlaceValue] {
        places.filter { value in !places.contains { $0.place.contains(value.place) && $0.place != value.place } }
    }

    /// The text beside the line, such as `5`, `13 (3 times)`, `x = 3, y = 4`, or only `(3 times)`.
    package var text: String {
        let remarks = remarks
        return [values, remarks.isEmpty ? "" : "(\(remarks.joined(separator: ", ")))"].filter { !$0.isEmpty }
            .joined(separator: " ")
    }

    /// The text for a screen reader, such as `Line 12: total = 6, 4 times`.
    package var accessibleText: String {
        let shown = outermost.count == 1 ? outermost[0].text(withName: true) : values
        let text = ([shown] + remarks + (areLatest ? [] : [earlier])).filter { !$0.isEmpty }.joined(separator: ", ")
        // Translators: {number} is the number of a line of Swift code, and {values} is what it has computed.
        return filled(translated("Line {number}: {values}"), ["number": "\(line)", "values": text])
    }

    /// What follows values that are not the latest.
    // Translators: Follows the value of a variable if that may be another one by now, as in “total = 6, earlier value”.
    private var earlier: String { translated("earlier value") }

    private var values: String {
        let shown = outermost
        return shown.map { $0.text(withName: shown.count > 1) }.filter { !$0.isEmpty }.joined(separator: ", ")
    }

    private var remarks: [String] {
        let shown = outermost
        var remarks: [String] = []
        if shown.count == 1, let count = shown[0].elementCount {
            // Translators: The number of elements of a collection.
            let text = translated("{count} element", "{count} elements", count: count)
            remarks.append(filled(text, ["count": grouped(count)]))
        }
        if let count = shown.map(\.count).max(), count > 1 {
            // Translators: How often a line of Swift code has run.
            let text = translated("{count} time", "{count} times", count: count)
            remarks.append(filled(text, ["count": grouped(count)]))
        }
        return remarks
    }
}

extension PlaceValue {
    /// The text on one line.
    fileprivate func text(withName: Bool) -> String {
        let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        return withName && !name.isEmpty ? "\(name) = \(line)" : line
    }
}

extension PageValue.Place {
    /// Returns whether another place is inside this one.
    func contains(_ other: PageValue.Place) -> Bool {
        (line, column) <= (other.line, other.column) && (other.endLine, other.endColumn) <= (endLine, endColumn)
    }

    /// Whether the place comes before another one that begins on the same line.
    func precedes(_ other: PageValue.Place) -> Bool {
        (column, -endLine, -endColumn) < (other.column, -other.endLine, -other.endColumn)
    }
}
