// SPDX-License-Identifier: GPL-3.0-or-later
import Seeding
import Testing

@testable import PageSource

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

    @Test func severalChangesAreApplied() {
        let changes = [
            TextChange(range: 0..<1, replacement: "xyz"), TextChange(range: 1..<2, replacement: ""),
            TextChange(range: 4..<5, replacement: "👩‍👩‍👧"),
        ]
        #expect(changes.applied(to: "aaébad") == "xyzéb👩‍👩‍👧d")
        #expect([TextChange]().applied(to: "e\u{301}").unicodeScalars.count == 2)
    }

    @Test func formattingChangesOnlyWhiteSpace() {
        let (old, new) = ("if  a{\n  b()\n}\n", "if a {\n    b()\n}\n")
        let changes = TextChange.all(from: old, toFormatted: new)
        #expect(changes.map(\.range) == [3..<4, 5..<5, 9..<9])
        #expect(changes.map(\.replacement) == ["", " ", "  "])
    }

    @Test func formattingThatRemovesASignLeavesTheRest() {
        let (old, new) = ("let a = 1; let b = 2\nlet c = 3;\nlet d=4", "let a = 1\nlet b = 2\nlet c = 3\nlet d = 4\n")
        let changes = TextChange.all(from: old, toFormatted: new)
        #expect(changes.applied(to: old) == new)
        #expect(changes.allSatisfy { $0.range.count <= 2 })
    }

    @Test func formattingCanChangeEverything() {
        var random = SeededGenerator(seed: 8)
        let parts = ["a", "bc", "é", "e\u{301}", "\n", "  ", ";", "let x = 1", "\t"]
        func text() -> String {
            (0..<Int.random(in: 0...40, using: &random)).map { _ in parts.randomElement(using: &random)! }.joined()
        }
        for _ in 0..<2000 {
            let (old, new) = (text(), text())
            let changes = TextChange.all(from: old, toFormatted: new)
            #expect(changes.applied(to: old).utf8.elementsEqual(new.utf8))
            #expect(zip(changes, changes.dropFirst()).allSatisfy { $0.range.upperBound <= $1.range.lowerBound })
        }
    }
}
