// SPDX-License-Identifier: GPL-3.0-or-later
import PageSource
import Testing

/// The brackets and quotation marks that the editor adds. The cursor is at the bar.
struct PairedBracketsTests {
    private func parts(_ text: String) -> (before: Substring, after: Substring) {
        let parts = text.split(separator: "|", omittingEmptySubsequences: false)
        return (parts[0], parts[1])
    }

    @Test(arguments: [
        ("print|", "("), ("let a = |", "["), ("f(|)", "("), ("let a = |", "\""), ("f(|, 1)", "["), ("f(|)", "\""),
        ("\"a \\|\"", "("), ("\"\\\\\\|\"", "("), ("\"\\(a + |)\"", "("),
        ("\"\\(f(a).b(|))\"", "\""), ("\"a\" + |", "\""),
        ("a / b + |", "("),
    ])
    func bracketIsClosed(text: String, opening: Character) {
        let (before, after) = parts(text)
        let closing: [Character: Character] = ["(": ")", "[": "]", "\"": "\""]
        #expect(PairedBrackets.closing(opening, before: before, after: after) == closing[opening])
    }

    @Test(arguments: [
        ("f|x", "("), ("|\u{E9}", "["), ("// a |", "("), ("a /* b |", "\""), ("\"a |\"", "("), ("\"\\\\|\"", "("),
        ("\"a|\"", "["), ("\"|", "\""), ("\"\"|", "\""), ("it|", "\""), ("#|", "\""), ("if a |", "{"), ("a|", "x"),
    ])
    func otherCharacterStaysAlone(text: String, opening: Character) {
        let (before, after) = parts(text)
        #expect(PairedBrackets.closing(opening, before: before, after: after) == nil)
    }

    @Test func selectionIsPutInBrackets() {
        let closings = "([{\"x)".map { PairedBrackets.closing($0, around: "a + b") }
        #expect(closings == [")", "]", "}", "\"", nil, nil])
        #expect(PairedBrackets.closing("(", around: "") == nil && PairedBrackets.closing("\"", around: "a\nb") == nil)
        #expect(PairedBrackets.closing("{", around: "a\nb") == "}")
        #expect(PairedBrackets.closing("\"", around: "<#a#>") == nil)
    }

    @Test func emptyPairIsDeletedAsAWhole() {
        let pairs = ["f(|)", "[|]", "\"|\"", "f(|", "f(|]", "{|}", "|)", "a|b"].map { text in
            let (before, after) = parts(text)
            return PairedBrackets.isEmptyPair(before: before, after: after)
        }
        #expect(pairs == [true, true, true, false, false, false, false, false])
    }
}
