// SPDX-License-Identifier: GPL-3.0-or-later
/// A copy of a source file that is compiled instead. A line before the source makes the compiler refer to the original.
struct SourceCopy: Equatable, Sendable {
    /// The absolute path of the copy.
    let path: String
    /// The absolute path of the original.
    let original: String

    /// Statements that run before the source, each in a line of its own.
    var statements = ""

    /// The lines before the source.
    var firstLines: String { statements + "#sourceLocation(file: \"\(name)\", line: 1)\n" }

    /// The path of the original in a string literal. The compiler uses it as it is, with the backslashes.
    fileprivate var name: String { Self.escaped(original) }

    /// Returns a text as it is in a string literal.
    static func escaped(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    }
}

extension [SourceCopy] {
    /// Returns the file and the line of the original that the compiler refers to by a name and a line. Other files are
    /// returned as they are.
    func origin(of name: String, line: Int) -> (file: String, line: Int) {
        for copy in self {
            // The end of the file is not part of what `#sourceLocation` applies to.
            if name == copy.path { return (copy.original, Swift.max(1, line - copy.firstLines.count { $0 == "\n" })) }
            if name == copy.name { return (copy.original, line) }
        }
        return (name, line)
    }
}
