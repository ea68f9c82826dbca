// SPDX-License-Identifier: GPL-3.0-or-later
// The benchmark's closures own it until the last page has been shown.

import CGtk
import GtkKit
import HostInterface
import PageBuild
import PageRuns

/// Measures what it costs to show the values of loops with a million turns: the time in the page's process, and its
/// memory.
final class ValueBenchmark {
    /// A loop, or nothing, to which loops are compared.
    private struct Case {
        let name: String
        let lines: String
    }

    private static let turns = 1_000_000
    private static let timeout = 60.0
    /// The time between a page and the next one, in seconds, so that they do not affect each other.
    private static let pause = 0.4

    private static let cases = [
        Case(name: "nothing", lines: ""),
        Case(
            name: "int",
            lines: """
                var total = 0
                let turns = \(turns)
                for index in 1...turns { total += index }
                """),
        Case(
            name: "string",
            lines: """
                var text = ""
                let turns = \(turns)
                for index in 1...turns { text = "number \\(index)" }
                """),
        Case(
            name: "array",
            lines: """
                var list: [Int] = []
                let turns = \(turns)
                for index in 1...turns { list.append(index) }
                """),
        Case(
            name: "object",
            lines: """
                final class Ball { var x = 0, name = "ball" }
                let ball = Ball()
                let turns = \(turns)
                for index in 1...turns { ball.x = index }
                """),
    ]

    private let window: LiveWindow
    private let folder: BuildFolder
    private let clock = Timeout()
    /// The cost of each case, first without values, then with them.
    private var costs: [ProcessUsage] = []

    init(folder: BuildFolder, in window: LiveWindow) { (self.folder, self.window) = (folder, window) }

    /// Runs the benchmark, then calls `done` with the figures, or with `nil` if a page was not shown.
    func start(then done: @escaping ([Figure]?) -> Void) {
        let all = Self.cases.flatMap { [($0, false), ($0, true)] }
        guard costs.count < all.count else { return done(figures) }
        let (page, showsValues) = all[costs.count]
        clock.start(after: Self.timeout) { done(nil) }
        window.stage.board.shown = { [self] in
            guard let page = window.stage.board.page as? RemotePage else { return done(nil) }
            costs.append(page.cost.usage)
            clock.start(after: Self.pause) { [self] in start(then: done) }
        }
        let file = folder.next() + "/Loop.swift"
        let text = """
            import PlaygroundSupport
            let view = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
            PlaygroundPage.current.liveView = view
            \(page.lines)

            """
        g_file_set_contents(file, text, gssize(text.utf8.count), nil)
        window.open(file)
        window.runner?.showsValues = showsValues
    }

    private var figures: [Figure] {
        var (figures, largestRatio, largestMemory): ([Figure], Double, Int) = ([], 0, 0)
        for (index, page) in Self.cases.enumerated().dropFirst() {
            let times = (0..<2).map { (costs[2 * index + $0].mainThreadTime - costs[$0].mainThreadTime) * 1000 }
            figures += [
                Figure("million_\(page.name)_turns_ms", times[0]),
                Figure("million_\(page.name)_turns_with_values_ms", times[1]),
            ]
            largestRatio = max(largestRatio, times[1] / max(times[0], 1))
            largestMemory = max(largestMemory, costs[2 * index + 1].memory - costs[2 * index].memory)
        }
        return figures + [
            Figure("turns_with_values_ratio", largestRatio),
            Figure("turns_with_values_more_memory_mib", Double(largestMemory) / Double(1 << 20)),
        ]
    }
}
