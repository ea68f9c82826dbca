// SPDX-License-Identifier: GPL-3.0-or-later
import PageSource

/// Errors about brackets that are not closed. The compiler notices that where the code cannot go on, which can be many lines
/// below, and offers no change.
extension Diagnostic {
    /// The message with a change that inserts the bracket, at the place of that; `nil` if it is about something else, or if
    /// the place cannot be guessed.
    func placedAtMissingBracket(in text: String) -> Diagnostic? {
        guard severity == .error, fixIt == nil, let file, let line, let column, self.text.hasPrefix("expected '"),
            let bracket = Self.quotedNames(in: self.text[...]).first, [")", "]", "}"].contains(bracket),
            let opening = notes.first(where: { $0.text.hasPrefix("to match this opening '") })?.line, opening <= line
        else { return nil }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.indices.contains(opening - 1), line <= lines.count + 1 else { return nil }
        let before = lines.indices.contains(line - 1) ? lines[line - 1].utf8.prefix(column - 1) : "".utf8[...]
        guard before.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }) else { return nil }
        let inner = lines[opening..<max(opening, line - 1)]
        let indentation = lines[opening - 1].indentation
        // A block ends where the code is indented like its beginning.
        let end =
            bracket == "}"
            ? inner.firstIndex { !$0.isBlank && $0.indentation.count <= indentation.count } ?? inner.endIndex
            : inner.endIndex
        let last = lines[..<end].lastIndex { !$0.isBlank } ?? opening - 1
        // The bracket would be a part of a comment.
        guard bracket == "}" || !lines[last].contains("//") else { return nil }
        let place = SourcePosition(line: last + 1, column: lines[last].trimmingEnd().utf8.count + 1)
        let range = SourceRange(file: file, start: place, end: place)
        let insertion = bracket == "}" ? "\n\(indentation)}" : bracket
        var placed = Diagnostic(severity: .error, text: self.text, name: file, line: place.line, column: place.column)
        placed.notes = notes
        placed.fixIt = FixIt(title: nil, replacements: [FixIt.Replacement(range: range, text: insertion)])
        return placed
    }
}

extension Substring {
    fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }

    fileprivate func trimmingEnd() -> Substring {
        self[..<(lastIndex { !$0.isWhitespace }.map(index(after:)) ?? startIndex)]
    }
}
