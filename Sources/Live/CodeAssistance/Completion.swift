// SPDX-License-Identifier: GPL-3.0-or-later
import JSON
import PageSource

/// What can be inserted at a place in the code.
package nonisolated struct Completion: Equatable, Sendable {
    /// The items, the best first. Names that the text contains come before others.
    package let items: [CompletionItem]
    /// Whether there are other items once the user has typed more, so that they have to be requested again.
    package let isIncomplete: Bool

    /// The maximum number of items.
    static let maxItems = 500

    /// Reads the answer of a server.
    init(_ json: JSON, at position: SourcePosition, in lines: LinePositions) {
        let all = json.array ?? json["items"]?.array ?? []
        let wantsHidden = lines.word(before: position).hasPrefix("_")
        let items = all.prefix(10 * Self.maxItems).compactMap { CompletionItem($0, at: position, in: lines) }
            .filter { wantsHidden || !$0.isHidden }.uniqued()
        // The server prefers names of the C library to what the page declares further down.
        let words = lines.words
        func order(_ item: CompletionItem) -> (Int, String, String) {
            let isLikely = words.contains(item.name) && item.kind != .keyword
            return (isLikely ? 0 : item.name == "self" ? 2 : 1, item.sortText, item.label)
        }
        let sorted = items.map { (item: $0, order: order($0)) }.sorted { $0.order < $1.order }.map(\.item)
        self.items = Array(sorted.prefix(Self.maxItems))
        isIncomplete = json["isIncomplete"]?.bool == true || all.count > Self.maxItems
    }
}

nonisolated extension [CompletionItem] {
    /// The items without those that would be shown like an earlier one, as the server lists what two modules declare.
    fileprivate func uniqued() -> [CompletionItem] {
        var shown: Set<[String]> = []
        return filter { shown.insert([$0.label, $0.shownType, $0.insertion.text]).inserted }
    }
}
