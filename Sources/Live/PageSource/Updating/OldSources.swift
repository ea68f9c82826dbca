// SPDX-License-Identifier: GPL-3.0-or-later
/// The sources of a page, as the rules for earlier versions of Swift see them.
package struct OldSources {
    private static let rules: [any UpdateRule.Type] = [
        IncrementRule.self, CountingLoopRule.self, RepeatedValueRule.self, OverrideRule.self, SortRule.self,
        UnwrapRule.self, DispatchTimeRule.self, CoordinatesRule.self, FoundationTypeRule.self,
    ]

    private let sources: [String: TokenizedCode]
    private let labels: FirstLabels

    /// Reads sources by path.
    package init(_ texts: [String: String]) {
        sources = texts.mapValues(TokenizedCode.init)
        labels = FirstLabels(sources)
    }

    /// Returns the edits of each file that correct an error; empty if no rule does.
    package func edits(for message: String, in file: String, at position: SourcePosition) -> [String: [TextEdit]] {
        guard let code = sources[file], let index = code.token(at: position) else { return [:] }
        let declarations = labels.declarations(for: message, at: index, in: code)
        if !declarations.isEmpty { return insertions(at: declarations) }
        for rule in Self.rules {
            let edits = rule.edits(for: message, at: index, in: code)
            if !edits.isEmpty { return [file: edits] }
        }
        return [:]
    }

    /// The edits without which the page would compile, but not call its methods: those that strings name.
    package var editsOfNamedMethods: [[String: [TextEdit]]] {
        sources.sorted { $0.key < $1.key }.flatMap { labels.named(in: $0.value) }.map { insertions(at: [$0]) }
    }

    private func insertions(at places: [(file: String, token: Int)]) -> [String: [TextEdit]] {
        places.reduce(into: [:]) { edits, place in
            guard let edit = sources[place.file]?.inserting("_ ", before: place.token),
                edits[place.file]?.contains(edit) != true
            else { return }
            edits[place.file, default: []].append(edit)
        }
    }
}
