// SPDX-License-Identifier: GPL-3.0-or-later
// The benchmark's closures own it until the last flood has ended.

import CGtk
import GtkKit
import PageBuild
import PageRuns

/// Measures whether the window keeps its frame rate, and how much memory is used, while a page makes more than a window
/// can show: loops of a million turns, ten million printed lines, and a value of 100 MB.
final class FloodBenchmark {
    /// A page that does something in each of its steps.
    private struct Flood {
        let name: String
        let lines: String
        let step: String
        /// How long the flood is measured, in seconds; `nil` if that is until the page says that it is over.
        let duration: Double?
    }

    private static let timeout = 180.0
    /// The time after a page is shown in which the window still shows its values, in seconds.
    private static let warmUp = 0.5
    private static let pollingPause = 0.1
    private static let lastLine = "the end"

    private static let floods = [
        // Without a flood, for comparison.
        Flood(name: "no", lines: "", step: "", duration: 2),
        Flood(
            name: "turns", lines: "var total = 0",
            step: """
                let turns = 1_000_000
                for index in 1...turns { total &+= index }
                """, duration: 5),
        Flood(
            name: "prints", lines: "var count = 0",
            step: """
                let isOver = count == 10_000_000
                if !isOver {
                    for _ in 1...20_000 { print(count % 10) }
                    count += 20_000
                    if count == 10_000_000 { print("\(lastLine)") }
                }
                """, duration: nil),
        Flood(
            name: "array", lines: "var list = [UInt8](repeating: 7, count: 100_000_000)", step: "list[0] &+= 1",
            duration: 5),
    ]

    private let window: LiveWindow
    private let folder: BuildFolder
    private let clock = Timeout()
    private let meter: FrameMeter
    private var current = 0
    private var start = 0.0
    private var figures: [Figure] = []

    init(folder: BuildFolder, in window: LiveWindow) {
        (self.folder, self.window) = (folder, window)
        meter = FrameMeter(of: window.window.pointer)
    }

    /// Runs the benchmark, then calls `done` with the figures, or with `nil` if a page was not shown or has ended.
    func start(then done: @escaping ([Figure]?) -> Void) {
        guard current < Self.floods.count else { return done(figures) }
        let flood = Self.floods[current]
        clock.start(after: Self.timeout) { done(nil) }
        window.stage.board.shown = { [self] in
            clock.start(after: Self.warmUp) { [self] in
                meter.start()
                start = now()
                wait(for: flood, then: done)
            }
        }
        let file = folder.next() + "/Flood.swift"
        let text = """
            import PlaygroundSupport
            let view = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
            PlaygroundPage.current.liveView = view
            \(flood.lines)
            let link = DisplayLink { _ in
                view.center.x = 60 - view.center.x
                \(flood.step)
            }

            """
        g_file_set_contents(file, text, gssize(text.utf8.count), nil)
        window.open(file)
        window.runner?.showsValues = true
    }

    private func wait(for flood: Flood, then done: @escaping ([Figure]?) -> Void) {
        guard let page = window.stage.board.page as? RemotePage, !page.isOver, now() - start < Self.timeout else {
            return done(nil)
        }
        let lastLine = window.console.view.log.lines.last?.text
        let isOver = flood.duration.map { now() - start >= $0 } ?? (lastLine == Self.lastLine)
        guard isOver else { return clock.start(after: Self.pollingPause) { [self] in wait(for: flood, then: done) } }
        meter.stop()
        let mib = Double(1 << 20)
        figures += [
            Figure("\(flood.name)_flood_frames_per_s", meter.framesPerSecond),
            Figure("\(flood.name)_flood_longest_gap_ms", meter.longestGap * 1000),
            Figure("\(flood.name)_flood_page_pss_mib", Double(page.cost.usage.memory) / mib),
            Figure("\(flood.name)_flood_window_pss_mib", Double(memory(ofProcess: "self")) / mib),
        ]
        if flood.duration == nil { figures.append(Figure("\(flood.name)_flood_s", meter.duration)) }
        current += 1
        start(then: done)
    }
}
