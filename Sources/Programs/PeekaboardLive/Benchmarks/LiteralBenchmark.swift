// SPDX-License-Identifier: GPL-3.0-or-later
// The benchmark's closures own it until the last page has been measured.

import CGtk
import GtkKit
import PageBuild
import PageLink
import PageRuns
import PageSource

/// Measures how fast pages follow a literal that is dragged: boards, views, and a long session.
final class LiteralBenchmark {
    /// A page with the literal that is changed, which is the value of `name`.
    struct Subject {
        let id: String
        let name: String
        let page: String
        /// What happens before the literal is changed; `nil` if the page just runs for a while.
        var inputs: [TimedInput]?
        /// The number of changes.
        var values = 200
    }

    /// How long a page without inputs runs before its literal is changed, in seconds.
    private static let warmUp = 2.0
    private static let timeout = 120.0

    private let window: LiveWindow
    private let folder: BuildFolder
    private let clock = Timeout()
    private let meter: FrameMeter
    private var current = 0
    private var literal: CodeLiteral?
    private var times: [Double] = []
    private var start = 0.0
    private var figures: [Figure] = []

    init(folder: BuildFolder, in window: LiveWindow) {
        (self.folder, self.window) = (folder, window)
        meter = FrameMeter(of: window.window.pointer)
    }

    /// Runs the benchmark, then calls `done` with the figures, or with `nil` if a value was not shown.
    func start(then done: @escaping ([Figure]?) -> Void) {
        guard current < Self.subjects.count else { return done(figures) }
        let subject = Self.subjects[current]
        clock.start(after: Self.timeout) { done(nil) }
        let file = folder.next() + "/Literal.swift"
        window.stage.board.shown = { [self] in
            guard let runner = window.runner else { return done(nil) }
            window.stage.board.shown = {}
            if let inputs = subject.inputs {
                // The literal is changed at the end of the session.
                window.stage.board.shown = { [self] in
                    window.stage.board.shown = {}
                    change(subject, in: file, then: done)
                }
                runner.run(.replay(PageSession(window.setup, inputs: inputs)))
            } else {
                clock.start(after: Self.warmUp) { [self] in change(subject, in: file, then: done) }
            }
        }
        g_file_set_contents(file, subject.page, gssize(subject.page.utf8.count), nil)
        window.open(file)
    }

    private func change(_ subject: Subject, in file: String, then done: @escaping ([Figure]?) -> Void) {
        clock.start(after: Self.timeout) { done(nil) }
        guard let runner = window.runner,
            let literal = CodeLiteral.all(in: subject.page).first(where: { $0.name == subject.name })
        else { return done(nil) }
        self.literal = literal
        times = []
        start = now()
        runner.beginTrial(of: literal, in: file, subject.page) { done(nil) }
        tryNext(of: runner)
        wait(for: subject, runner, then: done)
    }

    private func tryNext(of runner: PlaygroundRunner) {
        literal = literal?.stepped(by: times.count % 40 < 20 ? 1 : -1)
        literal.map(runner.trial.show)
    }

    /// Sends each value as soon as the one before is shown.
    private func wait(for subject: Subject, _ runner: PlaygroundRunner, then done: @escaping ([Figure]?) -> Void) {
        whenIdle(for: self) { [self] _ in
            guard let literal, runner.timeLine.cellsShown == literal.cells else {
                // The next change of the past, or of the time line, calls again.
                runner.timeLine.past?.changed = { [self] in wait(for: subject, runner, then: done) }
                runner.timeLine.changed = { [self] in wait(for: subject, runner, then: done) }
                return
            }
            times.append((now() - start) * 1000)
            // The first one includes the build.
            if times.count == 1 { meter.start() }
            guard times.count <= subject.values else { return report(subject, runner, then: done) }
            start = now()
            tryNext(of: runner)
            wait(for: subject, runner, then: done)
        }
    }

    private func report(_ subject: Subject, _ runner: PlaygroundRunner, then done: @escaping ([Figure]?) -> Void) {
        clock.cancel()
        meter.stop()
        runner.timeLine.past?.changed = {}
        runner.timeLine.changed = {}
        let first = times.removeFirst()
        times.sort()
        let prefix = "literal_\(subject.id)_"
        figures += [
            Figure(prefix + "begins_ms", first), Figure(prefix + "median_ms", times[times.count / 2]),
            Figure(prefix + "p95_ms", times[times.count * 95 / 100]),
            Figure(prefix + "changes_per_s", Double(times.count) / meter.duration),
            Figure(prefix + "longest_gap_ms", meter.longestGap * 1000),
        ]
        current += 1
        start(then: done)
    }

    private static let subjects = [
        Subject(
            id: "pendulum", name: "length",
            page: """
                import Foundation
                import PlaygroundSupport

                let area = View()
                let bob = View(frame: Rect(x: 0, y: 0, width: 30, height: 30))
                area.addSubview(bob)
                let length = 200.0
                var (angle, speed) = (1.0, 0.0)
                let link = DisplayLink { _ in
                    speed -= 9.81 / (length / 100) * sin(angle) / 60
                    angle += speed / 60
                    bob.center = Point(x: 300 + sin(angle) * length, y: 50 + cos(angle) * length)
                }
                PlaygroundPage.current.liveView = area

                """),
        Subject(
            id: "ball", name: "gravity",
            page: """
                import PlaygroundSupport

                let area = View()
                let ball = View(frame: Rect(x: 50, y: 0, width: 30, height: 30))
                area.addSubview(ball)
                let gravity = 900.0
                var speed = 0.0
                let link = DisplayLink { _ in
                    speed += gravity / 60
                    ball.center.y += speed / 60
                    if ball.center.y > 400 { speed = -abs(speed) * 0.98 }
                }
                PlaygroundPage.current.liveView = area

                """),
        Subject(
            id: "pairs", name: "padding",
            page: """
                import PlaygroundSupport

                let gc = GameController()
                gc.padding = 20
                PlaygroundPage.current.liveView = gc

                """),
        Subject(
            id: "200_views", name: "width",
            page: """
                import Foundation
                import PlaygroundSupport

                let area = View()
                let views = (0..<200).map { number in
                    let view = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
                    view.backgroundColor = Color(rgb: 0x3584E4)
                    area.addSubview(view)
                    return view
                }
                let width = 5.0
                let link = DisplayLink { link in
                    for (number, view) in views.enumerated() {
                        let angle = link.timestamp + Double(number)
                        view.center = Point(x: 300 + sin(angle) * width * 40, y: 20 + Double(number) * 2)
                    }
                }
                PlaygroundPage.current.liveView = area

                """),
        Subject(
            id: "10_min", name: "spread",
            page: TimeLineBenchmark.page.replacing("-1...1", with: "-spread...spread")
                .replacing("let area", with: "let spread = 1.0\nlet area"),
            inputs: TimeLineBenchmark.session, values: 40),
    ]
}
