// SPDX-License-Identifier: GPL-3.0-or-later
import Foundation
import PageLink
import PageSource
import Scene
import Seeding
import TestTiers
import Testing

/// A page that is built once shows what other values of its literals do, as if it had been built with them.
struct LiteralTrialTests {
    private static let page = """
        import PlaygroundSupport

        let area = View()
        area.backgroundColor = #colorLiteral(red: 0.5, green: 1, blue: 0.25, alpha: 1)
        let count = 3, speed = 2.5
        let look = Look()
        var balls: [View] = []
        for number in 0..<count {
            let ball = View(frame: Rect(x: Double(number) * 40, y: 50, width: look.size, height: look.size))
            ball.backgroundColor = UIColor(red: 0.9, green: 0.25, blue: 0, alpha: 1)
            ball.layer.cornerRadius = look.isRound ? look.size / 2 : 0
            area.addSubview(ball)
            balls.append(ball)
        }
        let label = Label(frame: Rect(x: 0, y: 200, width: 300, height: 30))
        label.textColor = .orange
        area.addSubview(label)
        var (taps, step) = (0, 0)
        area.addGestureRecognizer(
            TapGestureRecognizer { recognizer in
                taps += 1
                for ball in balls { ball.center.y = recognizer.location(in: area).y - 7 }
                label.text = "\\(taps * 100) \\(Int.random(in: 0..<1000))"
            })
        func pull(_ number: Int) -> Double { Double(number) * 0.125 }
        func neverCalled() -> Double { 11.5 }
        let link = DisplayLink { _ in
            step += 1
            for (number, ball) in balls.enumerated() {
                let x = ball.center.x + speed + pull(number) + Double.random(in: 0...1)
                ball.center.x = x.truncatingRemainder(dividingBy: 400)
                ball.alpha = look.opacity(step)
            }
        }
        PlaygroundPage.current.liveView = area
        """
    private static let look = """
        public struct Look {
            public var size = 20.0
            public var isRound = true
            public init() {}
            public func opacity(_ step: Int) -> Double { step % 60 < 45 ? 1 : 0.75 }
        }
        """
    private static let original = Result { try BuiltPage(page, sources: ["Look.swift": look]) }

    /// Builds the page with another text in the place of a literal, or with one that reads cells.
    private static func built(_ literal: CodeLiteral, _ text: String, readsCells: Bool = false) throws -> BuiltPage {
        let isInPage = CodeLiteral.all(in: page).contains(literal)
        return try BuiltPage(
            isInPage ? text : page, sources: ["Look.swift": isInPage ? look : text], readsCells: readsCells)
    }

    private static func replacing(_ literal: CodeLiteral, by other: CodeLiteral, in source: String) throws -> String {
        let edit = TextEdit(range: literal.range, replacement: other.text)
        return String(decoding: try #require(TextEdit.apply([edit], to: Array(source.utf8))), as: UTF8.self)
    }

    /// Literals that are read once at the beginning, by a gesture, by each frame several times, and never, on the page and
    /// in its sources. The user drags to random values at random moments of random sessions, and ends with the changed
    /// value or that which is written in the code.
    @Test(
        arguments: someCases(
            of: [
                "3", "2.5", "20.0", "true", "7", "100", "UIColor(red: 0.9, green: 0.25, blue: 0, alpha: 1)", "0.125",
                "45", "11.5", "0.75", "#colorLiteral(red: 0.5, green: 1, blue: 0.25, alpha: 1)", ".orange",
            ], oneIn: 3))
    func pictureAtTheEndOfADragIsThatOfTheChangedPage(text: String) throws {
        let source = Self.page.contains(text) ? Self.page : Self.look
        let literal = try #require(CodeLiteral.all(in: source).last { $0.text == text })
        let reading = try Self.built(literal, #require(literal.readingCells(in: source)), readsCells: true)
        var generator = SeededGenerator(seed: UInt64(text.utf8.count * 31 + Int(text.utf8.first ?? 0)))
        func another() -> CodeLiteral {
            let values = (0..<4).map { _ in Double(generator.number(below: 100)) / 100 }
            return literal.stepped(by: generator.number(below: 40) - 3).with(color: values)
        }
        for seed in 0..<UInt64(isThorough ? 8 : 1) {
            var changed = another()
            while changed == literal { changed = another() }
            let page = try Self.built(literal, Self.replacing(literal, by: changed, in: source))
            var session = RandomSession(seed: seed * 100 + UInt64(text.utf8.count), length: 60, isOfTaps: true)
            let digests = try session.run(on: RunningPage(page)).digests
            let before = try session.run(on: RunningPage(Self.original.get())).digests
            #expect((digests == before) == (text == "11.5"), "\(changed.text) shows something else")
            let past = try PastProcess(reading, session.inputs, until: session.lastStep)
            for _ in 0..<(isThorough ? 60 : 20) {
                let step = generator.number(below: session.lastStep + 1)
                for _ in 0..<generator.number(below: 3) {
                    _ = try past.moment(step, trail: generator.number(below: 2) * 10, cells: another().cells)
                }
                let ending = generator.number(below: 4)
                let cells = ending == 0 ? [] : ending == 1 ? literal.cells : changed.cells
                let digest = try past.moment(step, cells: cells).digest
                #expect(digest == (ending < 2 ? before : digests)[step], "\(changed.text), step \(step), \(ending)")
            }
        }
    }

    @Test func valueThatTheTypeLacksIsRefused() throws {
        let page = try BuiltPage(
            """
            import PlaygroundSupport
            let area = View()
            let small: UInt8 = __integer(200, 0)
            area.addSubview(View(frame: Rect(x: 0, y: 0, width: Double(small), height: 20)))
            let link = DisplayLink { _ in }
            PlaygroundPage.current.liveView = area
            import PageValues
            """, readsCells: true)
        let past = try PastProcess(page, [], until: 10)
        let written = try past.moment(10)
        #expect(try past.moment(10, cells: [100]) != written && past.moment(10, cells: [256]) == written)
        #expect(try past.moment(10, cells: [-1]) == written && past.moment(10, cells: [0.5]) == written)
    }

    /// What comes before the first use of the literal is repeated only once.
    @Test func pageIsRepeatedFromBeforeTheLiteralWasRead() throws {
        let page = try BuiltPage(
            """
            import Glibc
            import PlaygroundSupport
            let area = View()
            let ball = View(frame: Rect(x: 0, y: 0, width: 20, height: 20))
            area.addSubview(ball)
            print("began")
            var step = 0
            let link = DisplayLink { _ in
                step += 1
                usleep(500)
                if step == 100 { print("passed") }
                ball.center.x = step < 500 ? Double(step) : __number(2.5, 0) * Double(step)
            }
            PlaygroundPage.current.liveView = area
            import PageValues
            """, readsCells: true)
        let past = try PastProcess(page, [], until: 520)
        try past.waitUntilRepeated()
        for value in [1.0, 2, 3] {
            let tree = try past.moment(520, cells: [value])
            var ball = tree.root
            while let child = ball.children.first.flatMap({ tree[$0] }) { ball = child }
            #expect(ball.center.x == value * 520)
        }
        try past.running.wait { past.running.output.hasSuffix("passed\n") }
        #expect(past.running.output == "began\npassed\n")
    }
}
