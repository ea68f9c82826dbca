// SPDX-License-Identifier: GPL-3.0-or-later
import PageBuild
import PageLink
import Scene
import Testing

/// Swift that the user runs in a page.
struct ExpressionPageTests {
    private static func page(_ firstLine: String = "import PlaygroundSupport") -> Result<BuiltPage, any Error> {
        Result {
            try BuiltPage(
                """
                \(firstLine)
                import PlaygroundSupport

                struct Spot { var x = 1.5; var name = "a" }
                enum Mistake: Error { case wrong }
                let gc = GameController(seed: 7)
                let limit = 5
                var count = 1
                private var hidden = 1
                var spot = Spot()
                func fail() throws { throw Mistake.wrong }
                PlaygroundPage.current.liveView = gc
                print("began")
                """, sources: ["Tools.swift": "func twice(_ number: Int) -> Int { 2 * number }"])
        }
    }

    private static let pages = [page(), page("// swift-version: 6")]

    private func run(_ text: String, in page: RunningPage, at time: Double = 0) throws {
        try page.send(.expression(#require(PageExpression(text))), at: time)
    }

    @Test(arguments: [0, 1]) func expressionsReadAndChangeThePage(language: Int) throws {
        let page = try Self.pages[language].get()
        let lines = [
            ("count + 1", "2"), ("count += 1", nil), ("count", "2"), ("limit", "5"), ("gc.padding", "20.0"),
            ("gc.padding = 40", nil), ("gc.padding", "40.0"), ("twice(21)", "42"), ("1.0 / 3", "0.3333333333333333"),
            ("spot", "Spot(x: 1.5, name: \"a\")"), ("spot.x += 1; let copy = spot; spot = copy", nil),
            ("spot.x", "2.5"), ("if count > 1 { \"many\" } else { \"one\" }", "\"many\""),
            ("for number in 0..<3 { count += number }", nil), ("count // it is 5", "5"),
            ("Optional<Int>.none", "nil"), ("[1, 2]", "[1, 2]"), ("\"é\\n\"", "\"é\\n\""), ("Color.red", nil),
        ]
        let expressions = lines.map(\.0)
        #expect(try page.add(Set(expressions).sorted()) == [])
        let running = try RunningPage(page)
        _ = try running.loaded()
        let before = running.tree
        for text in expressions { try run(text, in: running) }
        try running.advance(to: 1)
        #expect(running.tree != before, "the padding has changed")
        let expected = ["began"] + lines.compactMap { text, value in value.map { "\(text) → \($0)" } }
        var output: [Substring] { running.output.split(separator: "\n") }
        // The last one is the color.
        try running.wait { output.count > expected.count }
        #expect(output.dropLast().map(String.init) == expected && running.errors == "")
    }

    @Test func replayRepeatsExpressionsInSilence() throws {
        let page = try Self.pages[0].get()
        #expect(try page.add(["count += 3", "Int.random(in: 0...1000000)", "gc.padding = 40 + Double(count)"]) == [])
        let inputs = try ["count += 3", "Int.random(in: 0...1000000)", "gc.padding = 40 + Double(count)", "count += 3"]
            .enumerated().map { TimedInput(step: 20 * $0, .expression(try #require(PageExpression($1)))) }
        let live = try RunningPage(page)
        _ = try live.loaded()
        for input in inputs { try live.send(.input(input, question: nil)) }
        try live.advance(to: 5)
        let replayed = try RunningPage(page)
        _ = try replayed.loaded(repeating: inputs, until: 300)
        #expect(replayed.tree == live.tree && replayed.state == live.state)
        try replayed.wait { replayed.output == live.output }
        #expect(replayed.newOutput == "" && live.newOutput.count { $0 == "\n" } == 1)
        let past = try PastProcess(page, inputs, until: 300)
        #expect(try past.moment(300) == live.tree && past.moment(10) != live.tree)
    }

    /// A later version of the page may not have what an expression uses.
    @Test func expressionThatWasNotCompiledIsSkipped() throws {
        let page = try BuiltPage("import PlaygroundSupport\nvar count = 1\nPlaygroundPage.current.liveView = View()")
        let running = try RunningPage(page)
        _ = try running.loaded()
        try run("count += 1", in: running)
        #expect(try page.add(["count"]) == [])
        try run("count", in: running)
        try running.advance(to: 1)
        try running.wait { running.output == "count → 1\n" }
    }

    /// Libraries are added while the page runs.
    @Test func expressionsAreAddedOneByOne() throws {
        let page = try BuiltPage(
            "import UIKit\nimport PlaygroundSupport\nvar count = 1\nPlaygroundPage.current.liveView = UIView()")
        let running = try RunningPage(page)
        _ = try running.loaded()
        for (number, text) in ["count += 1", "String(format: \"%d\", count)"].enumerated() {
            #expect(try page.add([text], number: number) == [])
            try run(text, in: running)
        }
        try run("count += 1", in: running)
        try run("String(format: \"%d\", count)", in: running)
        try running.advance(to: 1)
        try running.wait { running.output.split(separator: "\n").map { $0.suffix(3) } == ["\"2\"", "\"3\""] }
    }

    @Test func thrownErrorIsShownAsAnError() throws {
        let page = try Self.pages[0].get()
        let copy = try RunningPage(page)
        _ = try copy.loaded()
        let count = page.libraryCount
        #expect(try page.add(["try fail()"], number: count) == [])
        try run("try fail()", in: copy)
        try copy.advance(to: 1)
        try copy.wait { copy.errors == "wrong\n" }
        #expect(copy.output == "began\n")
    }

    @Test(arguments: [
        ("gc.pading", "1:4: error: value of type"), ("hidden", "1:1: error: cannot find 'hidden' in scope"),
        ("limit = 3", "1:1: error: cannot assign to value: 'limit' is a 'let' constant"),
        ("\"a\" +", "1:6: error: expected expression after operator"), ("count +", "1:8: error: expected expression"),
        ("let a = 1\nlet a = 2", "2:5: error: invalid redeclaration of 'a'"),
        ("}", "1:2: error: extraneous '}'"),
    ])
    func mistakeIsOneLine(text: String, message: String) throws {
        let page = try Self.pages[0].get()
        let errors = try page.add([text, "limit + 1"], number: 90)
        #expect(errors.count == 1 && errors[0].hasPrefix(message), "\(errors)")
    }
}
