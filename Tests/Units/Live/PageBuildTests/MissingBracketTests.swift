// SPDX-License-Identifier: GPL-3.0-or-later
import CompiledPages
import PageSource
import Testing

@testable import PageBuild

/// Brackets that are not closed, with the real compiler.
struct MissingBracketTests {
    @Test(arguments: [
        ("print(\"hi\"\nlet x = 1\n", "print(\"hi\")\nlet x = 1\n", 1),
        ("print(\n    1,\n    2  \n\nlet x = 1\n", "print(\n    1,\n    2)  \n\nlet x = 1\n", 3),
        ("func f() {\n    print(1)\n\nf()\n", "func f() {\n    print(1)\n}\n\nf()\n", 2),
        (
            "class A {\n    func f() {\n        print(1)\n\n    func g() {}\n}\nlet a = 1\n",
            "class A {\n    func f() {\n        print(1)\n\n    func g() {}\n}\n}\nlet a = 1\n", 5
        ),
    ])
    func bracketIsInsertedWhereTheLineOrTheBlockEnds(_ page: String, corrected: String, line: Int) throws {
        let compiled = try CompiledPage(page, sources: [:])
        let placed = compiled.diagnostics.placingMissingBrackets(in: [compiled.file: page])
        let error = try #require(placed.first { $0.fixIt != nil })
        #expect(error.line == line && error.text.hasPrefix("expected '"))
        let edits = try #require(error.fixIts.first?.edits(of: compiled.file, in: Array(page.utf8)))
        #expect(TextEdit.apply(edits, to: Array(page.utf8)).map { String(decoding: $0, as: UTF8.self) } == corrected)
    }

    @Test(arguments: ["print(\"hi\" let x = 1\n", "print(1 // (\nlet x = 1\n", "let a = b\n"])
    func otherErrorsStayWhereTheyAre(_ page: String) throws {
        let compiled = try CompiledPage(page, sources: [:])
        #expect(compiled.diagnostics.placingMissingBrackets(in: [compiled.file: page]) == compiled.diagnostics)
        #expect(compiled.diagnostics.placingMissingBrackets(in: [:]) == compiled.diagnostics)
    }
}
