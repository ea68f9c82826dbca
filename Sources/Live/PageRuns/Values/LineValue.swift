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

    /// The text in the line, such as `padding = 5`, `x = 3, y = 4`, `[1, 2, …] (40 elements)`, or only `3 times`. Beside a
    /// picture, a value has no name.
    package var text: String {
        let shown = outermost
        let hasName = shown.count > 1 || shown.first?.color == nil && shown.first?.thumbnail == nil
        let text = shown.map { $0.text(withName: hasName) }.filter { !$0.isEmpty }.joined(separator: ", ")
        return text.isEmpty ? remark : elements.map { "\(text) (\($0))" } ?? text
    }

    /// The text where there is little room: the value without its name.
    package var shortText: String {
        let shown = outermost
        return shown.count == 1 && !shown[0].text.isEmpty ? shown[0].text(withName: false) : text
    }

    /// What else there is to say about the values, such as `40 elements, 3 times`.
    package var remark: String { remarks.joined(separator: ", ") }

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

    private var remarks: [String] { [elements, extent, times].compactMap(\.self) }

    /// The least and the largest number in the plot.
    private var extent: String? { outermost.first(where: \.hasPlot)?.extent }

    /// The number of elements of a collection of which the text shows only some.
    private var elements: String? {
        let shown = outermost
        guard shown.count == 1, let count = shown[0].elementCount else { return nil }
        // Translators: The number of elements of a collection.
        return filled(translated("{count} element", "{count} elements", count: count), ["count": grouped(count)])
    }

    /// How often the line has run, if that is more than once.
    private var times: String? {
        guard let count = outermost.map(\.count).max(), count > 1 else { return nil }
        // Translators: How often a line of Swift code has run.
        return filled(translated("{count} time", "{count} times", count: count), ["count": grouped(count)])
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
