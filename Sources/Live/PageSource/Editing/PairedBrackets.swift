// SPDX-License-Identifier: GPL-3.0-or-later
/// Brackets and quotation marks that a code editor adds while the user types Swift. The closing brace of a block comes with
/// its new line instead; see `CodeIndentation`.
package enum PairedBrackets {
    /// What closes each character that opens something.
    private static let all: [Character: Character] = ["(": ")", "[": "]", "{": "}", "\"": "\""]

    /// Returns whether a character closes something.
    package static func isClosing(_ character: Character) -> Bool { all.values.contains(character) }

    /// Returns what is put after a selection if the user types a character instead of it; `nil` if that replaces the
    /// selection, as it does a place to fill in.
    package static func closing(_ opening: Character, around selection: String) -> Character? {
        guard !selection.isEmpty, !selection.hasPrefix("<#") else { return nil }
        return opening == "\"" && selection.contains(where: \.isNewline) ? nil : all[opening]
    }

    /// Returns what is put after the cursor when the user has typed a character in a line that begins outside of comments
    /// and strings; `nil` if that is nothing. `before` is what was before the character, and `after` is what follows it.
    package static func closing(_ opening: Character, before: Substring, after: Substring) -> Character? {
        guard opening != "{", let closing = all[opening], after.first.map({ " \t)]},;\"".contains($0) }) ?? true else {
            return nil
        }
        switch place(after: before) {
        case .comment: return nil
        case .string: return opening == "(" && before.reversed().prefix { $0 == "\\" }.count % 2 == 1 ? closing : nil
        case .code:
            guard opening == "\"" else { return closing }
            // The third one begins a string of several lines.
            return before.last.map { $0 == "\"" || $0 == "#" || $0.isLetter || $0.isNumber } ?? false ? nil : closing
        }
    }

    /// Returns whether an opening character and its closing one are on both sides of the cursor, so that they are deleted
    /// together.
    package static func isEmptyPair(before: Substring, after: Substring) -> Bool {
        guard let opening = before.last, opening != "{", let closing = all[opening] else { return false }
        return after.first == closing
    }

    private enum Place { case code, string, comment }

    /// Returns where the end of the beginning of a line is.
    private static func place(after line: Substring) -> Place {
        // The number of open brackets in each interpolation around the place.
        var (depths, isString, isEscaped, last): ([Int], Bool, Bool, Character?) = ([], false, false, nil)
        for character in line {
            defer { last = character }
            if isString {
                switch character {
                case "(" where isEscaped: (depths, isString) = (depths + [0], false)
                case "\"" where !isEscaped: isString = false
                default: break
                }
                isEscaped = character == "\\" && !isEscaped
                continue
            }
            switch character {
            case "\"": isString = true
            case "/" where last == "/", "*" where last == "/": return .comment
            case "(" where !depths.isEmpty: depths[depths.count - 1] += 1
            case ")" where depths.last == 0:
                depths.removeLast()
                isString = true
            case ")" where !depths.isEmpty: depths[depths.count - 1] -= 1
            default: break
            }
        }
        return isString ? .string : .code
    }
}
