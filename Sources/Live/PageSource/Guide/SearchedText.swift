// SPDX-License-Identifier: GPL-3.0-or-later
/// A text that is searched for the beginnings of words, regardless of case. The words of a name in code begin with capital
/// letters: `UITapGestureRecognizer` has a `tap`, and `CGDataProvider` has none.
struct SearchedText: Sendable {
    /// The text as it is.
    let text: String
    private let lowercase: [UInt8]
    /// Whether a word begins at each byte.
    private let begins: [Bool]

    init(_ text: String) {
        self.text = text
        let bytes = Array(text.utf8)
        lowercase = bytes.map(\.lowercase)
        begins = bytes.indices.map { index in
            guard index > 0, bytes[index].isPartOfWord else { return true }
            let before = bytes[index - 1]
            guard before.isPartOfWord else { return true }
            let isFollowed = index + 1 < bytes.count && bytes[index + 1].isLowercase
            return bytes[index].isUppercase && (!before.isUppercase || isFollowed)
        }
    }

    /// Returns whether a word, or the rest of a name from one of its words on, begins with a text in lowercase.
    func contains(_ word: String) -> Bool {
        let word = Array(word.utf8)
        guard !word.isEmpty, word.count <= lowercase.count else { return word.isEmpty }
        return (0...lowercase.count - word.count).contains { start in
            begins[start] && lowercase[start] == word[0] && lowercase[start..<start + word.count].elementsEqual(word)
        }
    }
}

extension UInt8 {
    fileprivate var isUppercase: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }
    fileprivate var isLowercase: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }
    fileprivate var lowercase: UInt8 { isUppercase ? self + 32 : self }
    /// Letters, digits, and all parts of characters that are not ASCII.
    fileprivate var isPartOfWord: Bool {
        isUppercase || isLowercase || self >= 0x80 || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
    }
}
