// SPDX-License-Identifier: GPL-3.0-or-later
// The benchmark's closures own it until the last position is shown.

import CGtk
import GtkKit
import PageBuild
import PageLink
import PageRuns
import Scene
import Seeding

/// Measures how fast positions of the time line are shown, after ten minutes of play with a display link and a thousand
/// inputs.
final class TimeLineBenchmark {
    private static let minutes = 10
    private static let inputs = 1000
    private static let positions = 200
    private static let timeout = 120.0

    private let window: LiveWindow
    private let file: String
    private let clock = Timeout()
    private var isRepeating = false
    private var start = 0.0
    private var repetition = 0.0
    private var times: [Double] = []
    private var memory = 0
    private var generator = SeededGenerator(seed: 1)

    init(folder: BuildFolder, in window: LiveWindow) {
        self.window = window
        file = folder.next() + "/TimeLine.swift"
    }

    /// Runs the page, then its session, and calls `done` with the figures, or with `nil` if the page was not shown.
    func start(then done: @escaping ([Figure]?) -> Void) {
        clock.start(after: Self.timeout) { done(nil) }
        window.stage.board.shown = { [self] in shown(then: done) }
        g_file_set_contents(file, Self.page, gssize(Self.page.utf8.count), nil)
        window.open(file)
    }

    private func shown(then done: @escaping ([Figure]?) -> Void) {
        guard let runner = window.runner else { return done(nil) }
        guard isRepeating else {
            isRepeating = true
            return runner.run(.replay(PageSession(window.setup, inputs: Self.session)))
        }
        window.stage.board.shown = {}
        let timeLine = runner.timeLine
        start = now()
        timeLine.changed = { [self] in if timeLine.progress == nil { repeated(timeLine, then: done) } }
        timeLine.pause()
    }

    private func repeated(_ timeLine: TimeLine, then done: @escaping ([Figure]?) -> Void) {
        timeLine.changed = {}
        repetition = (now() - start) * 1000
        guard let past = timeLine.past else { return done(nil) }
        past.changed = { [self] in
            times.append((now() - start) * 1000)
            // The stage is in the middle of a change.
            whenIdle(for: self) { $0.showNext(timeLine, then: done) }
        }
        showNext(timeLine, then: done)
    }

    private func showNext(_ timeLine: TimeLine, then done: @escaping ([Figure]?) -> Void) {
        memory = max(memory, timeLine.usage?.memory ?? 0)
        guard times.count < Self.positions else { return report(timeLine, then: done) }
        let step = generator.number(below: timeLine.length)
        start = now()
        timeLine.seek(to: step)
    }

    private func report(_ timeLine: TimeLine, then done: @escaping ([Figure]?) -> Void) {
        clock.cancel()
        timeLine.past?.changed = {}
        timeLine.goToPresent()
        times.sort()
        done([
            Figure("time_line_positions", Double(times.count)),
            Figure("time_line_position_median_ms", times[times.count / 2]),
            Figure("time_line_position_worst_ms", times[times.count - 1]),
            Figure("time_line_repeats_\(Self.minutes)_min_ms", repetition),
            Figure("time_line_speed_times_real_time", Double(Self.minutes) * 60_000 / max(repetition, 0.1)),
            Figure("time_line_pss_mib", Double(memory) / 1_048_576),
        ])
    }

    /// A page with twenty moving balls, which taps move, too.
    static let page = """
        import PlaygroundSupport

        let area = View()
        let balls = (0..<20).map { number in
            let ball = View(frame: Rect(x: 20 * Double(number), y: 50, width: 16, height: 16))
            ball.backgroundColor = Color(rgb: 0x3584E4)
            area.addSubview(ball)
            return ball
        }
        let label = Label(frame: Rect(x: 0, y: 0, width: 200, height: 30))
        area.addSubview(label)
        var taps = 0
        area.addGestureRecognizer(
            TapGestureRecognizer { recognizer in
                taps += 1
                label.text = "\\(taps)"
                balls[taps % 20].center = recognizer.location(in: area)
            })
        let link = DisplayLink { _ in
            for ball in balls { ball.center.x += Double.random(in: -1...1) }
        }
        PlaygroundPage.current.liveView = area

        """

    static let session: [TimedInput] = (0..<inputs / 2).flatMap { number in
        let place = Point(x: Double(100 + number * 37 % 400), y: Double(50 + number * 91 % 400))
        let step = minutes * 60 * 60 * (number + 1) / (inputs / 2)
        return [(Touch.Phase.began, -6), (.ended, 0)].map { phase, offset in
            let time = Double(step + offset) / 60
            return TimedInput(
                step: step + offset, .touch(Touch(id: 0, phase, at: place, time: time, by: .pointer)))
        }
    }
}
