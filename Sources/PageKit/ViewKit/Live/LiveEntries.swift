// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// The live properties of the running page, in the order in which they were created.
package final class LiveEntries {
    /// The entries.
    package private(set) var all: [LiveEntry] = []
    /// Called when a property has another value.
    package var changed: (any LiveMember) -> Void = { _ in }

    /// The largest number of rows, and of characters of a title.
    private static let maxCount = 100, maxTitle = 100

    private var byKey: [String: LiveEntry] = [:]
    private var hasReportedCount = false

    init() {}

    /// Returns the entry with a key.
    package subscript(key: String) -> LiveEntry? { byKey[key] }

    /// Returns the entry for a new property. Properties with one title at different places have different entries.
    func entry<Value>(
        _ title: String, _ format: LiveFormat<Value>, defaultValue: PropertyValue, at location: LiveLocation
    ) -> LiveEntry {
        let title = String(title.prefix(Self.maxTitle))
        var (key, number) = (title, 1)
        while let known = byKey[key] {
            if known.title == title, known.location == location, known.kind == format.kind { return known }
            number += 1
            key = "\(title) \(number)"
        }
        let entry = LiveEntry(
            key: key, title: title, kind: format.kind, style: format.style, defaultValue: defaultValue, at: location)
        // A page with too many properties works, but the others have no rows.
        guard all.count < Self.maxCount else {
            reportCount()
            return entry
        }
        byKey[key] = entry
        all.append(entry)
        return entry
    }

    private func reportCount() {
        guard !hasReportedCount else { return }
        hasReportedCount = true
        // Translators: {count} is the largest possible number of rows.
        ConsoleLine(phrase("Only the first {count} live properties have a row"), ["count": "\(Self.maxCount)"]).write()
    }
}
