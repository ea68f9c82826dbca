// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import PageLink
import PageSource
import Scene
import TestHosts
import Testing

@testable import PageRuns

/// Values of a literal that the user compares.
struct ComparisonTests {
    private let bench: RunnerBench
    private var runner: PlaygroundRunner { bench.runner }
    private var timeLine: TimeLine { runner.timeLine }
    private var past: TestProcess? { bench.pasts.last }
    private let source = "let force = 7.5"

    init() throws {
        bench = try RunnerBench(["Page.swift": source])
        bench.host.behavior = Self.behave
        bench.host.pass(1)
    }

    /// A page on which something moves as far as the value of the cell.
    private static func behave(_ message: ToPage, _ process: TestProcess) {
        guard case .showMoment(let step, let trail, let cells) = message else {
            return TestProcess.behave(message, process)
        }
        process.send(.moment(.sample(step)))
        guard trail > 0 else { return }
        let end = Point(x: cells.first ?? 7.5, y: 0)
        process.send(.trails([Trail(points: [Point(x: 0, y: 0), end])], from: step))
    }

    private var literal: CodeLiteral { CodeLiteral.all(in: source)[0] }

    private func begin() {
        runner.beginTrial(of: literal, in: bench.folder.file("Page.swift"), source) {}
        bench.host.settle()
    }

    @discardableResult private func keep(_ steps: Int) -> CodeLiteral {
        let changed = literal.stepped(by: steps)
        runner.trial.show(changed)
        bench.host.settle()
        runner.trial.keepTrails(of: changed)
        bench.host.settle()
        return changed
    }

    private func end(_ literal: CodeLiteral) {
        let (path, text) = (bench.folder.file("Page.swift"), "let force = \(literal.text)")
        runner.editedTexts = { [path: text] }
        runner.run(.typing)
        bench.host.settle()
    }

    /// How far the thing moves with the value of each color.
    private var ends: [Double?] { timeLine.past?.comparedTrails.map { $0.first?.points.last?.x } ?? [] }
    private var names: [String] { timeLine.comparison.values.map(\.literal.description) }

    @Test func valuesKeepTheirLinesAndColors() throws {
        begin()
        for steps in [0, 1, 2] { keep(steps) }
        #expect(names == ["force = 7.5", "force = 7.6", "force = 7.7"] && ends == [7.5, 7.6, 7.7, nil])
        let second = timeLine.comparison.values[1]
        timeLine.stopComparing(second)
        #expect(names == ["force = 7.5", "force = 7.7"] && ends == [7.5, nil, 7.7, nil])
        for steps in [3, 4] { keep(steps) }
        #expect(ends == [7.5, 7.8, 7.7, 7.9])
        // The fifth takes the place of the oldest, and a value is there only once.
        for steps in [5, 5] { keep(steps) }
        #expect(names == ["force = 7.7", "force = 7.8", "force = 7.9", "force = 8.0"] && ends == [8.0, 7.8, 7.7, 7.9])
    }

    @Test func linesThatAreKeptLieOnThoseThatAreShownInAnotherArea() throws {
        begin()
        timeLine.past?.resize(to: Size(width: 900, height: 300))
        keep(20)
        let past = try #require(timeLine.past)
        #expect(past.trails != past.pageTrails && !past.trails.isEmpty)
        #expect(past.comparedTrails.first == past.trails)
    }

    @Test func linesOfAValueFollowIfTheyAreNotKnownYet() throws {
        bench.host.programs["swift-frontend"] = .runs
        runner.beginTrial(of: literal, in: bench.folder.file("Page.swift"), source) {}
        let changed = literal.stepped(by: 5)
        runner.trial.show(changed)
        runner.trial.keepTrails(of: changed)
        runner.trial.show(literal.stepped(by: 6))
        #expect(names == ["force = 8.0"] && timeLine.past == nil)
        bench.compilers.forEach { $0.end(.status(0)) }
        bench.host.settle()
        #expect(ends == [8.0, nil, nil, nil])
        #expect(timeLine.past?.trails.first?.points.last?.x == 8.1, "the value that is shown stays")
        #expect(past?.messages.last == .showMoment(60, trail: 120, cells: [8.0]))
    }

    @Test func linesAreTracedAgainAtAnotherMoment() throws {
        begin()
        let changed = keep(2)
        end(changed)
        #expect(!timeLine.isPaused && names == ["force = 7.7"])
        bench.host.pass(1)
        begin()
        #expect(timeLine.position == 120 && ends == [7.7, nil, nil, nil])
        #expect(timeLine.past?.trails.first?.points.last?.x == 7.5)
    }

    @Test func linesStayWhileThePageIsPaused() throws {
        timeLine.seek(to: 30)
        bench.host.settle()
        #expect(!runner.trial.canKeepTrails)
        begin()
        let changed = keep(2)
        end(changed)
        #expect(timeLine.isPaused && ends == [7.7, nil, nil, nil])
        // The lines of the value that has been written can be kept as well.
        #expect(runner.trial.canKeepTrails)
        timeLine.seek(to: 31)
        bench.host.settle()
        #expect(ends == [nil, nil, nil, nil] && names == ["force = 7.7"])
        timeLine.seek(to: 30)
        bench.host.settle()
        #expect(ends == [7.7, nil, nil, nil])
    }

    @Test func startOverAndAnotherSessionForgetTheValues() throws {
        begin()
        end(keep(2))
        runner.run(.startOver)
        bench.host.settle()
        #expect(names == [])
        begin()
        end(keep(2))
        runner.startsOver = true
        runner.run(.save)
        bench.host.settle()
        #expect(names == [])
    }

    @Test func valueThatFailsHasNoLines() throws {
        begin()
        let process = try #require(past)
        process.behavior = { message, process in
            if case .showMoment(_, _, [9.5]) = message { return process.end(.signal(SIGILL)) }
            Self.behave(message, process)
        }
        bench.host.behavior = process.behavior
        keep(20)
        keep(1)
        #expect(names == ["force = 9.5", "force = 7.6"] && ends == [nil, 7.6, nil, nil])
    }

    @Test func numberOfLinesIsThatOfOneMessageForEachValue() throws {
        begin()
        for steps in 0..<50 { keep(steps) }
        #expect(timeLine.comparison.values.count == Comparison.maxCount && ends.count == Comparison.maxCount)
    }

    @Test func whatMovesIsSaidInOnePhrase() {
        #expect(
            MotionText.text(count: 3, end: Point(x: 119.6, y: 80), of: "Ball")
                == "3 things move; “Ball” ends at 120, 80")
        #expect(MotionText.text(count: 1, end: Point(x: 1, y: 2), of: nil) == "1 thing moves and ends at 1, 2")
        begin()
        #expect(timeLine.past?.motionText == "1 thing moves and ends at 8, 0")
    }
}
