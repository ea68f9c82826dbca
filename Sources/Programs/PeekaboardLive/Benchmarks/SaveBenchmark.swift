// SPDX-License-Identifier: GPL-3.0-or-later
// The benchmark's closures own it until the last save has been shown.

import AppShell
import CGtk
import GtkKit
import PageBuild
import PageSource

/// Measures the time from saving a page to the first frame that shows the change, and to the values beside its lines.
final class SaveBenchmark {
    private static let saves = 20
    /// The timeout for a frame, in seconds.
    private static let timeout = 30.0
    /// The time between a frame and the next save, in seconds, so that the saves do not affect each other.
    private static let pause = 0.4

    private static let page = """
        import PlaygroundSupport

        let gc = GameController(seed: 7)
        PlaygroundPage.current.liveView = gc

        """

    private let window: LiveWindow
    private let page: String
    private let file: String
    private let clock = Timeout()
    private var times: [Double] = []
    private var valueTimes: [Double] = []
    private var saveTime = 0.0
    private var count = 0

    /// Creates a benchmark with a copy of the given page, or with a minimal page.
    init(of path: String?, folder: BuildFolder, in window: LiveWindow) {
        self.window = window
        page = path.flatMap { try? Playground(path: $0).pages.first?.text } ?? Self.page
        file = folder.next() + "/Page.swift"
    }

    /// Runs the benchmark, then calls `done` with the figures, or with `nil` if the page was not shown.
    func start(then done: @escaping ([Figure]?) -> Void) {
        window.stage.board.shown = { [self] in seen(then: done) }
        save()
        window.open(file)
        if let values = window.runner?.values {
            let show = values.changed
            values.changed = { [self] lines in
                show(lines)
                // The last line of the page makes the number of the save.
                let isNew = lines.contains { values.lines[$0]?.shortText == "\(count)" }
                if isNew, count > 1, valueTimes.count < count - 1 { valueTimes.append(now() - saveTime) }
            }
        }
        wait(then: done)
    }

    private func seen(then done: @escaping ([Figure]?) -> Void) {
        // The first run includes the startup, so it is not counted.
        if count > 1 { times.append(now() - saveTime) }
        clock.start(after: Self.pause) { [self] in
            guard times.count < Self.saves else { return report(then: done) }
            save()
            wait(then: done)
        }
    }

    private func save() {
        count += 1
        saveTime = now()
        let text = page + "\nlet save = \(count)\n"
        g_file_set_contents(file, text, gssize(text.utf8.count), nil)
    }

    private func wait(then done: @escaping ([Figure]?) -> Void) {
        clock.start(after: Self.timeout) { done(nil) }
    }

    private func report(then done: @escaping ([Figure]?) -> Void) {
        let times = times.map { $0 * 1000 }.sorted()
        done(
            [
                Figure("saves", Double(times.count)), Figure("save_to_frame_median_ms", times[times.count / 2]),
                Figure("save_to_frame_best_ms", times[0]), Figure("save_to_frame_worst_ms", times[times.count - 1]),
            ] + valueFigures)
    }

    private var valueFigures: [Figure] {
        guard valueTimes.count == times.count else { return [] }
        let times = valueTimes.map { $0 * 1000 }.sorted()
        return [
            Figure("save_to_values_median_ms", times[times.count / 2]),
            Figure("save_to_values_worst_ms", times[times.count - 1]),
        ]
    }
}
