// SPDX-License-Identifier: GPL-3.0-or-later
import CompiledPages
import PageSource
import Testing

@testable import PageBuild

/// What the compiler and the rules make of code of earlier versions of Swift, without UIKit.
struct UpdateRoundTests {
    /// Returns the texts of a page and its sources after as many rounds as have an effect, and the remaining errors.
    private func updated(
        _ page: String, sources: [String: String] = [:]
    ) throws -> (page: String, sources: [String: String], errors: [String]) {
        var (page, sources) = (page, sources)
        for _ in 0..<8 {
            let compiled = try CompiledPage(page, sources: sources)
            let paths = sources.keys.map { ($0, compiled.folder.file("Sources/\($0)")) }
            let texts = Dictionary(uniqueKeysWithValues: paths.map { ($1, sources[$0]!) } + [(compiled.file, page)])
            let round = UpdateRound(compiled.diagnostics, of: texts)
            #expect((round.count == 0) == round.texts.isEmpty)
            guard round.count > 0 else {
                return (page, sources, compiled.diagnostics.filter { $0.severity == .error }.map(\.text))
            }
            page = round.texts[compiled.file] ?? page
            for (name, path) in paths { sources[name] = round.texts[path] ?? sources[name] }
        }
        throw Failure.endless
    }

    private enum Failure: Error { case endless }

    @Test func pageOfSwiftTwoIsOneOfToday() throws {
        let result = try updated(
            """
            func add(inout sum: Int, _ number: Int) { sum += number }
            func scale(x: Int, by factor: Int) -> Int { return x * factor }
            var total = 0
            for var i = 0; i < 4; i++ { add(&total, scale(i, by: 2)) }
            total++
            ++total
            let marks = [Int](count: 3, repeatedValue: total)
            for mark in marks.reverse() { print(mark) }
            typealias Change = Int -> Int
            do { total -= 5 } while total > 0
            """)
        #expect(result.errors == [])
        #expect(
            result.page == """
                func add(_ sum: inout Int, _ number: Int) { sum += number }
                func scale(_ x: Int, by factor: Int) -> Int { return x * factor }
                var total = 0
                for i in 0..<4 { add(&total, scale(i, by: 2)) }
                total += 1
                total += 1
                let marks = [Int](repeating: total, count: 3)
                for mark in marks.reversed() { print(mark) }
                typealias Change = (Int) -> Int
                repeat { total -= 5 } while total > 0
                """)
    }

    @Test(arguments: [
        ("var n = 0\nn++\n", true), ("do {} while true\n", true),
        ("let marks = [1, 2\nprint(marks\n", false), ("let a: Int = \"1\"\nfunc f() -> Int { }\n", false),
        ("func f(_ a: Int, b: Int) {}\nf(1, 2)\nf(1, c: 2)\n", false),
    ])
    func mistakesInAPageOfTodayAreNoOlderSwift(page: String, isOlder: Bool) throws {
        let compiled = try CompiledPage(page, sources: [:])
        let round = UpdateRound(compiled.diagnostics, of: [compiled.file: page])
        #expect(!compiled.diagnostics.isEmpty && round.findsOlderSwift == isOlder)
    }

    @Test func declarationsInSourcesFollowTheirCalls() throws {
        let result = try updated(
            "let deck = Deck()\nprint(deck.cardAt(1, 2))\n",
            sources: ["Deck.swift": "class Deck {\n    func cardAt(x: Int, _ y: Int) -> Int { return 4 * x + y }\n}\n"])
        #expect(result.errors == [])
        #expect(result.page == "let deck = Deck()\nprint(deck.cardAt(1, 2))\n")
        #expect(
            result.sources["Deck.swift"]
                == "class Deck {\n    func cardAt(_ x: Int, _ y: Int) -> Int { return 4 * x + y }\n}\n")
    }

    @Test(arguments: [
        "let count = 1\nprint(cuont)\n", "let a = 1\na = 2\n", "let n: Int? = 1\nlet m: Int = n\n", "print(a++)\n",
    ]) func whatIsNotCertainRemains(page: String) throws {
        let result = try updated(page)
        #expect(result.page == page && !result.errors.isEmpty)
    }

    @Test func namesThatDifferOnlyInTheirCaseAreCorrected() throws {
        let result = try updated("enum Suit { case hearts, spades }\nvar suit = Suit.Hearts\nsuit = .Spades\n")
        #expect(result.page == "enum Suit { case hearts, spades }\nvar suit = Suit.hearts\nsuit = .spades\n")
    }

    @Test func pageWithoutErrorsDoesNotChange() throws {
        let page = "func sort(x: Int) {\n  var same = 1\n  print(same)\n}\nvar never = [2]\nnever.sort()\nsort(x: 3)\n"
        let compiled = try CompiledPage(page)
        #expect(!compiled.diagnostics.isEmpty, "there are warnings")
        #expect(UpdateRound(compiled.diagnostics, of: [compiled.file: page]).count == 0)
    }

    @Test func expressionThatTakesTooLongIsAnErrorAtItsLine() throws {
        let compiled = try CompiledPage(
            "let a = 1\nlet b: Double = -2 * 3 + 1.5 - a * 2 / (3 - 4.5) + [1, 2].reduce(0) { $0 + $1 * 2 } - -a * 7 / 8 + 1\n"
        )
        let text = "the compiler is unable to type-check this expression in reasonable time"
        #expect(compiled.diagnostics.contains { $0.line == 2 && $0.text.hasPrefix(text) })
    }
}
