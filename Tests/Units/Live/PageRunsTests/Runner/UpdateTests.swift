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
        let window = try RunnerBench(files) { $0.programs["swift-frontend"] = .runs }
        answer(window, errors)
        window.forget()
        window.runner.updatePage()
        window.host.settle()
        return window
    }

    /// Lets the running compiler end with errors in the page or, if there are none, successfully.
    private func answer(_ window: RunnerBench, _ errors: String = "") {
        let lines = errors.replacing("Page.swift", with: window.folder.file("Page.swift"))
        window.compilers.last?.print(lines)
        window.compilers.last?.end(.status(errors.isEmpty ? 0 : 1))
        window.host.settle()
    }

    @Test func roundsGoOnUntilNoErrorIsLeft() throws {
        let window = try begin("i++\nj++\n", "Page.swift:1:2: \(Self.increment)\n")
        #expect(window.events == ["updating 0"])
        answer(window, "Page.swift:1:2: \(Self.increment)\n")
        #expect(window.events.last == "updating 1")
        answer(window, "Page.swift:2:2: \(Self.increment)\n")
        answer(window)
        #expect(window.events.suffix(3) == ["updating 2", "updating ended", "updated Updated 2 places."])
        #expect(window.updates == [window.folder.file("Page.swift"): "i += 1\nj += 1\n"])
    }

    @Test func errorsThatRemainAreCounted() throws {
        let other = "Page.swift:2:1: error: cannot find 'j' in scope\n"
        let window = try begin("i++\nj\n", "Page.swift:1:2: \(Self.increment)\n\(other)")
        answer(window, "Page.swift:1:2: \(Self.increment)\n\(other)")
        answer(window, other)
        #expect(window.events.last == "updated Updated 1 place. 1 error remains.")
    }

    @Test func compilerReadsTheTextsOfTheRound() throws {
        let window = try begin("i++\n", "Page.swift:1:2: \(Self.increment)\n")
        answer(window, "Page.swift:1:2: \(Self.increment)\n")
        let main = try #require(window.compilers.last?.launch.arguments.first { $0.hasSuffix("/main.swift") })
        #expect(try String(contentsOfFile: main, encoding: .utf8).hasSuffix("i += 1\n"))
    }

    @Test func errorThatDoesNotGoAwayEndsTheUpdate() throws {
        let window = try begin("i++\n", "Page.swift:1:2: \(Self.increment)\n")
        for _ in 0..<2 { answer(window, "Page.swift:1:2: \(Self.increment)\n") }
        #expect(window.events.last == "updated Updated 1 place. 1 error remains.")
    }

    @Test func numberOfRoundsIsLimited() throws {
        let page = String(repeating: "i++\n", count: 40)
        let window = try begin(page, "Page.swift:1:2: \(Self.increment)\n")
        for line in 1...20 { answer(window, "Page.swift:\(line):2: \(Self.increment)\n") }
        #expect(window.events.last == "updated Updated 19 places. 1 error remains.")
    }

    @Test func canceledUpdateChangesNothing() throws {
        let window = try begin("i++\n", "Page.swift:1:2: \(Self.increment)\n")
        window.runner.cancelUpdate()
        #expect(window.events == ["updating 0", "updating ended"])
        #expect(window.compilers.isEmpty && window.updates.isEmpty)
    }

    @Test func saveEndsTheUpdate() throws {
        let window = try begin("i++\n", "Page.swift:1:2: \(Self.increment)\n")
        window.save("Page.swift", "i += 2\n")
        answer(window)
        #expect(window.events("updated") == [] && window.events("updating").last == "updating ended")
        #expect(window.updates.isEmpty)
    }

    @Test func onlyErrorsThatCanBeCorrectedAreOffered() throws {
        let window = try RunnerBench(["Page.swift": "i++\nj\n"]) { $0.programs["swift-frontend"] = .runs }
        #expect(window.runner.updatable == nil)
        answer(window, "Page.swift:2:1: error: cannot find 'j' in scope\n")
        #expect(window.runner.updatable == nil)
        window.runner.run(.request)
        window.host.settle()
        answer(window, "Page.swift:1:2: \(Self.increment)\n")
        #expect(window.runner.updatable?.line == 1)
        window.save("Page.swift", "i += 1\n")
        answer(window)
        #expect(window.runner.updatable == nil)
    }

    @Test func buttonIsAtTheFirstErrorThatCanBeCorrected() throws {
        let window = try RunnerBench(["Page.swift": "j\ni++\n"]) { $0.programs["swift-frontend"] = .runs }
        answer(
            window,
            "Page.swift:1:1: error: cannot find 'j' in scope\nPage.swift:2:2: \(Self.increment)\n")
        #expect(window.runner.updatable?.line == 2)
    }

    @Test func compilerThatTakesTooLongIsReportedInOneLine() throws {
        let window = try RunnerBench { $0.programs["swift-frontend"] = .ends(.signal(24)) }
        let message = "Compiling the page took too long: divide long expressions, or state the types of what is in them"
        #expect(
            window.events == ["turned", "building", "cleared", "said error: \(message)", "notBuilt \(message)"])
        #expect(window.commands.last == "swift-frontend -frontend", "no other way is tried")
        let compiler = window.host.launches.last { $0.program.hasSuffix("swift-frontend") }
        #expect(compiler?.processorTimeLimit == 10)
    }
}
