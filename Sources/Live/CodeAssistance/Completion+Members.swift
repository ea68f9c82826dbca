// SPDX-License-Identifier: GPL-3.0-or-later
import JSON
import PageSource

nonisolated extension Completion {
    /// Returns the names of the members that a member can be replaced with, from the answer of a server: those of the
    /// same type which are cases without associated values, or static properties if it is one. There are none if it is
    /// neither.
    static func members(
        like name: String, _ json: JSON, at position: SourcePosition, in lines: LinePositions
    ) -> [String] {
        let all = (json.array ?? json["items"]?.array ?? []).prefix(10 * maxItems)
        let values = all.compactMap { CompletionItem($0, at: position, in: lines) }.filter(\.isValue)
        guard let member = values.first(where: { $0.name == name }) else { return [] }
        return values.filter { $0.kind == member.kind && $0.detail == member.detail }.map(\.name)
    }
}

nonisolated extension CompletionItem {
    /// Whether the name alone is a case or a property.
    fileprivate var isValue: Bool {
        [.enumCase, .property].contains(kind) && insertion.text == name && !isDeprecated
    }
}
