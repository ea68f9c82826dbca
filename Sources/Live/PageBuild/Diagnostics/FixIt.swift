// SPDX-License-Identifier: GPL-3.0-or-later
import PageSource

/// A change of the source that corrects an error.
package struct FixIt: Equatable, Sendable {
    /// A new text for a part of a file.
    package struct Replacement: Equatable, Sendable {
        /// The part that is replaced. It is empty if the text is inserted.
        package let range: SourceRange
        /// The new text. It can contain placeholders, such as `<#Int#>`.
        package let text: String
    }

    /// What a fix-it does.
    package enum Change: Equatable, Sendable {
        case insertion(String)
        case removal(String)
        case replacement(String, by: String)
    }

    /// The note that offers the change, such as “change 'let' to 'var' to make it mutable”. `nil` if the error or the
    /// warning itself does.
    package let title: String?
    /// The replacements, which belong together.
    package let replacements: [Replacement]

    /// The absolute paths of the files to change, each once.
    package var files: [String] {
        replacements.map(\.range.file).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// Returns the edits of one of the files from the end of the source to its beginning, so that they can be applied
    /// one after another. Returns `nil` if the source does not have the parts, so it was changed.
    package func edits(of file: String, in source: [UInt8]) -> [TextEdit]? {
        var edits: [TextEdit] = []
        for replacement in replacements where replacement.range.file == file {
            guard let range = replacement.range.offsets(in: source) else { return nil }
            let text = Self.indented(replacement.text, at: range.lowerBound, in: source)
            edits.append(TextEdit(range: range, replacement: text))
        }
        return TextEdit.fromTheEnd(edits)
    }

    /// Indents lines that replace or precede the beginning of an indented line. The compiler does not indent the cases
    /// that it adds to a `switch`.
    private static func indented(_ text: String, at offset: Int, in source: [UInt8]) -> String {
        let before = source[..<offset]
        let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let indentation = before[start...]
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        guard lines.count > 1, lines[1].first?.isWhitespace != true,
            indentation.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") })
        else { return text }
        let outer = String(decoding: indentation, as: UTF8.self)
        let inner = outer + (outer.hasPrefix("\t") ? "\t" : "    ")
        for index in lines.indices.dropFirst() {
            lines[index] = (lines[index].hasPrefix("<#") ? inner : outer) + lines[index]
        }
        return lines.joined(separator: "\n")
    }

    /// Returns what the fix-it does, given the source of its file. Several replacements in a line are one, with what is
    /// between them. Returns `nil` if there are others, or the source was changed.
    package func change(in source: [UInt8]) -> Change? {
        guard let line = replacements.first?.range.start.line, files.count == 1,
            replacements.allSatisfy({ $0.range.start.line == line && $0.range.end.line == line }),
            let edits = edits(of: files[0], in: source), let first = edits.last, let last = edits.first
        else { return nil }
        let range = first.range.lowerBound..<last.range.upperBound
        let moved = edits.map { edit in
            TextEdit(
                range: edit.range.lowerBound - range.lowerBound..<edit.range.upperBound - range.lowerBound,
                replacement: edit.replacement)
        }
        guard let changed = TextEdit.apply(moved, to: Array(source[range])) else { return nil }
        let (old, new) = (String(decoding: source[range], as: UTF8.self), String(decoding: changed, as: UTF8.self))
        if old.isEmpty { return .insertion(new) }
        return new.isEmpty ? .removal(old) : .replacement(old, by: new)
    }
}
