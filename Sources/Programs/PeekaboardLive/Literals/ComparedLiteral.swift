// SPDX-License-Identifier: GPL-3.0-or-later
import PageSource

/// A literal in the code whose values are compared. It is lost when the code is changed in any other way.
struct ComparedLiteral {
    /// The path of the file.
    let path: String
    /// The literal as it is now.
    private(set) var literal: CodeLiteral
    /// What is before it and after it.
    private let before: Substring, after: Substring
    /// The values that it has had, by their texts. A color can be written in another way than before.
    private var values: [String: CodeLiteral]

    /// Begins with a literal in the text of a file.
    init?(_ literal: CodeLiteral, in path: String, _ text: String) {
        let utf8 = text.utf8
        guard let start = utf8.index(utf8.startIndex, offsetBy: literal.range.lowerBound, limitedBy: utf8.endIndex),
            let end = utf8.index(start, offsetBy: literal.range.count, limitedBy: utf8.endIndex)
        else { return nil }
        (self.path, self.literal, before, after) = (path, literal, text[..<start], text[end...])
        values = [literal.text: literal]
    }

    /// Notes a value that the literal gets.
    mutating func note(_ literal: CodeLiteral) {
        self.literal = literal
        values[literal.text] = literal
    }

    /// Returns the text of the file with a value.
    func text(with literal: CodeLiteral) -> String { before + literal.text + after }

    /// Finds the literal in the text of the file, which has changed. Returns false if there is anything but one of the values
    /// that it has had.
    mutating func follow(_ text: String) -> Bool {
        let (utf8, start) = (text.utf8, literal.start)
        let length = utf8.count - before.utf8.count - after.utf8.count
        guard length > 0, utf8.starts(with: before.utf8), utf8.dropFirst(start + length).elementsEqual(after.utf8)
        else {
            return false
        }
        let found = String(decoding: Array(utf8.dropFirst(start).prefix(length)), as: UTF8.self)
        guard let literal = values[found] else { return false }
        self.literal = literal
        return true
    }

    /// Whether the text of a file has another literal.
    func isOther(than literal: CodeLiteral, in path: String, _ text: String) -> Bool {
        var next = self
        return path != self.path || literal.start != self.literal.start || !next.follow(text)
    }
}
