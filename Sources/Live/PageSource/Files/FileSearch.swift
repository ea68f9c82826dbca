// SPDX-License-Identifier: GPL-3.0-or-later
import Files

/// The places of a text in all files of a playground, whatever the case of its letters.
package struct FileSearch: Equatable, Sendable {
    /// A line that contains the text.
    package struct Hit: Equatable, Sendable {
        /// The line, counted from 1.
        package let line: Int
        /// The column of the text, in bytes of UTF-8, counted from 1.
        package let column: Int
        /// The part of the line around the text, without the spaces at its ends, in up to 200 characters.
        package let excerpt: String
        /// Where the text is in the excerpt, in characters.
        package let range: Range<Int>
    }

    /// A file that contains the text.
    package struct File: Equatable, Sendable {
        /// The absolute path.
        package let path: String
        /// The name of a page, or the name of a source with the folders within `Sources`.
        package let name: String
        /// The lines, in order.
        package let hits: [Hit]
    }

    /// The files, those of the current page first.
    package private(set) var files: [File] = []

    /// The most lines that are found.
    package static let maxHits = 500
    /// The most bytes that are searched, and the longest line.
    private static let maxBytes = 20_000_000, maxLine = 20_000
    /// The most characters before the text, and in all, that an excerpt has.
    private static let maxLead = 10, maxExcerpt = 200

    /// Searches for a text. The files of `page` come first. `edited` are texts that replace what files contain.
    package init(_ text: String, in playground: Playground, page: Playground.Page, edited: [String: String]) {
        let needle = text.map { $0.lowercased() }
        guard !needle.isEmpty else { return }
        var (known, hitCount, byteCount): (Set<String>, Int, Int) = ([], 0, 0)
        let pages = [page] + playground.pages
        let sources = pages.flatMap { page in page.sources.map { ($0, page.menuName(ofSource: $0)) } }
        let named = pages.map { ($0.file, $0.name) } + sources
        for (path, name) in named where known.insert(path).inserted {
            guard let contents = edited[path] ?? Disk.text(of: path) else { continue }
            byteCount += contents.utf8.count
            guard byteCount <= Self.maxBytes, hitCount < Self.maxHits else { return }
            let hits = Self.hits(of: needle, in: contents, limit: Self.maxHits - hitCount)
            hitCount += hits.count
            if !hits.isEmpty { files.append(File(path: path, name: name, hits: hits)) }
        }
    }

    private static func hits(of needle: [String], in text: String, limit: Int) -> [Hit] {
        var hits: [Hit] = []
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            let characters = Array(line.prefix(maxLine))
            guard let start = firstIndex(of: needle, in: characters.map { $0.lowercased() }) else { continue }
            let column = characters[..<start].reduce(0) { $0 + $1.utf8.count } + 1
            hits.append(hit(index + 1, column, characters, start..<start + needle.count))
            if hits.count == limit { break }
        }
        return hits
    }

    private static func firstIndex(of needle: [String], in line: [String]) -> Int? {
        guard line.count >= needle.count else { return nil }
        return (0...line.count - needle.count).first { line[$0] == needle[0] && line[$0...].starts(with: needle) }
    }

    private static func hit(_ line: Int, _ column: Int, _ characters: [Character], _ range: Range<Int>) -> Hit {
        // What is before the text gives way to it in a narrow list.
        let first = characters.firstIndex { !$0.isWhitespace } ?? 0
        let isCut = range.lowerBound - first > maxLead
        let start = min(range.lowerBound, isCut ? range.lowerBound - maxLead : first)
        let shown = characters[start...].prefix(maxExcerpt)
        // The text can end with spaces.
        let end = max(shown.lastIndex { !$0.isWhitespace }.map { $0 + 1 } ?? start, range.upperBound)
        let excerpt = (isCut ? "…" : "") + String(shown.prefix(end - start))
        let offset = start - (isCut ? 1 : 0)
        return Hit(
            line: line, column: column, excerpt: excerpt,
            range: range.lowerBound - offset..<min(range.upperBound - offset, excerpt.count))
    }
}
