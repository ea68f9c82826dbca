// SPDX-License-Identifier: GPL-3.0-or-later
import PageSource

/// A message about a place in the code: from the compiler, or about the line at which the page has crashed.
package struct Problem: Equatable, Sendable {
    /// The absolute path of the file.
    package let path: String
    /// The line, counted from 1.
    package let line: Int
    /// The column, in bytes of UTF-8, counted from 1.
    package let column: Int
    /// Whether it is an error, and not a warning.
    package let isError: Bool
    /// The message, without the place.
    package let text: String
    /// The changes that the compiler suggests. Each of them corrects the problem.
    package let fixIts: [FixIt]

    /// The name of the member that does not exist, if that is the problem, and the compiler suggests no other one.
    package var missingMember: String? {
        guard isError, fixIts.isEmpty, text.contains(" has no member ") else { return nil }
        return Diagnostic.quotedNames(in: text[...]).last
    }

    /// Creates a message about a place.
    package init(path: String, line: Int, column: Int, isError: Bool, text: String, fixIts: [FixIt] = []) {
        self.path = path
        self.line = line
        self.column = column
        self.isError = isError
        self.text = text
        self.fixIts = fixIts
    }

    /// Creates the message of a diagnostic; `nil` if that is not about a place in one of the files. A page can make the
    /// compiler name any file.
    package init?(_ diagnostic: Diagnostic, in files: [String]) {
        guard let file = diagnostic.file, let line = diagnostic.line, files.contains(file),
            [.error, .warning].contains(diagnostic.severity)
        else { return nil }
        self.init(
            path: file, line: line, column: diagnostic.column ?? 1, isError: diagnostic.severity == .error,
            text: diagnostic.text, fixIts: diagnostic.fixIts.filter { $0.files.allSatisfy(files.contains) })
    }

    /// Returns the problem with a change that replaces the name at its place.
    package func replacing(_ name: String, by other: String) -> Problem {
        let range = SourceRange(
            file: path, start: SourcePosition(line: line, column: column),
            end: SourcePosition(line: line, column: column + name.utf8.count))
        let fixIt = FixIt(title: nil, replacements: [FixIt.Replacement(range: range, text: other)])
        return Problem(path: path, line: line, column: column, isError: isError, text: text, fixIts: fixIts + [fixIt])
    }
}
