// SPDX-License-Identifier: GPL-3.0-or-later
import Testing

@testable import PageSource

/// Names in the code, and what their declarations say.
struct CodeNameTests {
    @Test func nameIsFoundAroundTheCursor() {
        let text = "let ü = `class` + 12 // word\nprint(\"text \\(speed)\")"
        func name(_ line: Int, _ column: Int) -> String? {
            CodeName(at: SourcePosition(line: line, column: column), in: text)?.text
        }
        #expect(name(1, 1) == nil && name(1, 4) == nil && name(1, 5) == "ü" && name(1, 7) == "ü" && name(1, 8) == nil)
        #expect(name(1, 10) == "`class`" && name(1, 17) == "`class`" && name(1, 21) == nil && name(1, 27) == nil)
        #expect(name(2, 9) == nil && name(2, 15) == "speed" && name(2, 20) == "speed" && name(9, 1) == nil)
        let found = CodeName(at: SourcePosition(line: 2, column: 17), in: text)
        #expect(found?.range == SourcePosition(line: 2, column: 15)..<SourcePosition(line: 2, column: 20))
    }

    @Test func allPlacesOfANameAreFound() {
        let text = "a = `a` // a\nb.a(\"a\\(a)\")"
        let starts = CodeName.all(named: "a", in: text).map(\.range.lowerBound)
        #expect(starts == [(1, 1), (1, 5), (2, 3), (2, 9)].map { SourcePosition(line: $0.0, column: $0.1) })
    }

    @Test(
        arguments: [
            ("speed", nil), ("_a1", nil), ("größe", nil), ("😀", nil), ("`class`", nil), ("class", .keyword),
            ("self", .keyword),
            ("", .invalid), ("1a", .invalid), ("a b", .invalid), ("a-b", .invalid), ("_", .invalid), ("``", .invalid),
            ("a\u{A0}b", .invalid), ("`a", .invalid), ("a: Int", .invalid), ("a\n", .invalid),
        ] as [(String, CodeName.Problem?)]) func textIsAName(_ text: String, _ problem: CodeName.Problem?)
    {
        #expect(CodeName.problem(with: text) == problem)
    }

    @Test func declarationsThatOthersShareAreFound() {
        let text = """
            protocol P { func go(); var pace: Int { get } }
            class A { override func draw() { let own = 1 }; @objc override public var size: Int { 1 }; func mine() {} }
            """
        #expect(DeclaredName.shared(in: text) == ["go", "pace", "draw", "size"])
    }

    @Test func declarationIsTakenFromTheSource() {
        func declared(_ text: String, _ column: Int) -> DeclaredName? {
            DeclaredName(at: SourcePosition(line: 1, column: column), in: text)
        }
        #expect(declared("func go() {}", 6)?.probe == "func /**/ go() {}")
        #expect(declared("for go in a {}", 5)?.probe == nil && declared("a", 1)?.isCaseLabel == false)
        #expect(
            declared("case a(b: Int)", 8)?.isCaseLabel == true
                && declared("case x, a(c: Int, b: A)", 19)?.isCaseLabel == true)
        #expect(
            declared("func a(b: Int)", 8)?.isCaseLabel == false && declared("{ (b: Int) in", 4)?.isCaseLabel == false)
        #expect(declared("a", 9) == nil && declared("+", 1) == nil)
    }

    @Test func editsAreCountedInScalars() {
        let text = "ü😀 a ü a"
        let edits = [TextEdit(range: 7..<8, replacement: "bc"), TextEdit(range: 12..<13, replacement: "d")]
        #expect(TextChange.all(edits, in: text).map(\.range) == [3..<4, 7..<8])
        #expect(TextChange.all(edits, in: text).applied(to: text) == "ü😀 bc ü d")
    }
}
