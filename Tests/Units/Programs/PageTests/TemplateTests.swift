// SPDX-License-Identifier: GPL-3.0-or-later
import DataFolder
import Foundation
import PageLink
import PageSource
import Scene
import Testing

/// The text of new pages.
struct TemplateTests {
    @Test func newPageShowsABallThatMovesWhenItIsTapped() throws {
        let text = Templates.page(note: "Tap the ball.")
        let lines = text.split(separator: "\n").filter { !$0.hasPrefix("//") }
        #expect(lines.first == "import PlaygroundSupport" && lines.dropFirst().count == 11)
        let running = try RunningPage(BuiltPage(text), data: dataFolder.path)
        #expect(try running.loaded().name == "Live View")
        try running.advance(to: 1)
        let before = running.tree
        try tap(Point(x: 80, y: 110), of: running, at: 1)
        try running.advance(to: 3)
        let after = running.tree
        #expect(before != after)
        // It is at the other side now, from where it comes back.
        try tap(Point(x: 80, y: 110), of: running, at: 3)
        try running.advance(to: 5)
        #expect(running.tree == after)
        try tap(Point(x: 240, y: 110), of: running, at: 5)
        try running.advance(to: 7)
        #expect(running.tree == before)
        #expect(running.output == "" && running.errors == "")
    }

    @Test func newSourceFileIsCompiledWithThePage() throws {
        let source = Templates.source(note: "For the page.") + "let answer = 42\n"
        let page = Templates.page(note: "A page.") + "print(answer)\n"
        let running = try RunningPage(BuiltPage(page, sources: ["Source.swift": source]), data: dataFolder.path)
        _ = try running.loaded()
        #expect(running.output == "42\n" && running.errors == "")
    }

    @Test func noteIsAComment() {
        #expect(Templates.page(note: "One.").hasPrefix("//: One.\nimport PlaygroundSupport\n"))
        #expect(Templates.source(note: "Two.").hasPrefix("// Two.\nimport PlaygroundSupport\n"))
    }

    /// The names without their prefix are only those of the articles.
    @Test func templatesUseUIKitsNames() {
        let text = Templates.page(note: "") + Templates.source(note: "")
        let names = text.matches(of: /\b[A-Z][A-Za-z]+/).map { String($0.output) }
        let own = ["View", "Rect", "Point", "Size", "Color", "Image", "Label", "Button", "TapGestureRecognizer"]
        #expect(names.contains("UIView") && !names.contains(where: own.contains))
    }

    private func tap(_ place: Point, of running: RunningPage, at time: Double) throws {
        for (phase, delay) in [(Touch.Phase.began, 0), (.ended, 0.1)] {
            let touch = Touch(id: 1, phase, at: place, time: time + delay, by: .finger)
            try running.send(.touch(touch), at: time + delay)
        }
    }
}
