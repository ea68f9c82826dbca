// SPDX-License-Identifier: GPL-3.0-or-later
/// What a code editor adds while the user types Swift: the indentation of a new line and of a closing bracket, and the closing
/// brace of a block that has just been opened.
package enum CodeIndentation {
    /// A replacement of the text around the cursor.
    package struct Edit: Equatable, Sendable {
        /// The scalars before and after the cursor that are replaced.
        package let (before, after): (Int, Int)
        /// The text that replaces them: what is before the cursor then, and what is after it.
        package let (start, end): (String, String)

        /// Creates a replacement.
        package init(before: Int = 0, after: Int = 0, start: String, end: String = "") {
            (self.before, self.after, self.start, self.end) = (before, after, start, end)
        }
    }

    private static let step = "    "

    /// Returns what follows when a line has been divided at the cursor. `above` are the lines before the new one, `rest` is the
    /// new line, at whose beginning the cursor is, and `below` are the lines after it.
    package static func afterNewline(above: [Substring], rest: Substring, below: [Substring]) -> Edit {
        let line = above.last ?? ""
        let indentation = line.indentation
        let code = line.trimmingBlanks
        let after = rest.indentation.unicodeScalars.count
        let isClosing = rest.trimmingBlanks.first.map { "})]".contains($0) } ?? false
        let opensBlock = code.last == "{" || code.hasSuffix(" in") && code.contains("{")
        guard opensBlock || code.last.map({ "([".contains($0) }) == true else {
            return Edit(after: after, start: String(isClosing ? indentation.dropLast(step.count) : indentation))
        }
        let inner = indentation + step
        // The block is an argument: its brace comes before the bracket or the next argument.
        if opensBlock, let next = rest.trimmingBlanks.first, ")],".contains(next) {
            return Edit(after: after, start: String(inner), end: "\n\(indentation)}")
        }
        if isClosing { return Edit(after: after, start: String(inner), end: "\n" + indentation) }
        let needsBrace = opensBlock && rest.allSatisfy(\.isBlank) && !isClosed(indentation, by: below)
        return Edit(after: after, start: String(inner), end: needsBrace ? "\n\(indentation)}" : "")
    }

    /// The brackets that close something, with those that open it.
    private static let brackets: [Character: Character] = ["}": "{", ")": "(", "]": "["]

    /// Returns what follows when the user has typed a closing bracket, which is the last character of `line`; `nil` if that
    /// is nothing. `above` are the lines before it.
    package static func afterClosingBracket(above: [Substring], line: Substring) -> Edit? {
        let blanks = line.indentation
        let typed = line.dropFirst(blanks.count)
        guard typed.count == 1, let closing = typed.first, let opening = brackets[closing] else { return nil }
        var depth = 1
        for line in above.reversed() {
            for character in line.reversed() where character == opening || character == closing {
                depth += character == closing ? 1 : -1
                guard depth == 0 else { continue }
                let indentation = line.indentation
                return indentation == blanks
                    ? nil : Edit(before: blanks.count + 1, start: "\(indentation)\(closing)")
            }
        }
        return nil
    }

    /// Returns whether a block has its closing brace already: what follows is in the block, or is that brace.
    private static func isClosed(_ indentation: Substring, by below: [Substring]) -> Bool {
        guard let next = below.first(where: { !$0.allSatisfy(\.isBlank) }) else { return false }
        let blanks = next.indentation
        return blanks.count > indentation.count
            || blanks.count == indentation.count && next.dropFirst(blanks.count).first == "}"
    }
}

extension Character {
    fileprivate var isBlank: Bool { self == " " || self == "\t" }
}

extension Substring {
    /// The spaces and tabs at the beginning of a line.
    package var indentation: Substring { prefix(while: \.isBlank) }

    fileprivate var trimmingBlanks: Substring {
        let rest = drop(while: \.isBlank)
        return rest.prefix(rest.count - rest.reversed().prefix(while: \.isBlank).count)
    }
}
