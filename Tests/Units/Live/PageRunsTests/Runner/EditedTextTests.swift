// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import Testing

@testable import PageRuns

/// Runs of texts that have not been saved.
@Suite struct EditedTextTests {
    private func window(_ edited: [String: String] = [:]) throws -> RunnerBench {
        let window = try RunnerBench(["Page.swift": "page", "Sources/Ball.swift": "ball"])
        window.runner.editedTexts = {
            Dictionary(uniqueKeysWithValues: edited.map { (window.folder.file($0), $1) })
        }
        window.forget()
        return window
    }

    /// Returns the text of the latest copy of a file that was compiled.
    private func compiled(_ name: String, in window: RunnerBench) throws -> String {
        let launch = try #require(window.host.launches.last { $0.name == "swift-frontend" })
        let path = try #require(launch.arguments.first { $0.hasSuffix("/\(name)") })
        let file = try #require(fopen(path, "r"))
        defer { fclose(file) }
        var bytes = [UInt8](repeating: 0, count: 1000)
        return String(decoding: bytes[..<fread(&bytes, 1, bytes.count, file)], as: UTF8.self)
    }

    @Test func editedPageIsCompiledInsteadOfTheFile() throws {
        let window = try window(["Page.swift": "edited"])
        window.runner.run(.typing)
        #expect(try compiled("main.swift", in: window).hasSuffix("Page.swift\", line: 1)\nedited"))
        window.host.settle()
        #expect(window.events("shown").count == 1)
    }

    @Test func editedSourceIsCompiledInsteadOfTheFile() throws {
        let window = try window(["Sources/Ball.swift": "edited"])
        window.runner.run(.typing)
        #expect(try compiled("0.swift", in: window).hasSuffix("Ball.swift\", line: 1)\nedited"))
        let launch = try #require(window.host.launches.last { $0.name == "swift-frontend" })
        #expect(!launch.arguments.contains(window.folder.file("Sources/Ball.swift")))
    }

    @Test func savedTextThatRunsIsNotBuiltAgain() throws {
        let window = try window(["Page.swift": "edited"])
        window.runner.run(.typing)
        window.host.settle()
        window.forget()
        window.folder.save("Page.swift", "edited")
        window.runner.saved(window.folder.file("Page.swift"), text: "edited")
        window.changed("Page.swift")
        #expect(window.events("building").isEmpty)
        window.save("Page.swift", "other")
        #expect(window.events("building").count == 1)
    }

    @Test func savedTextThatHasNotRunIsBuilt() throws {
        let window = try window()
        window.folder.save("Page.swift", "edited")
        window.runner.saved(window.folder.file("Page.swift"), text: "edited")
        window.changed("Page.swift")
        #expect(window.events("building").count == 1)
    }

    @Test func causeOfTheLatestBuildIsKnown() throws {
        let window = try window(["Page.swift": "edited"])
        #expect(!window.runner.isTyped)
        window.runner.run(.typing)
        #expect(window.runner.isTyped)
        window.host.settle()
        #expect(window.runner.isTyped)
        window.runner.saved(window.folder.file("Page.swift"), text: "edited")
        #expect(!window.runner.isTyped)
        window.runner.run(.typing)
        window.save("Page.swift", "other")
        #expect(!window.runner.isTyped)
    }

    @Test func problemsLastUntilTheNextBuild() throws {
        let window = try window()
        let page = window.folder.file("Page.swift")
        window.host.compile(.ends(.status(1), saying: "\(page):4:2: error: no y\n/etc/passwd:1:1: error: no z\n"))
        window.runner.run(.typing)
        window.host.settle()
        #expect(window.events("problems") == ["problems Page.swift:4:2 no y"])
        window.host.compile(.ends(.status(0)))
        window.save("Page.swift", "good")
        #expect(window.events("problems").last == "problems ")
    }
}
