// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import PageLink
import PageSource
import TestHosts
import Testing

@testable import PageRuns

/// A literal that the user changes, which the page reads from a cell meanwhile.
struct TrialTests {
    private let bench: RunnerBench
    private let page: TestProcess
    private var runner: PlaygroundRunner { bench.runner }
    private var timeLine: TimeLine { runner.timeLine }
    private var past: TestProcess? { bench.pasts.last }
    private let source = "let padding = 24"
    private let failures = Failures()

    private final class Failures { var count = 0 }

    init() throws {
        bench = try RunnerBench(["Page.swift": source])
        page = try #require(bench.page)
        bench.host.pass(1)
        bench.forget()
    }

    private var literal: CodeLiteral { CodeLiteral.all(in: source)[0] }

    private func begin() {
        runner.beginTrial(of: literal, in: bench.folder.file("Page.swift"), source) { [failures] in failures.count += 1
        }
    }

    /// The values of the cells that a process was asked for.
    private func cells(_ process: TestProcess?) -> [[Double]] {
        (process?.messages ?? []).compactMap { if case .showMoment(_, _, let cells) = $0 { cells } else { nil } }
    }

    /// Gives the page the changed text, as the editor does at the end of a drag.
    private func end(_ literal: CodeLiteral) {
        let (path, text) = (bench.folder.file("Page.swift"), "let padding = \(literal.text)")
        runner.editedTexts = { [path: text] }
        runner.run(.typing)
    }

    @Test func pageIsBuiltOnceAndShowsEachValue() throws {
        begin()
        bench.host.settle()
        let commands = bench.commands.count
        let files = try #require(
            past?.messages.compactMap { if case .load(let files) = $0 { files } else { nil } }.first)
        #expect(files.readsCells && !files.showsValues && timeLine.isPausedForTrial && timeLine.isTrying)
        for steps in 1...3 {
            runner.trial.show(literal.stepped(by: steps))
            bench.host.settle()
        }
        // The first one is that which is written in the code. The trails of the last one follow.
        #expect(cells(past).suffix(7) == [[], [25], [25], [26], [26], [27], [27]] && bench.commands.count == commands)
        #expect(past?.messages.last == .showMoment(60, trail: 120, cells: [27]))
        #expect(timeLine.past?.trails.count == 1 && timeLine.past?.earlierTrails.count == 1)
        #expect(failures.count == 0 && bench.events == [])
    }

    @Test func onlyTheLatestValueIsShownAfterOneThatIsOnItsWay() throws {
        begin()
        bench.host.settle()
        let process = try #require(past)
        process.behavior = { _, _ in }
        for steps in 1...9 { runner.trial.show(literal.stepped(by: steps)) }
        bench.host.settle()
        #expect(cells(process).suffix(2) == [[], [25]])
        process.send(.moment(.sample(60)))
        bench.host.settle()
        #expect(process.messages.last == .showMoment(60, trail: 0, cells: [33]))
        process.send(.moment(.sample(60)))
        bench.host.settle()
        #expect(process.messages.last == .showMoment(60, trail: 120, cells: [33]))
    }

    @Test func trailsFollowNowAndThen() throws {
        begin()
        bench.host.settle()
        bench.host.pass(0.2)
        let process = try #require(past)
        process.behavior = { _, _ in }
        runner.trial.show(literal.stepped(by: 1))
        bench.host.settle()
        #expect(process.messages.last == .showMoment(60, trail: 120, cells: [25]))
        runner.trial.show(literal.stepped(by: 2))
        process.send(.moment(.sample(60)))
        bench.host.settle()
        #expect(process.messages.last == .showMoment(60, trail: 120, cells: [25]), "the trails are on their way")
        process.send(.trails([], from: 60))
        bench.host.settle()
        #expect(process.messages.last == .showMoment(60, trail: 0, cells: [26]))
        // Back to one that has been shown.
        runner.trial.show(literal.stepped(by: 1))
        process.send(.moment(.sample(60)))
        bench.host.settle()
        #expect(cells(process).suffix(2) == [[26], [25]])
    }

    @Test func timeGoesOnWithTheChangedPage() throws {
        begin()
        bench.host.settle()
        runner.trial.show(literal.stepped(by: 5))
        bench.host.settle()
        bench.host.pass(1)
        #expect(timeLine.presentStep == 60)
        let count = bench.buildCount
        end(literal.stepped(by: 5))
        #expect(timeLine.isPaused)
        bench.host.settle()
        #expect(!timeLine.isPaused && bench.pasts == [] && bench.page !== page && bench.events("shown").count == 1)
        bench.host.pass(1)
        #expect(timeLine.presentStep == 120 && bench.buildCount < count)
    }

    @Test func pausedPageStaysPaused() throws {
        timeLine.seek(to: 30)
        bench.host.settle()
        begin()
        bench.host.settle()
        #expect(timeLine.isTrying && !timeLine.isPausedForTrial && timeLine.position == 30)
        end(literal.stepped(by: 5))
        bench.host.settle()
        #expect(timeLine.isPaused && timeLine.position == 30 && !timeLine.isTrying)
        #expect(cells(past) == [[]], "a run without cells")
    }

    @Test func literalThatCannotBeReadFromACellFails() throws {
        bench.host.compile(.ends(.status(1), saying: "\(bench.folder.file("Page.swift")):1:1: error: no\n"))
        begin()
        bench.host.settle()
        #expect(failures.count == 1 && !timeLine.isPaused && bench.events == [] && bench.page === page)
        begin()
        #expect(bench.buildCount == 2)
    }

    @Test func changedPageThatCannotBeBuiltLeavesTheOneBefore() throws {
        begin()
        bench.host.settle()
        bench.host.compile(.ends(.status(1), saying: "\(bench.folder.file("Page.swift")):1:1: error: no\n"))
        end(literal.stepped(by: 5))
        bench.host.settle()
        #expect(!timeLine.isPaused && bench.page === page && bench.events("notBuilt").count == 1)
        bench.host.pass(1)
        #expect(timeLine.presentStep == 120)
    }

    @Test func valueThatFailsIsNotReportedAndOthersFollow() throws {
        begin()
        bench.host.settle()
        let process = try #require(past)
        process.behavior = { message, process in if case .showMoment = message { process.end(.signal(SIGILL)) } }
        runner.trial.show(literal.stepped(by: 1))
        bench.host.settle()
        runner.trial.show(literal.stepped(by: 2))
        bench.host.settle()
        #expect(past !== process && cells(past) == [[26], [26]] && bench.events == [])
    }

    @Test func pageThatEndsBeforeItIsBuiltIsNotPaused() {
        bench.host.programs["swift-frontend"] = .runs
        begin()
        end(literal.stepped(by: 1))
        bench.compilers.forEach { $0.end(.status(0)) }
        bench.host.settle()
        #expect(!timeLine.isPaused && !timeLine.isTrying && bench.compilers.count == 0)
    }

    @Test func otherFilesAndPagesWithoutAViewCannotBeTried() throws {
        runner.beginTrial(of: literal, in: "/other.swift", source) { [failures] in failures.count += 1 }
        #expect(failures.count == 1)
    }
}
