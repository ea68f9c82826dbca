// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import PageLink
import Testing

/// Closing the window at any moment.
struct WindowClosingTests {
    @Test func nothingIsLeftOfAShownPage() throws {
        let window = try RunnerBench()
        window.runner.end()
        #expect(window.host.processes.allSatisfy { $0.hasEnded || $0.isAbandoned })
        #expect(window.remote?.isOver == true)
        #expect(window.host.counts["page process"] != nil)
    }

    @Test func nothingIsLeftOfABuild() throws {
        let window = try RunnerBench { $0.programs["swift-frontend"] = .runs }
        #expect(window.compilers.count == 1)
        window.runner.end()
        #expect(window.host.processes.allSatisfy { $0.hasEnded || $0.isAbandoned })
    }

    @Test func nothingIsLeftOfABuildByTheDriver() throws {
        let window = try RunnerBench { host in
            host.programs["swift-frontend"] = .ends(.signal(11))
            host.programs["swiftc -c"] = .runs
        }
        #expect(window.drivers.count == 1)
        window.runner.end()
        #expect(window.host.processes.allSatisfy { $0.hasEnded || $0.isAbandoned })
    }

    @Test func nothingIsLeftOfTheSearchForACompiler() throws {
        let window = try RunnerBench { $0.programs["swiftc"] = .runs }
        window.runner.end()
        #expect(window.host.processes.map(\.isAbandoned) == [true])
    }

    @Test func nothingIsLeftOfAPageThatIsLoading() throws {
        let window = try RunnerBench { $0.behavior = { _, _ in } }
        let page = try #require(window.page)
        window.runner.end()
        window.host.pass(60)
        #expect(page.isAbandoned && window.events("failed") == [])
    }

    @Test func nothingIsLeftOfTheSymbolizer() throws {
        let window = try RunnerBench()
        let page = try #require(window.page)
        page.print("\u{1E}fault 4 1a2b\n", to: .errors)
        page.end(.signal(4))
        let question = try #require(window.host.processes.last)
        #expect(question.launch.program.hasSuffix("symbolizer") && !question.isAbandoned)
        window.runner.end()
        #expect(question.isAbandoned)
    }

    @Test func savesAreIgnoredAfterTheEnd() throws {
        let window = try RunnerBench()
        window.runner.end()
        window.forget()
        window.save("Page.swift", "one more")
        window.host.pass(5)
        #expect(window.events == [])
    }

    @Test func manySavesLeaveOnlyTheProcessesOfOnePage() throws {
        let window = try RunnerBench()
        for number in 0..<20 {
            window.save("Page.swift", "page \(number)")
            window.host.pass(1)
        }
        #expect(window.pages.count == 2)
        #expect(window.host.counts["page process"] == 2 && window.host.counts["page run"] == 1)
        #expect(window.host.counts["playground runner"] == 1)
    }
}
