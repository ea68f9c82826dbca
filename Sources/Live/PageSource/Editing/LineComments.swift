// SPDX-License-Identifier: GPL-3.0-or-later
/// Turns lines of code into comments, and back.
package enum LineComments {
    /// Returns lines as comments, or as code if all of them are comments already. Blank lines stay as they are.
    package static func toggled(_ lines: [Substring]) -> [String] {
        let code = lines.filter { !$0.allSatisfy(\.isWhitespace) }
        func isComment(_ line: Substring) -> Bool { line.dropFirst(line.indentation.count).hasPrefix("//") }
        let areComments = code.allSatisfy(isComment)
        let column = code.map(\.indentation.count).min() ?? 0
        return lines.map { line in
            if line.allSatisfy(\.isWhitespace) { return String(line) }
            guard areComments else { return "\(line.prefix(column))// \(line.dropFirst(column))" }
            let blanks = line.indentation
            let text = line.dropFirst(blanks.count + 2)
            return "\(blanks)\(text.first == " " ? text.dropFirst() : text)"
        }
    }
}
