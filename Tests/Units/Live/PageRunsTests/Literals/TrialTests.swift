// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import PageLink
import PageSource
import TestHosts
import Testing

@testable import PageRuns

/// A literal that the user changes, which the page reads from a cell meanwhile.
struct TrialTests {
    private let window: RunnerBench
    private let page: TestProcess
    private var runner: PlaygroundRunner { window.runner }
    private var timeLine: TimeLine { runner.timeLine }
    private var past: TestProcess? { window.pasts.last }
    private let source = "let padding = 24"
    private let failures = Failures()

    private final class Failures { var count = 0 }

    init() throws {
        window = try RunnerBench(["Page.swift": source])
        page = try #require(window.page)
        window.host.pass(1)
        window.forget()
    }

    private var literal: CodeLiteral { CodeLiteral.all(in: source)[0] }

    private func begin() {
        runner.beginTrial(of: literal, in: window.folder.file("Page.swift"), source) { [failures] in failures.count += 1
        }
    }

    /// The values of the cells that a process was asked for.
    private func cells(_ process: TestProcess?) -> [[Double]] {
        (process?.messages ?? []).compactMap { if case .showMoment(_, _, let cells) = $0 { cells } else { nil } }
    }

    /// Gives the page the changed text, as the editor does at the end of a drag.
    private func end(_ literal: CodeLiteral) {
        let (path, text) = (window.folder.file("Page.swift"), "let padding = \(literal.text)")
        runner.editedTexts = { [path: text] }
        runner.run(.typing)
    }

    @Test func pageIsBuiltOnceAndShowsEachValue() throws {
        begin()
        window.host.settle()
        let commands = window.commands.count
        let files = try #require(
            past?.messages.compactMap { if case .load(let files) = $0 { files } else { nil } }.first)
        #expect(files.readsCells && !files.showsValues && timeLine.isPausedForTrial && timeLine.isTrying)
        for steps in 1...3 {
            runner.trial.show(literal.stepped(by: steps))
            window.host.settle()
        }
        // The first one is that which is written in the code. The trails of the last one follow.
        #expect(cells(past).suffix(7) == [[], [25], [25], [26], [26], [27], [27]] && window.commands.count == commands)
        #expect(past?.messages.last == .showMoment(60, trail: 120, cells: [27]))
        #expect(timeLine.past?.trails.count == 1 && timeLine.past?.earlierTrails.count == 1)
        #expect(failures.count == 0 && window.events == [])
    }

    @Test func onlyTheLatestValueIsShownAfterOneThatIsOnItsWay() throws {
        begin()
        window.host.settle()
        let process = try #require(past)
        process.behavior = { _, _ in }
        for steps in 1...9 { runner.trial.show(literal.stepped(by: steps)) }
        window.host.settle()
        #expect(cells(process).suffix(2) == [[], [25]])
        process.send(.moment(.sample(60)))
        window.host.settle()
        #expect(process.messages.last == .showMoment(60, trail: 0, cells: [33]))
        process.send(.moment(.sample(60)))
        window.host.settle()
        #expect(process.messages.last == .showMoment(60, trail: 120, cells: [33]))
    }

    @Test func trailsFollowNowAndThen() throws {
        begin()
        window.host.settle()
        window.host.pass(0.2)
        let process = try #require(past)
        process.behavior = { _, _ in }
        runner.trial.show(literal.stepped(by: 1))
        window.host.settle()
        #expect(process.messages.last == .showMoment(60, trail: 120, cells: [25]))
        runner.trial.show(literal.stepped(by: 2))
        process.send(.moment(.sample(60)))
        window.host.settle()
        #expect(process.messages.last == .showMoment(60, trail: 120, cells: [25]), "the trails are on their way")
        process.send(.trails([], from: 60))
        window.host.settle()
        #expect(process.messages.last == .showMoment(60, trail: 0, cells: [26]))
        // Back to one that has been shown.
        runner.trial.show(literal.stepped(by: 1))
        process.send(.moment(.sample(60)))
        window.host.settle()
        #expect(cells(process).suffix(2) == [[26], [25]])
    }

    @Test func timeGoesOnWithTheChangedPage() throws {
        begin()
        window.host.settle()
        runner.trial.show(literal.stepped(by: 5))
        window.host.settle()
        window.host.pass(1)
        #expect(timeLine.presentStep == 60)
        let count = window.buildCount
        end(literal.stepped(by: 5))
        #expect(timeLine.isPaused)
        window.host.settle()
        #expect(!timeLine.isPaused && window.pasts == [] && window.page !== page && window.events("shown").count == 1)
        window.host.pass(1)
        #expect(timeLine.presentStep == 120 && window.buildCount < count)
    }

    @Test func pausedPageStaysPaused() throws {
        timeLine.seek(to: 30)
        window.host.settle()
        begin()
        window.host.settle()
        #expect(timeLine.isTrying && !timeLine.isPausedForTrial && timeLine.position == 30)
        end(literal.stepped(by: 5))
        window.host.settle()
        #expect(timeLine.isPaused && timeLine.position == 30 && !timeLine.isTrying)
        #expect(cells(past) == [[]], "a run without cells")
    }

    @Test func literalThatCannotBeReadFromACellFails() throws {
        window.host.compile(.ends(.status(1), saying: "\(window.folder.file("Page.swift")):1:1: error: no\n"))
        begin()
        window.host.settle()
        #expect(failures.count == 1 && !timeLine.isPaused && window.events == [] && window.page === page)
        begin()
        #expect(window.buildCount == 2)
    }

    @Test func changedPageThatCannotBeBuiltLeavesTheOneBefore() throws {
        begin()
        window.host.settle()
        window.host.compile(.ends(.status(1), saying: "\(window.folder.file("Page.swift")):1:1: error: no\n"))
        end(literal.stepped(by: 5))
        window.host.settle()
        #expect(!timeLine.isPaused && window.page === page && window.events("notBuilt").count == 1)
        window.host.pass(1)
        #expect(timeLine.presentStep == 120)
    }

    @Test func valueThatFailsIsNotReportedAndOthersFollow() throws {
        begin()
        window.host.settle()
        let process = try #require(past)
        process.behavior = { message, process in if case .showMoment = message { process.end(.signal(SIGILL)) } }
        runner.trial.show(literal.stepped(by: 1))
        window.host.settle()
        runner.trial.show(literal.stepped(by: 2))
        window.host.settle()
        #expect(past !== process && cells(past) == [[26], [26]] && window.events == [])
    }

    @Test func pageThatEndsBeforeItIsBuiltIsNotPaused() {
        window.host.programs["swift-frontend"] = .runs
        begin()
        end(literal.stepped(by: 1))
        window.compilers.forEach { $0.end(.status(0)) }
        window.host.settle()
        #expect(!timeLine.isPaused && !timeLine.isTrying && window.compilers.count == 0)
    }

    @Test func otherFilesAndPagesWithoutAViewCannotBeTried() throws {
        runner.beginTrial(of: literal, in: "/other.swift", source) { [failures] in failures.count += 1 }
        #expect(failures.count == 1)
    }
}
