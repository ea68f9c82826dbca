// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import PageLink
import Testing

/// Closing the window at any moment.
struct WindowClosingTests {
    @Test func nothingIsLeftOfAShownPage() throws {
        let bench = try RunnerBench()
        bench.runner.end()
        #expect(bench.host.processes.allSatisfy { $0.hasEnded || $0.isAbandoned })
        #expect(bench.remote?.isOver == true)
        #expect(bench.host.counts["page process"] != nil)
    }

    @Test func nothingIsLeftOfABuild() throws {
        let bench = try RunnerBench { $0.programs["swift-frontend"] = .runs }
        #expect(bench.compilers.count == 1)
        bench.runner.end()
        #expect(bench.host.processes.allSatisfy { $0.hasEnded || $0.isAbandoned })
    }

    @Test func nothingIsLeftOfABuildByTheDriver() throws {
        let bench = try RunnerBench { host in
            host.programs["swift-frontend"] = .ends(.signal(11))
            host.programs["swiftc -c"] = .runs
        }
        #expect(bench.drivers.count == 1)
        bench.runner.end()
        #expect(bench.host.processes.allSatisfy { $0.hasEnded || $0.isAbandoned })
    }

    @Test func nothingIsLeftOfTheSearchForACompiler() throws {
        let bench = try RunnerBench { $0.programs["swiftc"] = .runs }
        bench.runner.end()
        #expect(bench.host.processes.map(\.isAbandoned) == [true])
    }

    @Test func nothingIsLeftOfAPageThatIsLoading() throws {
        let bench = try RunnerBench { $0.behavior = { _, _ in } }
        let page = try #require(bench.page)
        bench.runner.end()
        bench.host.pass(60)
        #expect(page.isAbandoned && bench.events("failed") == [])
    }

    @Test func nothingIsLeftOfTheSymbolizer() throws {
        let bench = try RunnerBench()
        let page = try #require(bench.page)
        page.print("\u{1E}fault 4 1a2b\n", to: .errors)
        page.end(.signal(4))
        let question = try #require(bench.host.processes.last)
        #expect(question.launch.program.hasSuffix("symbolizer") && !question.isAbandoned)
        bench.runner.end()
        #expect(question.isAbandoned)
    }

    @Test func savesAreIgnoredAfterTheEnd() throws {
        let bench = try RunnerBench()
        bench.runner.end()
        bench.forget()
        bench.save("Page.swift", "one more")
        bench.host.pass(5)
        #expect(bench.events == [])
    }

    @Test func manySavesLeaveOnlyTheProcessesOfOnePage() throws {
        let bench = try RunnerBench()
        for number in 0..<20 {
            bench.save("Page.swift", "page \(number)")
            bench.host.pass(1)
        }
        #expect(bench.pages.count == 2)
        #expect(bench.host.counts["page process"] == 2 && bench.host.counts["page run"] == 1)
        #expect(bench.host.counts["playground runner"] == 1)
    }
}
