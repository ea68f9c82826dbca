// SPDX-License-Identifier: GPL-3.0-or-later
/// Finds table rows and other blocks of the guide by the words that they contain.
package struct GuideSearch: Sendable {
    /// A part of the guide that was found.
    package struct Match: Equatable, Sendable {
        /// The index of the section that contains it.
        package let section: Int
        /// The block. Of a table, it has only the row that was found. A paragraph is followed by the code that it introduces.
        package let blocks: [RichText.Block]
    }

    /// The number of matches that are returned at most.
    package static let limit = 40

    /// How well a part of the guide matches, the best first.
    private enum Rank: Int, Comparable {
        case name, startOfName, partOfName, text
        static func < (one: Rank, other: Rank) -> Bool { one.rawValue < other.rawValue }
    }

    private struct Part: Sendable {
        let match: Match
        /// The names in code style in the first two columns of a table row, in lowercase.
        let names: [String]
        let text: SearchedText
    }

    private let parts: [Part]
    /// The texts of the sections with their titles.
    private let sections: [SearchedText]

    /// Prepares to search a guide.
    package init(_ guide: Guide) {
        let parts = guide.sections.enumerated().map { index, section in
            Self.introductions(in: section.blocks).flatMap { Self.parts(of: $0, in: index) }
        }
        self.parts = parts.flatMap(\.self)
        sections = zip(guide.sections, parts).map { section, parts in
            SearchedText(([section.title] + parts.map(\.text.text)).joined(separator: "\n"))
        }
    }

    /// Returns the parts that contain all words of a text, names first. They are followed by what contains one of the words
    /// first in other sections that contain all of them. Case does not matter.
    package func matches(for text: String) -> [Match] {
        let words = text.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
        guard !words.isEmpty else { return [] }
        let ranked = parts.enumerated().compactMap { index, part in
            Self.rank(of: part, for: words).map { (rank: $0, index: index, match: part.match) }
        }
        let sorted = ranked.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }
        let found = Set(sorted.map(\.match.section))
        let others = sections.indices.compactMap { index -> Match? in
            guard !found.contains(index), words.allSatisfy(sections[index].contains) else { return nil }
            let parts = parts.filter { $0.match.section == index }
            return (parts.first { words.contains(where: $0.text.contains) } ?? parts.first)?.match
        }
        return Array((sorted.map(\.match) + others).prefix(Self.limit))
    }

    /// Returns whether a name in code is one that the guide explains.
    package func explains(_ name: String) -> Bool { parts.contains { $0.names.contains(name.lowercased()) } }

    private static func rank(of part: Part, for words: [String]) -> Rank? {
        guard words.allSatisfy(part.text.contains) else { return nil }
        let wanted = words.joined(separator: " ")
        if part.names.contains(wanted) { return .name }
        if part.names.contains(where: { $0.hasPrefix(wanted) }) { return .startOfName }
        if part.names.contains(where: { $0.contains(wanted) }) { return .partOfName }
        return .text
    }

    /// Groups blocks: a paragraph that ends with a colon, and the code after it, belong together.
    private static func introductions(in blocks: [RichText.Block]) -> [[RichText.Block]] {
        blocks.reduce(into: []) { groups, block in
            if case .code = block, case .paragraph(let spans)? = groups.last?.last, spans.last?.text.last == ":" {
                groups[groups.count - 1].append(block)
            } else {
                groups.append([block])
            }
        }
    }

    private static func parts(of blocks: [RichText.Block], in section: Int) -> [Part] {
        guard case .table(let table)? = blocks.first else {
            let text = blocks.map(text).joined(separator: "\n")
            return [Part(match: Match(section: section, blocks: blocks), names: [], text: SearchedText(text))]
        }
        return table.rows.map { row in
            let names = row.prefix(2).joined().filter(\.isCode).map { span in
                // The name of a function is what is before its arguments.
                span.text.prefix { $0 != "(" }.lowercased()
            }
            let only = RichText.Block.table(RichText.Table(header: table.header, rows: [row]))
            let text = SearchedText(row.map { $0.map(\.text).joined() }.joined(separator: "\n"))
            return Part(match: Match(section: section, blocks: [only]), names: names, text: text)
        }
    }

    private static func text(of block: RichText.Block) -> String {
        switch block {
        case .heading(_, let spans), .paragraph(let spans), .quote(let spans): spans.map(\.text).joined()
        case .callout(let title, let spans): title + "\n" + spans.map(\.text).joined()
        case .list(let items): items.map { $0.text.map(\.text).joined() }.joined(separator: "\n")
        case .code(let code): code
        case .table, .rule: ""
        }
    }
}
