// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import Testing

@testable import PageRuns

/// Runs of texts that have not been saved.
@Suite struct EditedTextTests {
    private func bench(_ edited: [String: String] = [:]) throws -> RunnerBench {
        let bench = try RunnerBench(["Page.swift": "page", "Sources/Ball.swift": "ball"])
        bench.runner.editedTexts = {
            Dictionary(uniqueKeysWithValues: edited.map { (bench.folder.file($0), $1) })
        }
        bench.forget()
        return bench
    }

    /// Returns the text of the latest copy of a file that was compiled.
    private func compiled(_ name: String, in bench: RunnerBench) throws -> String {
        let launch = try #require(bench.host.launches.last { $0.name == "swift-frontend" })
        let path = try #require(launch.arguments.first { $0.hasSuffix("/\(name)") })
        let file = try #require(fopen(path, "r"))
        defer { fclose(file) }
        var bytes = [UInt8](repeating: 0, count: 1000)
        return String(decoding: bytes[..<fread(&bytes, 1, bytes.count, file)], as: UTF8.self)
    }

    @Test func editedPageIsCompiledInsteadOfTheFile() throws {
        let bench = try bench(["Page.swift": "edited"])
        bench.runner.run(.typing)
        #expect(try compiled("main.swift", in: bench).hasSuffix("Page.swift\", line: 1)\nedited"))
        bench.host.settle()
        #expect(bench.events("shown").count == 1)
    }

    @Test func editedSourceIsCompiledInsteadOfTheFile() throws {
        let bench = try bench(["Sources/Ball.swift": "edited"])
        bench.runner.run(.typing)
        #expect(try compiled("0.swift", in: bench).hasSuffix("Ball.swift\", line: 1)\nedited"))
        let launch = try #require(bench.host.launches.last { $0.name == "swift-frontend" })
        #expect(!launch.arguments.contains(bench.folder.file("Sources/Ball.swift")))
    }

    @Test func savedTextThatRunsIsNotBuiltAgain() throws {
        let bench = try bench(["Page.swift": "edited"])
        bench.runner.run(.typing)
        bench.host.settle()
        bench.forget()
        bench.folder.save("Page.swift", "edited")
        bench.runner.saved(bench.folder.file("Page.swift"), text: "edited")
        bench.changed("Page.swift")
        #expect(bench.events("building").isEmpty)
        bench.save("Page.swift", "other")
        #expect(bench.events("building").count == 1)
    }

    @Test func savedTextThatHasNotRunIsBuilt() throws {
        let bench = try bench()
        bench.folder.save("Page.swift", "edited")
        bench.runner.saved(bench.folder.file("Page.swift"), text: "edited")
        bench.changed("Page.swift")
        #expect(bench.events("building").count == 1)
    }

    @Test func causeOfTheLatestBuildIsKnown() throws {
        let bench = try bench(["Page.swift": "edited"])
        #expect(!bench.runner.isTyped)
        bench.runner.run(.typing)
        #expect(bench.runner.isTyped)
        bench.host.settle()
        #expect(bench.runner.isTyped)
        bench.runner.saved(bench.folder.file("Page.swift"), text: "edited")
        #expect(!bench.runner.isTyped)
        bench.runner.run(.typing)
        bench.save("Page.swift", "other")
        #expect(!bench.runner.isTyped)
    }

    @Test func problemsLastUntilTheNextBuild() throws {
        let bench = try bench()
        let page = bench.folder.file("Page.swift")
        bench.host.compile(.ends(.status(1), saying: "\(page):4:2: error: no y\n/etc/passwd:1:1: error: no z\n"))
        bench.runner.run(.typing)
        bench.host.settle()
        #expect(bench.events("problems") == ["problems Page.swift:4:2 no y"])
        bench.host.compile(.ends(.status(0)))
        bench.save("Page.swift", "good")
        #expect(bench.events("problems").last == "problems ")
    }
}
