// SPDX-License-Identifier: GPL-3.0-or-later
import PageSource
import Seeding
import Testing

@Suite struct TextChangeTests {
    private func applied(_ change: TextChange, to text: String) -> String {
        var scalars = Array(text.unicodeScalars)
        scalars.replaceSubrange(change.range, with: change.replacement.unicodeScalars)
        var result = String.UnicodeScalarView()
        result.append(contentsOf: scalars)
        return String(result)
    }

    @Test func equalTextsHaveNoChange() { #expect(TextChange(from: "abc", to: "abc") == nil) }

    @Test func onlyTheMiddleIsReplaced() throws {
        let change = try #require(TextChange(from: "let a = 10\n", to: "let a = 250\n"))
        #expect(change.range == 8..<9 && change.replacement == "25")
    }

    @Test func repeatedCharactersDoNotOverlap() throws {
        let change = try #require(TextChange(from: "aaa", to: "aaaa"))
        #expect(applied(change, to: "aaa") == "aaaa")
    }

    @Test func changesTurnOneTextIntoTheOther() {
        var random = SeededGenerator(seed: 7)
        let letters = ["a", "b", "é", "e\u{301}", "\r\n", "\n", "👩‍👩‍👧", " "]
        func text() -> String {
            (0..<Int.random(in: 0...12, using: &random)).map { _ in letters.randomElement(using: &random)! }.joined()
        }
        for _ in 0..<5000 {
            let (old, new) = (text(), text())
            let change = TextChange(from: old, to: new)
            #expect((change == nil) == old.utf8.elementsEqual(new.utf8))
            if let change { #expect(applied(change, to: old).utf8.elementsEqual(new.utf8)) }
        }
    }
}
