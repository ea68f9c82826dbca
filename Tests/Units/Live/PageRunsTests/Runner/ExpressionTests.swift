// SPDX-License-Identifier: GPL-3.0-or-later
import PageLink
import TestHosts
import Testing

@testable import PageRuns

/// Swift that the user runs in the page that is shown.
struct ExpressionTests {
    private let bench: RunnerBench
    private var page: TestProcess? { bench.page }

    init() throws {
        bench = try RunnerBench()
        bench.forget()
    }

    private func run(_ text: String) -> Bool {
        defer { bench.host.settle() }
        return bench.runner.expressions.run(text)
    }

    /// The expressions that a process has been told to run, or to repeat.
    private func expressions(_ process: TestProcess?) -> [String] {
        (process?.messages ?? []).flatMap { message -> [String] in
            switch message {
            case .input(let input, _): [input.input.expression?.text].compactMap(\.self)
            case .replay(let inputs, _, _): inputs.compactMap { $0.input.expression?.text }
            default: []
            }
        }
    }

    private func paths(of process: TestProcess) -> [String] {
        process.launch.arguments.filter { $0.contains("/expression_") && $0.hasSuffix(".swift") }
    }

    @Test func expressionIsAnInputOfTheSession() throws {
        bench.host.pass(1)
        let commands = bench.commands.count
        #expect(bench.runner.expressions.canRun && run("gc.padding = 40"))
        #expect(
            bench.commands.dropFirst(commands) == [
                "swift-frontend -frontend", "swift-frontend -frontend", "ld.lld -shared",
            ])
        #expect(bench.events == ["said change: gc.padding = 40"])
        let expression = try #require(PageExpression("gc.padding = 40"))
        #expect(page?.messages.contains(.input(TimedInput(step: 60, .expression(expression)), question: nil)) == true)
        #expect(bench.runner.timeLine.ticks.map(\.text) == ["gc.padding = 40"])
        // It need not be compiled again.
        let all = bench.commands.count
        #expect(run("gc.padding = 40") && bench.commands.count == all)
        #expect(expressions(page) == ["gc.padding = 40", "gc.padding = 40"])
    }

    @Test func mistakeSaysSoAndChangesNothing() throws {
        bench.host.programs["swift-frontend"] = .runs
        #expect(run("gc.pading"))
        bench.compilers.first?.end(.status(0))
        bench.host.settle()
        let compiler = try #require(bench.compilers.first)
        let path = try #require(paths(of: compiler).first).dropLast(".swift".count)
        compiler.print("\(path):1:4: error: no member 'pading'\n")
        compiler.end(.status(1))
        bench.host.settle()
        #expect(bench.events == ["said change: gc.pading", "said error: 1:4: error: no member 'pading'"])
        #expect(expressions(page) == [] && bench.runner.timeLine.ticks == [])
        bench.host.programs["swift-frontend"] = .ends(.status(0))
        #expect(run("gc.padding") && expressions(page) == ["gc.padding"])
    }

    @Test func onlyOneIsCompiledAtATime() {
        bench.host.programs["swift-frontend"] = .runs
        #expect(run("1") && !run("2"))
        #expect(bench.events == ["said change: 1"])
    }

    @Test func limitsAreSaid() {
        #expect(!run(String(repeating: "x", count: PageExpression.maxLength + 1)))
        #expect(bench.events == ["said error: Nothing was run: an expression can have at most 4096 bytes"])
        for number in 0..<PageSession.maxExpressions {
            #expect(run("x"), "\(number)")
        }
        bench.forget()
        #expect(!run("x"))
        #expect(
            bench.events == [
                "said error: Nothing was run: 1000 expressions have been run already. Choose Start Over to run others."
            ])
        bench.runner.run(.startOver)
        bench.host.settle()
        #expect(run("x"))
    }

    @Test func nothingIsRunWhileThePageIsPaused() {
        bench.runner.timeLine.pause()
        bench.host.settle()
        #expect(!run("x") && expressions(page) == [])
        #expect(bench.events == ["said error: Nothing was run: let the paused page go on first"])
        bench.runner.timeLine.goToPresent()
        #expect(run("x") && expressions(page) == ["x"])
    }

    @Test func nothingIsRunWithoutAPage() {
        page?.end(.signal(4))
        bench.host.settle()
        #expect(!bench.runner.expressions.canRun && !run("x"))
        bench.save("Page.swift", "another page")
        #expect(bench.runner.expressions.canRun && run("x"))
    }

    @Test func savedPageRepeatsWhatStillCompiles() throws {
        for text in ["a = 1", "b = 1", "a = 1", "c = 1"] { #expect(run(text)) }
        let old = try #require(page)
        bench.host.programs["swift-frontend"] = .runs
        bench.save("Page.swift", "another page")
        for _ in 0..<2 {
            // The page, and its module.
            bench.compilers.first?.end(.status(0))
            bench.host.settle()
        }
        let compiler = try #require(bench.compilers.first)
        let files = paths(of: compiler)
        #expect(files.count == 3, "each one is compiled once")
        #expect(!old.isAbandoned && page === old)
        let path = files[1].dropLast(".swift".count)
        compiler.print("\(path):1:1: error: cannot find 'b' in scope\n")
        bench.host.programs["swift-frontend"] = .ends(.status(0))
        compiler.end(.status(1))
        bench.host.settle()
        #expect(
            bench.events("said").suffix(1) == [
                "said error: Skipped “b = 1”: 1:1: error: cannot find 'b' in scope"
            ])
        #expect(page !== old && old.isAbandoned)
        #expect(expressions(page) == ["a = 1", "b = 1", "a = 1", "c = 1"], "the page finds no function for one")
        // Only that one is compiled again.
        let count = bench.commands.count
        #expect(run("c = 1") && bench.commands.count == count)
        #expect(run("b = 1") && bench.commands.count > count)
    }

    /// The page that is about to be shown does not have the expression yet.
    @Test func saveWhileItIsCompiledRunsItInTheNewPage() throws {
        let old = try #require(page)
        bench.host.programs["swift-frontend"] = .runs
        #expect(run("x"))
        let compiler = try #require(bench.compilers.first)
        bench.host.programs["swift-frontend"] = .ends(.status(0))
        bench.save("Page.swift", "another page")
        #expect(compiler.isAbandoned && page !== old)
        #expect(expressions(old) == [] && expressions(page) == ["x"])
    }

    @Test func pageThatDoesNotCompileLeavesTheExpressionToTheOldOne() throws {
        let old = try #require(page)
        bench.host.programs["swift-frontend"] = .runs
        #expect(run("x"))
        bench.save("Page.swift", "a broken page")
        let compiler = try #require(bench.compilers.first)
        compiler.print("/x/Page.swift:1:1: error: no\n")
        bench.host.programs["swift-frontend"] = .ends(.status(0))
        compiler.end(.status(1))
        bench.host.settle()
        #expect(page === old && expressions(old) == ["x"])
    }

    /// A slow or fatal expression does not take others with it.
    @Test func expressionForWhichTheCompilerTakesTooLongIsFoundAmongOthers() throws {
        for text in ["1", "2", "3"] { #expect(run(text)) }
        bench.host.programs["swift-frontend"] = .runs
        bench.save("Page.swift", "another page")
        for _ in 0..<40 {
            guard let compiler = bench.compilers.first else { break }
            let files = paths(of: compiler)
            let slow = try #require(PageExpression("2")).name
            compiler.end(files.contains { $0.contains(slow) } ? .signal(24) : .status(0))
            bench.host.settle()
        }
        #expect(bench.events("said").suffix(1) == ["said error: Skipped “2”: the compiler took too long"])
        #expect(bench.page.map { !$0.isAbandoned } == true && bench.events.last == "shown Pairs board")
        let version = try #require(bench.runner.shown?.version)
        #expect(
            version.expressions == Set(["1", "3"].compactMap(PageExpression.init)) && version.expressionLibraries == 2)
    }
}
