// SPDX-License-Identifier: GPL-3.0-or-later
import CompiledPages
import PageSource
import Testing

@testable import PageBuild

/// Errors and warnings of the compiler, and the changes that it offers.
struct FixItTests {
    /// A page, and the same page after a fix-it.
    struct Example: CustomTestStringConvertible {
        let page: String
        let line: Int, column: Int
        var title: String?
        let corrected: String

        var testDescription: String { title ?? page }
    }

    @Test func headersOfCAreNotSuggested() throws {
        let compiled = try CompiledPage("import Glibc\nprint(paused)\n")
        #expect(compiled.diagnostics.count == 1)
        #expect(compiled.diagnostics.flatMap(\.withNotes).allSatisfy { $0.file?.hasSuffix(".h") != true })
    }

    @Test(arguments: [
        Example(
            page: "func f() {\n  var same = 5\n  print(same)\n}\nf()\n", line: 2, column: 7,
            corrected: "func f() {\n  let same = 5\n  print(same)\n}\nf()\n"
        ),
        Example(
            page: "let a = 1\nprint(a)\na = 2\n", line: 3, column: 1,
            title: "change 'let' to 'var' to make it mutable", corrected: "var a = 1\nprint(a)\na = 2\n"),
        Example(
            page: "let a = 1\nif a = 3 { print(a) }\n", line: 2, column: 6,
            corrected: "let a = 1\nif a == 3 { print(a) }\n"),
        Example(
            page: "let count = 1\nprint(cuont)\n", line: 2, column: 7,
            corrected: "let count = 1\nprint(count)\n"),
        Example(
            page: "/* é🦊 */ let ä = \"ö\"; ä = \"ü\"\n", line: 1, column: 29,
            title: "change 'let' to 'var' to make it mutable", corrected: "/* é🦊 */ var ä = \"ö\"; ä = \"ü\"\n"),
        Example(
            page: "let any: Any = 1\r\nlet text: String = any as? String\r\nprint(text)\r\n", line: 2, column: 24,
            title: "force-unwrap using '!' to abort execution if the optional value contains 'nil'",
            corrected: "let any: Any = 1\r\nlet text: String = (any as? String)!\r\nprint(text)\r\n"),
        Example(
            page: "#!/usr/bin/env swift\nfunc f() throws {}\nf()\n", line: 3, column: 1,
            title: "did you mean to use 'try'?", corrected: "#!/usr/bin/env swift\nfunc f() throws {}\ntry f()\n"),
        Example(
            page: "let (row, width) = (3, 2.5)\nprint(width * row)\n", line: 2, column: 13,
            corrected: "let (row, width) = (3, 2.5)\nprint(width * Double(row))\n"),
        Example(
            page: "let (row, width) = (3, 2.5)\nprint((row + 1) * width)\n", line: 2, column: 17,
            corrected: "let (row, width) = (3, 2.5)\nprint(Double((row + 1)) * width)\n"),
        Example(
            page: "let row = 3\nprint(\"Row \" + row)\n", line: 2, column: 14,
            corrected: "let row = 3\nprint(\"Row \" + String(row))\n"),
        Example(
            page: "let row = 3\nlet text: String = row + 1\nprint(text)\n", line: 2, column: 24,
            corrected: "let row = 3\nlet text: String = String(row + 1)\nprint(text)\n"),
    ]) func fixItCorrectsThePage(example: Example) throws {
        let compiled = try CompiledPage(example.page)
        let source = Array(example.page.utf8)
        let diagnostic = try #require(
            compiled.diagnostics.first { $0.line == example.line && $0.column == example.column })
        #expect(diagnostic.file == compiled.file)
        let fixIt = try #require(diagnostic.fixIts.first { $0.title == example.title })
        #expect(fixIt.files == [compiled.file])
        let edits = try #require(fixIt.edits(of: compiled.file, in: source))
        let corrected = try #require(TextEdit.apply(edits, to: source))
        try #require(String(decoding: corrected, as: UTF8.self) == example.corrected)
        let again = try CompiledPage(example.corrected)
        #expect(!again.diagnostics.contains { $0.severity == .error || $0.fixIts.contains(fixIt) })
        // Where edits are applied one after another, the first one must not move the others.
        let oneByOne = edits.reduce(source) { TextEdit.apply([$1], to: $0) ?? [] }
        #expect(oneByOne == corrected)
    }

    @Test func missingArgumentHasAPlaceholder() throws {
        let page = "func move(_ distance: Int, to name: String) {}\nmove(1)\n"
        let fixIt = try #require(try fixIts(of: page).first)
        let edit = try #require(fixIt.edits?.first)
        #expect(fixIt.edits?.count == 1 && edit.replacement == ", to: <#String#>")
        #expect(edit.range == page.utf8.count - 2..<page.utf8.count - 2)
        #expect(edit.placeholder == 6..<16)
        let source = Array(page.utf8)
        #expect(fixIt.fixIt.change(in: source) == .insertion(", to: <#String#>"))
        let corrected = "func move(_ distance: Int, to name: String) {}\nmove(1, to: <#String#>)\n"
        #expect(TextEdit.apply([edit], to: source) == Array(corrected.utf8))
        #expect(try CompiledPage(corrected.replacing("<#String#>", with: "\"a\"")).diagnostics == [])
    }

    @Test func missingCasesAreAddedWithPlaceholders() throws {
        let page = """
            enum Direction { case left, right, up(Int) }
            func turn(_ direction: Direction) {
                switch direction {
                case .left: break
                }
            }
            turn(.left)

            """
        let all = try fixIts(of: page)
        let texts = all.map { $0.edits?.first?.replacement ?? "" }
        // One note for each case, and one for both.
        #expect(texts.filter { $0.contains(".right") }.count == 2 && texts.filter { $0.contains(".up") }.count == 2)
        let index = try #require(texts.firstIndex { $0.contains(".right") && $0.contains(".up") })
        let edits = try #require(all[index].edits)
        #expect(all[index].fixIt.title != nil && edits[0].placeholder != nil)
        let corrected = try #require(TextEdit.apply(edits, to: Array(page.utf8)))
        let text = String(decoding: corrected, as: UTF8.self)
        #expect(
            text
                == page.replacing(
                    "    }\n}", with: "    case .right:\n        <#code#>\n    case .up(_):\n        <#code#>\n    }\n}"
                ))
        #expect(try CompiledPage(text.replacing("<#code#>", with: "break")).diagnostics == [])
    }

    @Test(arguments: [("\t", "\t\t"), ("", "    ")])
    func casesAreIndentedAsTheSwitch(outer: String, inner: String) throws {
        let page = "enum E { case a }\nfunc f(_ e: E) {\n\(outer)switch e {\n\(outer)}\n}\nf(.a)\n"
        let edit = try #require(try fixIts(of: page).first { $0.fixIt.title != nil }?.edits?.first)
        #expect(edit.replacement == "case .a:\n\(inner)<#code#>\n\(outer)")
    }

    @Test func stubsOfAProtocolAreNotIndentedTwice() throws {
        let page = "protocol P { func a() }\nenum All {\n    struct S: P {\n    }\n}\n"
        let edit = try #require(try fixIts(of: page).first { $0.fixIt.title != nil }?.edits?.first)
        #expect(edit.replacement == "\n        func a() {\n            <#code#>\n        }\n")
    }

    @Test func fixItOfANoteCanBeInAnotherFile() throws {
        let source = "public final class Card {\n    public let number = 1\n    public init() {}\n}\n"
        let page = "/* é */ let card = Card()\ncard.number = 2\n"
        let compiled = try CompiledPage(page, sources: ["Card.swift": source])
        let other = compiled.folder.file("Sources/Card.swift")
        let diagnostic = try #require(compiled.diagnostics.first { $0.severity == .error })
        #expect(diagnostic.file == compiled.file && diagnostic.line == 2 && diagnostic.fixIt == nil)
        #expect(diagnostic.notes.contains { $0.file == other && $0.line == 2 && $0.column == 12 })
        let fixIt = try #require(diagnostic.fixIts.first)
        #expect(fixIt.files == [other] && fixIt.edits(of: compiled.file, in: Array(page.utf8)) == [])
        let edits = try #require(fixIt.edits(of: other, in: Array(source.utf8)))
        let corrected = try #require(TextEdit.apply(edits, to: Array(source.utf8)))
        let again = try CompiledPage(page, sources: ["Card.swift": String(decoding: corrected, as: UTF8.self)])
        #expect(again.diagnostics == [])
    }

    @Test func changesAreDescribed() throws {
        let page = "let a = 1\nif a = 3 { print(a) }\nfunc f() { var b = a; print(b); ; }\n"
        let source = Array(page.utf8)
        let changes = try fixIts(of: page).map { $0.fixIt.change(in: source) }
        #expect(changes.contains(.replacement("=", by: "==")))
        let wrapped = "let row = 1\nlet width: Double = row\nprint(width)\n"
        #expect(
            try fixIts(of: wrapped).map { $0.fixIt.change(in: Array(wrapped.utf8)) }
                == [.replacement("row", by: "Double(row)")])
        let range = SourceRange(
            file: "/p", start: SourcePosition(line: 1, column: 5), end: SourcePosition(line: 1, column: 6))
        let removal = FixIt(title: nil, replacements: [FixIt.Replacement(range: range, text: "")])
        #expect(removal.change(in: source) == .removal("a") && removal.change(in: [10]) == nil)
    }

    @Test func fixItOfAnEarlierTextIsNotApplied() throws {
        let fixIt = try #require(try fixIts(of: "let a = 1\nprint(a)\na = 2\n").first)
        #expect(fixIt.fixIt.edits(of: fixIt.file, in: Array("let".utf8)) != nil)
        #expect(fixIt.fixIt.edits(of: fixIt.file, in: Array("le".utf8)) == nil)
        #expect(fixIt.fixIt.edits(of: fixIt.file, in: Array("\n".utf8)) == nil)
    }

    private struct Found {
        let fixIt: FixIt
        let file: String
        let edits: [TextEdit]?
    }

    /// Returns the fix-its of a page.
    private func fixIts(of page: String) throws -> [Found] {
        let compiled = try CompiledPage(page)
        return compiled.diagnostics.flatMap(\.fixIts).map {
            Found(fixIt: $0, file: compiled.file, edits: $0.edits(of: compiled.file, in: Array(page.utf8)))
        }
    }
}
