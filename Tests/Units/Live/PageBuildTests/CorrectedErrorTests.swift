// SPDX-License-Identifier: GPL-3.0-or-later
import CompiledPages
import PageSource
import Testing

@testable import PageBuild

/// Errors that the source helps to correct, with the real compiler.
struct CorrectedErrorTests {
    @Test(arguments: [
        ("print(\"hi\"\nlet x = 1\n", "print(\"hi\")\nlet x = 1\n", 1),
        ("print(\n    1,\n    2  \n\nlet x = 1\n", "print(\n    1,\n    2)  \n\nlet x = 1\n", 3),
        ("func f() {\n    print(1)\n\nf()\n", "func f() {\n    print(1)\n}\n\nf()\n", 2),
        (
            "class A {\n    func f() {\n        print(1)\n\n    func g() {}\n}\nlet a = 1\n",
            "class A {\n    func f() {\n        print(1)\n\n    func g() {}\n}\n}\nlet a = 1\n", 5
        ),
    ])
    func missingBracketIsInsertedWhereTheLineOrTheBlockEnds(_ page: String, corrected: String, line: Int) throws {
        let compiled = try CompiledPage(page, sources: [:])
        let placed = compiled.diagnostics.corrected(in: [compiled.file: page])
        let error = try #require(placed.first { $0.fixIt != nil })
        #expect(error.line == line && error.text.hasPrefix("expected '"))
        let edits = try #require(error.fixIts.first?.edits(of: compiled.file, in: Array(page.utf8)))
        #expect(TextEdit.apply(edits, to: Array(page.utf8)).map { String(decoding: $0, as: UTF8.self) } == corrected)
    }

    @Test(arguments: [
        ("let lamps = [1]\nprint(\"Now \" + lamps.count + \" lamps\")\n", "lamps.count"),
        ("let n = 3\nprint(\"a\" + n + \"b\")\n", "n"),
        ("func f(_ n: Int) -> Int { n }\nlet text: String = \"a\" + f(3) + \"b\"\nprint(text)\n", "f(3)"),
    ])
    func operandOfSeveralBecomesText(_ page: String, operand: String) throws {
        let compiled = try CompiledPage(page, sources: [:])
        let fixIt = try #require(compiled.diagnostics.corrected(in: [compiled.file: page]).flatMap(\.fixIts).first)
        let edits = try #require(fixIt.edits(of: compiled.file, in: Array(page.utf8)))
        let corrected = page.replacing(" + \(operand) + ", with: " + String(\(operand)) + ")
        #expect(TextEdit.apply(edits, to: Array(page.utf8)).map { String(decoding: $0, as: UTF8.self) } == corrected)
        #expect(try CompiledPage(corrected, sources: [:]).diagnostics.isEmpty)
    }

    @Test(arguments: ["print(\"hi\" let x = 1\n", "print(1 // (\nlet x = 1\n", "let a = b\n"])
    func otherErrorsStayWhereTheyAre(_ page: String) throws {
        let compiled = try CompiledPage(page, sources: [:])
        #expect(compiled.diagnostics.corrected(in: [compiled.file: page]) == compiled.diagnostics)
        #expect(compiled.diagnostics.corrected(in: [:]) == compiled.diagnostics)
    }
}
