// SPDX-License-Identifier: GPL-3.0-or-later
import PageLink

/// The values that a run of a page has sent.
struct RunValues {
    /// The largest number of values. A page records fewer.
    private static let limit = 4000

    /// The values by line.
    private(set) var lines: [Int: LineValue] = [:]
    private var count = 0
    /// The source that made the values.
    let source: String
    private let sourceLines: [Substring]

    /// Creates values of a source.
    init(of source: String) {
        self.source = source
        sourceLines = source.split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// Merges values that are new or have changed. Returns their lines, or `nil` if the values cannot be shown.
    mutating func merge(_ values: [PageValue]) -> Set<Int>? {
        var changed: Set<Int> = []
        for value in values {
            guard let shown = PlaceValue(value, literal: literal(of: value)) else { return nil }
            var line = lines[value.place.line] ?? LineValue(line: value.place.line)
            if let index = line.places.firstIndex(where: { $0.place == shown.place }) {
                line.places[index] = shown
            } else {
                guard count < Self.limit else { return nil }
                count += 1
                let index = line.places.firstIndex { shown.place.precedes($0.place) }
                line.places.insert(shown, at: index ?? line.places.count)
            }
            lines[line.line] = line
            changed.insert(line.line)
        }
        return changed
    }

    /// Returns what is assigned to a property by the line of a value.
    private func literal(of value: PageValue) -> AssignedLiteral? {
        let line = value.place.line
        guard !value.isPrinted, value.place.endLine == line, sourceLines.indices.contains(line - 1) else { return nil }
        return AssignedLiteral(in: sourceLines[line - 1])
    }
}
