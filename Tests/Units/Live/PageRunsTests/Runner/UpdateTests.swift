// SPDX-License-Identifier: GPL-3.0-or-later
import Foundation
import HostInterface
import TestHosts
import Testing

/// The update of a page, from the command to the new texts, with a compiler that says what the test lets it say.
struct UpdateTests {
    private static let increment = "error: cannot find operator '++' in scope; did you mean '+= 1'?"

    /// Opens a page whose errors the compiler reports, and begins an update.
    private func begin(_ page: String, sources: [String: String] = [:], _ errors: String) throws -> RunnerBench {
        let files = ["Page.swift": page].merging(sources) { $1 }
        let bench = try RunnerBench(files) { $0.programs["swift-frontend"] = .runs }
        answer(bench, errors)
        bench.forget()
        bench.runner.updatePage()
        bench.host.settle()
        return bench
    }

    /// Lets the running compiler end with errors in the page or, if there are none, successfully.
    private func answer(_ bench: RunnerBench, _ errors: String = "") {
        let lines = errors.replacing("Page.swift", with: bench.folder.file("Page.swift"))
        bench.compilers.last?.print(lines)
        bench.compilers.last?.end(.status(errors.isEmpty ? 0 : 1))
        bench.host.settle()
    }

    @Test func roundsGoOnUntilNoErrorIsLeft() throws {
        let bench = try begin("i++\nj++\n", "Page.swift:1:2: \(Self.increment)\n")
        #expect(bench.events == ["updating 0"])
        answer(bench, "Page.swift:1:2: \(Self.increment)\n")
        #expect(bench.events.last == "updating 1")
        answer(bench, "Page.swift:2:2: \(Self.increment)\n")
        answer(bench)
        #expect(bench.events.suffix(3) == ["updating 2", "updating ended", "updated Updated 2 places."])
        #expect(bench.updates == [bench.folder.file("Page.swift"): "i += 1\nj += 1\n"])
    }

    @Test func errorsThatRemainAreCounted() throws {
        let other = "Page.swift:2:1: error: cannot find 'j' in scope\n"
        let bench = try begin("i++\nj\n", "Page.swift:1:2: \(Self.increment)\n\(other)")
        answer(bench, "Page.swift:1:2: \(Self.increment)\n\(other)")
        answer(bench, other)
        #expect(bench.events.last == "updated Updated 1 place. 1 error remains.")
    }

    @Test func compilerReadsTheTextsOfTheRound() throws {
        let bench = try begin("i++\n", "Page.swift:1:2: \(Self.increment)\n")
        answer(bench, "Page.swift:1:2: \(Self.increment)\n")
        let main = try #require(bench.compilers.last?.launch.arguments.first { $0.hasSuffix("/main.swift") })
        #expect(try String(contentsOfFile: main, encoding: .utf8).hasSuffix("i += 1\n"))
    }

    @Test func errorThatDoesNotGoAwayEndsTheUpdate() throws {
        let bench = try begin("i++\n", "Page.swift:1:2: \(Self.increment)\n")
        for _ in 0..<2 { answer(bench, "Page.swift:1:2: \(Self.increment)\n") }
        #expect(bench.events.last == "updated Updated 1 place. 1 error remains.")
    }

    @Test func numberOfRoundsIsLimited() throws {
        let page = String(repeating: "i++\n", count: 40)
        let bench = try begin(page, "Page.swift:1:2: \(Self.increment)\n")
        for line in 1...20 { answer(bench, "Page.swift:\(line):2: \(Self.increment)\n") }
        #expect(bench.events.last == "updated Updated 19 places. 1 error remains.")
    }

    @Test func canceledUpdateChangesNothing() throws {
        let bench = try begin("i++\n", "Page.swift:1:2: \(Self.increment)\n")
        bench.runner.cancelUpdate()
        #expect(bench.events == ["updating 0", "updating ended"])
        #expect(bench.compilers.isEmpty && bench.updates.isEmpty)
    }

    @Test func saveEndsTheUpdate() throws {
        let bench = try begin("i++\n", "Page.swift:1:2: \(Self.increment)\n")
        bench.save("Page.swift", "i += 2\n")
        answer(bench)
        #expect(bench.events("updated") == [] && bench.events("updating").last == "updating ended")
        #expect(bench.updates.isEmpty)
    }

    @Test func onlyErrorsThatCanBeCorrectedAreOffered() throws {
        let bench = try RunnerBench(["Page.swift": "i++\nj\n"]) { $0.programs["swift-frontend"] = .runs }
        #expect(bench.runner.updatable == nil)
        answer(bench, "Page.swift:2:1: error: cannot find 'j' in scope\n")
        #expect(bench.runner.updatable == nil)
        bench.runner.run(.request)
        bench.host.settle()
        answer(bench, "Page.swift:1:2: \(Self.increment)\n")
        #expect(bench.runner.updatable?.line == 1)
        bench.save("Page.swift", "i += 1\n")
        answer(bench)
        #expect(bench.runner.updatable == nil)
    }

    @Test func buttonIsAtTheFirstErrorThatCanBeCorrected() throws {
        let bench = try RunnerBench(["Page.swift": "j\ni++\n"]) { $0.programs["swift-frontend"] = .runs }
        answer(
            bench,
            "Page.swift:1:1: error: cannot find 'j' in scope\nPage.swift:2:2: \(Self.increment)\n")
        #expect(bench.runner.updatable?.line == 2)
    }

    @Test func compilerThatTakesTooLongIsReportedInOneLine() throws {
        let bench = try RunnerBench { $0.programs["swift-frontend"] = .ends(.signal(24)) }
        let message = "Compiling the page took too long: divide long expressions, or state the types of what is in them"
        #expect(
            bench.events == ["turned", "building", "cleared", "said error: \(message)", "notBuilt \(message)"])
        #expect(bench.commands.last == "swift-frontend -frontend", "no other way is tried")
        let compiler = bench.host.launches.last { $0.program.hasSuffix("swift-frontend") }
        #expect(compiler?.processorTimeLimit == 10)
    }
}
