// SPDX-License-Identifier: GPL-3.0-or-later
import HostInterface
import PageSource
import TestHosts
import Testing

/// The format of the code, with a formatter that says what the test lets it say.
struct RunnerFormattingTests {
    private static let page = "let a=1\n"

    /// Opens a page, and begins to format it. Returns the texts before and after it.
    private func format(
        _ program: TestHost.Program, files: [String: String] = [:], open name: String = "Page.swift",
        page: String = page
    ) throws -> (bench: RunnerBench, texts: Texts) {
        let files = [name: page].merging(files) { $1 }
        let (bench, texts) = (try RunnerBench(files, open: name) { $0.programs["swift-format"] = program }, Texts())
        bench.forget()
        bench.runner.format(bench.folder.file(name)) { texts.all.append([$0, $1]) }
        bench.host.settle()
        return (bench, texts)
    }

    private final class Texts { var all: [[String]] = [] }

    private func launch(_ bench: RunnerBench) throws -> ProcessLaunch {
        try #require(bench.host.launches.last { $0.program.hasSuffix("swift-format") })
    }

    @Test func textIsReplacedByTheOneThatWasPrinted() throws {
        let (bench, texts) = try format(.ends(.status(0), saying: "let a = 1\n"))
        #expect(texts.all == [[Self.page, "let a = 1\n"]])
        #expect(bench.events == [])
    }

    @Test func formatterIsLimited() throws {
        let launch = try launch(try format(.runs).bench)
        let confinement = try #require(launch.confinement)
        #expect(launch.processorTimeLimit == 10 && launch.memoryLimit != nil)
        #expect(confinement.writable == [] && !confinement.allowsChildren)
    }

    @Test(arguments: ["Page.swift", "A/Page.swift"])
    func settingsOfTheUserAreUsed(name: String) throws {
        let (bench, _) = try format(.runs, files: ["A/.swift-format": "{}"], open: name)
        let (arguments, own) = (try launch(bench).arguments, bench.folder.file("A/.swift-format"))
        #expect(arguments.contains(own) == (name == "A/Page.swift"))
        #expect(arguments.contains { $0.contains("\"spaces\": 4") } == (name == "Page.swift"))
    }

    @Test func textThatWasChangedMeanwhileStays() throws {
        let (bench, texts) = try format(.runs)
        let process = try #require(bench.host.processes.last { $0.launch.program.hasSuffix("swift-format") })
        bench.save("Page.swift", "let b = 2\n")
        bench.forget()
        process.print("let a = 1\n")
        process.end(.status(0))
        bench.host.settle()
        #expect(texts.all == [] && bench.events("said") == [])
    }

    @Test func syntaxErrorIsReportedWithItsPlace() throws {
        let error = "/tmp/Page.swift:3:10: error: expected value\n/tmp/Page.swift:9:1: error: another\n"
        let (bench, texts) = try format(.runs)
        let formatter = try #require(bench.host.processes.last { $0.launch.program.hasSuffix("swift-format") })
        formatter.print(error, to: .errors)
        formatter.end(.status(1))
        bench.host.settle()
        #expect(bench.events == ["said error: Page.swift:3:10: The code was not formatted: expected value"])
        #expect(texts.all == [])
    }

    @Test func messageStaysUntilTheTextIsBuiltAndIsThenObsolete() throws {
        let bench = try RunnerBench { $0.programs["swift-format"] = .ends(.status(1), saying: "no") }
        var text = "let a =\n"
        bench.runner.editedTexts = { [path = bench.folder.file("Page.swift")] in [path: text] }
        bench.forget()
        bench.runner.format(bench.folder.file("Page.swift")) { _, _ in }
        bench.host.settle()
        let message = "said error: The code was not formatted: swift-format crashed"
        #expect(bench.events == [message])
        for isRepeated in [true, false] {
            bench.forget()
            bench.runner.run(.typing)
            bench.host.settle()
            #expect(bench.events("said").contains(message) == isRepeated)
            #expect(bench.events("cleared").count == 1)
        }
        bench.runner.format(bench.folder.file("Page.swift")) { _, _ in }
        text = "let a = 1\n"
        bench.forget()
        bench.runner.run(.typing)
        bench.host.settle()
        #expect(!bench.events("said").contains(message))
    }

    @Test func onlyOneSentenceSaysWhyNothingWasDone() throws {
        let (slow, crash, none): (TestHost.Program, TestHost.Program, TestHost.Program) = (
            .ends(.signal(24)), .ends(.signal(11)), .missing
        )
        for (program, message) in [
            (slow, "Page.swift was not formatted: it is too long, or takes too much time"),
            (crash, "The code was not formatted: swift-format crashed"),
            (none, "The code was not formatted: this Swift toolchain has no swift-format"),
        ] {
            let (bench, texts) = try format(program)
            #expect(bench.events == ["said error: \(message)"] && texts.all == [])
        }
        let (bench, _) = try format(.runs, page: String(repeating: " ", count: 1_000_001))
        #expect(bench.events("said").count == 1)
        #expect(!bench.host.launches.contains { $0.program.hasSuffix("swift-format") })
    }
}
