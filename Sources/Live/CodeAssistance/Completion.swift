// SPDX-License-Identifier: GPL-3.0-or-later
import JSON
import PageSource

/// What can be inserted at a place in the code.
package nonisolated struct Completion: Equatable, Sendable {
    /// The items, the best first.
    package let items: [CompletionItem]
    /// Whether there are other items once the user has typed more, so that they have to be requested again.
    package let isIncomplete: Bool

    /// The maximum number of items.
    static let maxItems = 500

    /// Reads the answer of a server.
    init(_ json: JSON, at position: SourcePosition, in lines: LinePositions) {
        let all = json.array ?? json["items"]?.array ?? []
        let items = all.prefix(10 * Self.maxItems).compactMap { CompletionItem($0, at: position, in: lines) }
        let sorted = items.sorted { ($0.sortText, $0.label) < ($1.sortText, $1.label) }
        self.items = Array(sorted.prefix(Self.maxItems))
        isIncomplete = json["isIncomplete"]?.bool == true || all.count > Self.maxItems
    }
}
