// SPDX-License-Identifier: GPL-3.0-or-later
import PageSource
import Testing

/// What the editor adds while the user types. The cursor is at the bar.
struct CodeIndentationTests {
    /// Divides a text at the bar, and returns what the editor makes of it.
    private func newline(_ text: String) -> String {
        let parts = text.split(separator: "|", omittingEmptySubsequences: false)
        let (before, after) = (parts[0], parts[1])
        var below = after.split(separator: "\n", omittingEmptySubsequences: false)
        let rest = below.removeFirst()
        let edit = CodeIndentation.afterNewline(
            above: before.split(separator: "\n", omittingEmptySubsequences: false), rest: rest, below: below)
        return before + "\n" + edit.start + "|" + edit.end + after.dropFirst(edit.after)
    }

    @Test(arguments: [
        ("a|", "a\n|"), ("    a|", "    a\n    |"), ("    a|   b", "    a\n    |b"),
        ("if a {|", "if a {\n    |\n}"), ("    if a {|", "    if a {\n        |\n    }"),
        ("if a {|}", "if a {\n    |\n}"), ("if a {|\n}", "if a {\n    |\n}"),
        ("if a {|\n    b\n}", "if a {\n    |\n    b\n}"), ("if a {|\n\nb", "if a {\n    |\n}\n\nb"),
        ("if a { b|", "if a { b\n|"), ("f { x in|", "f { x in\n    |\n}"), ("for x in|", "for x in\n|"),
        ("f(|", "f(\n    |"), ("f(|)", "f(\n    |\n)"), ("[|]", "[\n    |\n]"),
        ("if a {\n    b|}", "if a {\n    b\n|}"), ("    f(a {|)", "    f(a {\n        |\n    })"),
        ("f(a { b in|)", "f(a { b in\n    |\n})"), ("f(a { b in|, c: d)", "f(a { b in\n    |\n}, c: d)"),
    ])
    func newLineIsIndented(text: String, result: String) {
        #expect(newline(text) == result)
    }

    @Test(arguments: [
        (["if a {", "    b"], "    }", "}"), (["    if a {"], "        }", "    }"),
        (["f {", "    if a {", "    }"], "    }", "}"), (["f([", "    a[1],"], "    ]", "]"),
        (["f(", "    g(b)"], "    )", ")"),
    ])
    func closingBracketGoesBackToItsBlock(above: [String], line: String, result: String) throws {
        let edit = try #require(CodeIndentation.afterClosingBracket(above: above.map { $0[...] }, line: line[...]))
        #expect(line.dropLast(edit.before) + edit.start == result)
    }

    @Test(arguments: [(["if a {"], "}"), (["a"], "    }"), (["if a {"], "    b }")])
    func otherBracketStaysWhereItIs(above: [String], line: String) {
        #expect(CodeIndentation.afterClosingBracket(above: above.map { $0[...] }, line: line[...]) == nil)
    }

    @Test(arguments: [
        (["a"], ["// a"]), (["// a"], ["a"]), (["//a"], ["a"]),
        (["    a", "        b"], ["    // a", "    //     b"]),
        (["    // a", "    //     b"], ["    a", "        b"]), (["a", "", "// b"], ["// a", "", "// // b"]),
        ([""], [""]),
    ])
    func linesBecomeCommentsAndBack(lines: [String], result: [String]) {
        #expect(LineComments.toggled(lines.map { $0[...] }) == result)
    }
}
