// SPDX-License-Identifier: GPL-3.0-or-later
// The benchmark's closures own it until the page is shown.

import CGtk
import GtkKit
import PageBuild
import PageLink
import PageRuns
import Scene

/// Measures how long it takes to repeat a session when a page is run again.
final class ReplayBenchmark {
    /// What the session consists of.
    enum Content {
        /// A thousand taps on a game of Pairs, two a second.
        case inputs
        /// Ten minutes of a display link that moves a view, without input.
        case steps
    }

    private static let inputs = 1000
    private static let minutes = 10
    private static let timeout = 120.0

    private let content: Content
    private let window: LiveWindow
    private let file: String
    private let clock = Timeout()
    private var start = 0.0
    private var times: [Double] = []

    init(_ content: Content, folder: BuildFolder, in window: LiveWindow) {
        self.content = content
        self.window = window
        file = folder.next() + "/Replay.swift"
    }

    /// Runs the page without a session, then with one, and calls `done` with the figures, or with `nil` if the page was
    /// not shown.
    func start(then done: @escaping ([Figure]?) -> Void) {
        clock.start(after: Self.timeout) { done(nil) }
        window.stage.board.shown = { [self] in shown(then: done) }
        g_file_set_contents(file, page, gssize(page.utf8.count), nil)
        window.open(file)
    }

    private func shown(then done: @escaping ([Figure]?) -> Void) {
        clock.cancel()
        if start > 0 { times.append(now() - start) }
        guard times.count < 2, let runner = window.runner else { return report(then: done) }
        // The spare process has to be ready.
        clock.start(after: 0.5) { [self] in
            clock.start(after: Self.timeout) { done(nil) }
            start = now()
            runner.run(.replay(PageSession(window.setup, inputs: times.isEmpty ? [] : session)))
        }
    }

    private func report(then done: @escaping ([Figure]?) -> Void) {
        clock.cancel()
        let milliseconds = (times[1] - times[0]) * 1000
        switch content {
        case .inputs: done([Figure("replay_of_\(Self.inputs)_inputs_ms", milliseconds)])
        case .steps:
            done([
                Figure("replay_of_\(Self.minutes)_min_ms", milliseconds),
                Figure("replay_speed_times_real_time", Double(Self.minutes) * 60_000 / max(milliseconds, 0.1)),
            ])
        }
    }

    private var page: String {
        switch content {
        case .inputs:
            """
            import PlaygroundSupport

            let gc = GameController(seed: 7)
            PlaygroundPage.current.liveView = gc

            """
        case .steps:
            """
            import PlaygroundSupport

            let area = View()
            let view = View(frame: Rect(center: Point(x: 50, y: 50), size: Size(width: 20, height: 20)))
            view.backgroundColor = Color(rgb: 0x3584E4)
            area.addSubview(view)
            let link = DisplayLink { link in view.center.x = 50 + link.timestamp.truncatingRemainder(dividingBy: 10) }
            PlaygroundPage.current.liveView = area

            """
        }
    }

    private var session: [TimedInput] {
        switch content {
        case .inputs:
            (0..<Self.inputs / 2).flatMap { number in
                let place = Point(x: Double(100 + number * 37 % 400), y: Double(50 + number * 91 % 400))
                let (step, time) = (120 + 30 * number, 2 + 0.5 * Double(number))
                return [
                    TimedInput(step: step, .touch(Touch(id: 0, .began, at: place, time: time, by: .pointer))),
                    TimedInput(step: step + 6, .touch(Touch(id: 0, .ended, at: place, time: time + 0.1, by: .pointer))),
                ]
            }
        case .steps: [TimedInput(step: Self.minutes * 60 * 60, .cancelTouches)]
        }
    }
}
