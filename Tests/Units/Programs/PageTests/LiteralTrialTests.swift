// SPDX-License-Identifier: GPL-3.0-or-later
import Foundation
import PageLink
import PageSource
import Scene
import Seeding
import Testing

/// A page that is built once shows what other values of its literals do, as if it had been built with them.
struct LiteralTrialTests {
    private static let source = """
        import PlaygroundSupport

        struct Look { var size = 20.0; var isRound = true }
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
        var taps = 0
        area.addGestureRecognizer(
            TapGestureRecognizer { recognizer in
                taps += 1
                for ball in balls { ball.center.y = recognizer.location(in: area).y - 7 }
                label.text = "\\(taps * 100) \\(Int.random(in: 0..<1000))"
            })
        let link = DisplayLink { _ in
            for ball in balls { ball.center.x = (ball.center.x + speed).truncatingRemainder(dividingBy: 400) }
        }
        PlaygroundPage.current.liveView = area
        """

    /// Taps at random places and steps.
    private static func taps(_ generator: inout SeededGenerator, until end: Int) -> [TimedInput] {
        (0..<8).flatMap { number -> [TimedInput] in
            let place = Point(x: Double(generator.number(below: 800)), y: Double(generator.number(below: 600)))
            let step = end * number / 8 + 1
            return [(Touch.Phase.began, step), (.ended, step + 3)].map { phase, step in
                TimedInput(step: step, .touch(Touch(id: 1, phase, at: place, time: Double(step) / 60, by: .finger)))
            }
        }
    }

    private static func fresh(_ page: BuiltPage, _ inputs: [TimedInput], until step: Int) throws -> NodeTree {
        let fresh = try RunningPage(page)
        _ = try fresh.loaded(repeating: inputs, until: step)
        return fresh.tree
    }

    private static func replacing(_ literal: CodeLiteral, by other: CodeLiteral) throws -> String {
        let edit = TextEdit(range: literal.range, replacement: other.text)
        return String(decoding: try #require(TextEdit.apply([edit], to: Array(source.utf8))), as: UTF8.self)
    }

    /// The literals that are read at the beginning, by a gesture, and by each frame.
    @Test(arguments: [
        "3", "2.5", "20.0", "true", "7", "100", "UIColor(red: 0.9, green: 0.25, blue: 0, alpha: 1)",
        "#colorLiteral(red: 0.5, green: 1, blue: 0.25, alpha: 1)", ".orange",
    ])
    func pictureIsThatOfTheChangedPage(text: String) throws {
        var generator = SeededGenerator(seed: UInt64(text.utf8.count * 31 + Int(text.utf8.first ?? 0)))
        let literal = try #require(CodeLiteral.all(in: Self.source).last { $0.text == text })
        let page = try BuiltPage(try #require(literal.readingCells(in: Self.source)), readsCells: true)
        let end = 60 + generator.number(below: 600)
        let inputs = Self.taps(&generator, until: end - 10)
        let past = try PastProcess(page, inputs, until: end)
        let before = try Self.fresh(BuiltPage(Self.source), inputs, until: end)
        #expect(try past.moment(end).digest == before.digest, "as it is written")
        var changed: [CodeLiteral] = []
        for _ in 0..<6 {
            let values = (0..<4).map { _ in Double(generator.number(below: 100)) / 100 }
            changed.append(literal.stepped(by: generator.number(below: 40) - 3).with(color: values))
            _ = try past.moment(end, trail: 10, cells: try #require(changed.last).cells)
        }
        for other in changed.suffix(2) {
            let fresh = try Self.fresh(BuiltPage(Self.replacing(literal, by: other)), inputs, until: end)
            #expect(try past.moment(end, cells: other.cells).digest == fresh.digest, "\(other.text)")
        }
        #expect(try past.moment(end).digest == before.digest, "as it is written")
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
