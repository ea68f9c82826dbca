// SPDX-License-Identifier: GPL-3.0-or-later
import Seeding
import Testing

@testable import PageSource

struct RichTextTests {
    private typealias Span = RichText.Span

    private func span(_ text: String, _ change: (inout RichText.Span) -> Void) -> RichText.Span {
        var span = RichText.Span(text)
        change(&span)
        return span
    }

    @Test func headingsParagraphsAndRulesAreParsed() {
        let text = RichText("# One\nA line\nand its rest.\n\nAnother.\n---\n### Three ###\nC#")
        #expect(
            text.blocks == [
                .heading(level: 1, [Span("One")]), .paragraph([Span("A line and its rest.")]),
                .paragraph([Span("Another.")]), .rule, .heading(level: 3, [Span("Three")]), .paragraph([Span("C#")]),
            ])
    }

    @Test func quotesAreParagraphsOfTheirOwn() {
        let text = RichText("Before\n> One\n> goes *on*\nto here.\n>\n>Two\n\n- item\n> Three\n# End")
        #expect(
            text.blocks == [
                .paragraph([Span("Before")]),
                .quote([Span("One goes "), span("on") { $0.isEmphasized = true }, Span(" to here.")]),
                .quote([Span("Two")]), .list([.init(depth: 0, number: nil, text: [Span("item")])]),
                .quote([Span("Three")]), .heading(level: 1, [Span("End")]),
            ])
    }

    @Test func listsHaveDepthsAndNumbers() {
        let text = RichText("* one\n  goes on\n  - inner\n3. three\n4) four\n\nNo item.")
        #expect(
            text.blocks == [
                .list([
                    .init(depth: 0, number: nil, text: [Span("one goes on")]),
                    .init(depth: 1, number: nil, text: [Span("inner")]),
                    .init(depth: 0, number: 3, text: [Span("three")]),
                    .init(depth: 0, number: 4, text: [Span("four")]),
                ]), .paragraph([Span("No item.")]),
            ])
    }

    @Test func calloutsAreSeparateBlocks() {
        let text = RichText("- Note: Mind **this**.\n- Callout(A try): Change it.\n- Other: an item")
        #expect(
            text.blocks == [
                .callout(title: "Note", [Span("Mind "), span("this") { $0.isBold = true }, Span(".")]),
                .callout(title: "A try", [Span("Change it.")]),
                .list([.init(depth: 0, number: nil, text: [Span("Other: an item")])]),
            ])
    }

    @Test func tablesHaveAHeaderAndRows() {
        let text = RichText(
            "Before\n\n| a | b |\n| --- | :-: |\n| `x|y` | *two* \\| 2 |\n| short |\n\n"
                + "| | |\n|---|---|\n| c | |\nAfter")
        let first = RichText.Table(
            header: [[Span("a")], [Span("b")]],
            rows: [
                [[span("x|y") { $0.isCode = true }], [span("two") { $0.isEmphasized = true }, Span(" | 2")]],
                [[Span("short")]],
            ])
        let second = RichText.Table(header: [[], []], rows: [[[Span("c")], []]])
        #expect(
            text.blocks == [
                .paragraph([Span("Before")]), .table(first), .table(second), .paragraph([Span("After")]),
            ])
    }

    @Test(arguments: ["| a | b |", "|", "| a |\n| b |", "|a\n\n| --- |"])
    func linesWithBarsAreNoTableWithoutASeparator(text: String) {
        let blocks = RichText(text).blocks
        let plain = blocks.map { if case .paragraph(let spans) = $0 { spans.map(\.text).joined() } else { "" } }
        #expect(plain.joined(separator: "\n\n") == text.replacing(/([^\n])\n(?=[^\n])/) { "\($0.output.1) " })
    }

    @Test func codeIsParsedInBothForms() {
        let text = RichText(
            "Try:\n\n    gc.padding = 75\n\n    gc.shuffle()\n\nor\n```swift\n# no heading\n\n  set in\n```\nEnd")
        #expect(
            text.blocks == [
                .paragraph([Span("Try:")]), .code("gc.padding = 75\n\ngc.shuffle()"), .paragraph([Span("or")]),
                .code("# no heading\n\n  set in"), .paragraph([Span("End")]),
            ])
    }

    @Test func inlineStylesAreParsed() {
        let text = RichText("a **b _c_** `d*e*` snake_case_name 2 * 3 * 4 \\*f\\* *g*")
        #expect(
            text.blocks == [
                .paragraph([
                    Span("a "), span("b ") { $0.isBold = true },
                    span("c") {
                        $0.isBold = true
                        $0.isEmphasized = true
                    }, Span(" "), span("d*e*") { $0.isCode = true },
                    Span(" snake_case_name 2 * 3 * 4 *f* "), span("g") { $0.isEmphasized = true },
                ])
            ])
    }

    @Test func linksOpenPagesAndWebsites() {
        let text = RichText(
            "[Next](@next) [Back](@previous) [Tiles](Second%20Page \"title\") [web](https://swift.org) <https://a.b> ![x](y.png)"
        )
        #expect(
            text.blocks == [
                .paragraph([
                    span("Next") { $0.target = .next }, Span(" "), span("Back") { $0.target = .previous }, Span(" "),
                    span("Tiles") { $0.target = .page("Second%20Page") }, Span(" "),
                    span("web") { $0.target = .web("https://swift.org") }, Span(" "),
                    span("https://a.b") { $0.target = .web("https://a.b") }, Span(" "), Span("x"),
                ])
            ])
    }

    @Test(arguments: ["**a", "[a](b", "`a", "*", "_ _", "[[[", "<a", "\\", "![", "** b", "a*", "#######", "[a] (b)"])
    func unterminatedMarkupIsPlainText(text: String) {
        guard case .paragraph(let spans) = RichText(text).blocks.first else {
            Issue.record("\(RichText(text).blocks)")
            return
        }
        #expect(spans.map(\.text).joined() == text)
        #expect(spans.allSatisfy { !$0.isBold && !$0.isCode && $0.target == nil })
    }

    @Test func onlyCommentsAtTheStartOfALineAreRich() {
        let source = ##"""
            //: # Title
            //: goes on
            let a = "//: no" //: no
            /*:
             Block, /* with one in it */ and an end.
            */ let b = """
            //: a string
            /*: another */
            """
            /* a comment
            //: in it
            */
            let c = #"""
            //: raw \"""
            """#; let d = "\"/*"
              //: last
            """##
        #expect(
            RichComment.all(in: source).map(\.text) == [
                "# Title\ngoes on", "\nBlock, /* with one in it */ and an end.\n", "last",
            ])
    }

    @Test func separateBlocksOfLinesAreSeparateTexts() {
        #expect(RichComment.all(in: "//: a\nlet x = 1\n//: b\n/*: c */\n//: d").map(\.text) == ["a", "b", "c", "d"])
    }

    @Test(arguments: [
        "let a = \"", "let a = \"b\\", "print(\"\\(a", "let a = \"\\(f(\"b\", [", "let a = \"\\(\"b\")\" }",
        "let a = #\"b", "###",
    ])
    func commentsAreFoundAfterCodeThatIsBeingTyped(code: String) {
        for end in ["\n", "\r\n"] {
            let comments = RichComment.all(in: "//: a\(end)//: b\(end)\(code)\(end)//: c\(end)/*: d")
            #expect(comments.map(\.text) == ["a\nb", "c", "d"])
        }
    }

    @Test(arguments: ["\n", "\r\n", "\r"]) func commentsKnowTheirLines(end: String) {
        let lines = [
            "import UIKit", "//: a", "  //: b", "let x = 1 //: no", "/*:", " c", "*/  ", "/*: d */ let y = 2", "",
            "/*: e",
        ]
        let comments = RichComment.all(in: lines.joined(separator: end))
        #expect(comments.map(\.lines) == [2...3, 5...7, 8...8, 10...10])
        #expect(comments.map(\.fillsLines) == [true, true, false, false], "code follows, or the comment has no end")
    }

    /// The window opens what a link refers to, which for another scheme could be a program.
    @Test(arguments: [
        "file:///etc/passwd", "javascript:alert(1)", "mailto:a@b.c?attach=/etc/passwd", "http:x", "smb://host/x",
        "ssh://host", "data:text/html,x", " https://a.b",
    ])
    func linkOfAnotherSchemeIsNoWebAddress(link: String) {
        #expect(RichText.Target(link) == .page(link))
        #expect(RichText.Target("HTTPS://a.b") == .web("HTTPS://a.b"))
    }

    @Test func endlessCommentsAreCutOff() {
        let line = "//: " + String(repeating: "x", count: 1000) + "\n\n"
        let text = RichText(commentsOf: String(repeating: line, count: 1000))
        let length = text.blocks.reduce(0) { sum, block in
            if case .paragraph(let spans) = block { sum + spans.reduce(0) { $0 + $1.text.count } } else { sum }
        }
        #expect(90_000...100_000 ~= length)
    }

    @Test func anyTextIsParsed() {
        let pieces = [
            "*", "**", "_", "`", "```", "[", "]", "(", ")", "](", "\n", "\n\n", " ", "    ", "# ", "- ", "1. ", "> ",
            "\\", "<", "|", "| --- |\n",
            ">", "!", "a", "Ü", "👩‍👩‍👧", "@next", "//:", "/*:", "*/", "\"\"\"", "#\"", "\"", "- Note:", "\r\n", "\0", "\t",
        ]
        var generator = SeededGenerator(seed: 7)
        for _ in 0..<3000 {
            let count = Int(generator.next() % 40)
            let text = (0..<count).map { _ in pieces[Int(generator.next() % UInt64(pieces.count))] }.joined()
            _ = RichText(text)
            _ = RichText(commentsOf: text)
        }
    }

    /// Nonsensical input must not be slow either.
    @Test(arguments: ["*a ", "[", "`", "`a``b", "<", "_a", "#", "\"\"\"", "/*:", "- ", "![", "**a*"])
    func longNonsenseIsParsedQuickly(piece: String) {
        let text = String(repeating: piece, count: 5_000)
        let time = ContinuousClock().measure {
            _ = RichText(text)
            _ = RichText(commentsOf: "//: \(text)\n\(text)")
        }
        #expect(time < .seconds(20))
    }
}
