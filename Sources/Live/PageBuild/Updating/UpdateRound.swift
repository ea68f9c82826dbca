// SPDX-License-Identifier: GPL-3.0-or-later
import PageSource

/// The changes that correct the errors of a page of an earlier version of Swift, as far as one compilation shows them.
package struct UpdateRound: Equatable, Sendable {
    /// The new texts of the files that change, by path.
    package private(set) var texts: [String: String] = [:]
    /// The number of places that were changed.
    package private(set) var count = 0
    /// The errors that the changes correct, in their order.
    package let corrected: [Diagnostic]
    /// Whether any of these errors shows that the page is in an earlier version of Swift. Others can be in any page.
    package let findsOlderSwift: Bool

    /// Notes that offer the only change that keeps the meaning of older code.
    private static let certainNotes = [
        "is implicitly non-escaping", "did you mean to use 'as!' to force downcast?",
        "did you mean 'repeat-while' statement?",
    ]

    /// Parts of messages about what Swift and UIKit have renamed or removed.
    private static let words = [
        "renamed", "obsoleted", "unavailable", "replaced", "removed", "no longer", "'+= 1'", "'-= 1'",
        "parameter attribute", "multi-clause", "now applies", "use 'associatedtype'",
    ]

    /// Finds the changes for the messages of the compiler about texts by path.
    package init(_ diagnostics: [Diagnostic], of texts: [String: String]) {
        let sources = OldSources(texts)
        let bytes = texts.mapValues { Array($0.utf8) }
        var edits: [String: [TextEdit]] = [:]
        let found = diagnostics.filter { $0.severity == .error }.compactMap { error in
            Self.change(for: error, sources: sources, texts: bytes).map { (error: error, change: $0) }
        }
        corrected = found.map(\.error)
        findsOlderSwift = found.contains { error, _ in
            error.fixIt == nil || Self.words.contains { error.text.contains($0) }
        }
        var changes = found.map(\.change)
        if !changes.isEmpty { changes += sources.editsOfNamedMethods }
        // Changes of the same place wait for the next round.
        for change in changes where change.allSatisfy({ Self.fit($1, among: edits[$0] ?? []) }) {
            for (file, new) in change { edits[file, default: []] += new }
            count += 1
        }
        for (file, edits) in edits {
            guard let source = bytes[file], let result = TextEdit.apply(edits, to: source) else { continue }
            self.texts[file] = String(decoding: result, as: UTF8.self)
        }
    }

    /// Returns the edits by file that correct an error; `nil` if none is certain to.
    private static func change(
        for error: Diagnostic, sources: OldSources, texts: [String: [UInt8]]
    ) -> [String: [TextEdit]]? {
        guard let file = error.file, let line = error.line, let column = error.column else { return nil }
        let edits = sources.edits(for: error.text, in: file, at: SourcePosition(line: line, column: column))
        if !edits.isEmpty { return edits }
        let notes = error.notes.filter { note in certainNotes.contains { note.text.hasSuffix($0) } }
        guard let fixIt = error.fixIt ?? (notes.count == 1 ? notes[0].fixIt : nil),
            isCertain(fixIt, of: error, texts: texts)
        else { return nil }
        var changes: [String: [TextEdit]] = [:]
        for file in fixIt.files {
            guard let source = texts[file], let edits = fixIt.edits(of: file, in: source) else { return nil }
            changes[file] = edits.map { $0.withoutSpaceAfterParenthesis(in: source) }
        }
        return changes
    }

    /// Returns whether a fix-it does what the code meant. The compiler also suggests names that only look similar.
    private static func isCertain(_ fixIt: FixIt, of error: Diagnostic, texts: [String: [UInt8]]) -> Bool {
        guard !fixIt.replacements.contains(where: { $0.text.contains("<#") }) else { return false }
        guard error.text.contains("; did you mean "), !error.text.contains("to use 'as' to explicitly convert") else {
            return true
        }
        guard let new = fixIt.replacements.first, let source = texts[new.range.file],
            case .replacement(let old, let name)? = fixIt.change(in: source)
        else { return false }
        return old.lowercased() == name.lowercased() || "is\(old)".lowercased() == name.lowercased()
    }

    /// Returns whether edits touch none of those that were chosen before.
    private static func fit(_ new: [TextEdit], among chosen: [TextEdit]) -> Bool {
        new.allSatisfy { edit in
            chosen.allSatisfy { other in
                // The order of two insertions would not be certain.
                edit.range != other.range
                    && (edit.range.upperBound <= other.range.lowerBound
                        || other.range.upperBound <= edit.range.lowerBound)
            }
        }
    }
}

extension TextEdit {
    /// The edit or, if it removes the first word in parentheses, one that also removes the space after that.
    fileprivate func withoutSpaceAfterParenthesis(in source: [UInt8]) -> TextEdit {
        guard replacement.isEmpty, !range.isEmpty, range.upperBound < source.count, range.lowerBound > 0,
            source[range.lowerBound - 1] == UInt8(ascii: "("), source[range.upperBound] == UInt8(ascii: " ")
        else { return self }
        return TextEdit(range: range.lowerBound..<range.upperBound + 1, replacement: "")
    }
}
