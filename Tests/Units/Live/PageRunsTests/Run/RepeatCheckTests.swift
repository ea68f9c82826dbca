// SPDX-License-Identifier: GPL-3.0-or-later
import HostInterface
import PageLink
import TestHosts
import Testing

@testable import PageRuns

/// Whether two runs of a page show the same, and which line makes a difference.
@Suite struct RepeatCheckTests {
    private let host = TestHost()

    /// Repeats a replay of two steps, of which the shown run had the digests 1 and 2, in pages that answer with other
    /// digests and traces, one after another. Returns what is reported, and the pages.
    private func reports(
        digests: [UInt64], traces: [[TracedValue]] = [], showsValues: Bool = true
    ) -> (reports: [String], pages: [TestProcess]) {
        let answers = [FromPage.checkpoints(digests)] + traces.map(FromPage.trace)
        host.behavior = { [host] message, page in
            if case .load = message { page.send(.loaded(PageTitle(name: "Live View"))) }
            guard case .replay(_, _, isLast: true) = message else { return }
            page.send(answers[host.processes.firstIndex { $0 === page }!])
        }
        let check = RepeatCheck(host: host) { [host] in
            PageProcess(ProcessLaunch(program: "page", arguments: []), host: host)
        }
        var reports: [String] = []
        check.differed = { reports.append("\($1.map(String.init) ?? "-") \($0)") }
        check.start(
            RepeatCheck.Replay(
                files: PageFiles(library: "/a.so", resources: [], showsValues: showsValues),
                setup: RunnerBench.setup(seed: 1), inputs: [], lastStep: 60, digests: [1, 2]))
        host.pass(10)
        check.cancel()
        return (reports, host.processes)
    }

    private let first = TracedValue(line: 3, digest: 1)

    @Test func equalRunsAreNotReported() {
        let (reports, pages) = reports(digests: [1, 2])
        #expect(reports == [] && pages.count == 1 && pages.allSatisfy(\.isAbandoned))
    }

    @Test func lineOfTheFirstDifferentValueIsReported() {
        let (reports, pages) = reports(
            digests: [1, 9],
            traces: [
                [first, TracedValue(line: 5, digest: 1), TracedValue(line: 4, digest: 1)],
                [first, TracedValue(line: 5, digest: 2), TracedValue(line: 4, digest: 2)],
            ])
        #expect(
            reports == [
                "5 This line makes another value in each run. Use the page’s clock and Swift’s random numbers only."
            ])
        let files = pages.flatMap(\.messages).compactMap { if case .load(let files) = $0 { files } else { nil } }
        #expect(files.map(\.tracesValues) == [false, true, true] && files.map(\.showsValues) == [true, false, false])
        #expect(!pages.contains { !$0.isAbandoned })
    }

    @Test(arguments: [true, false]) func timeIsReportedIfNoValueIsDifferent(showsValues: Bool) {
        let (reports, pages) = reports(
            digests: [1, 9], traces: [[first], [first, TracedValue(line: 4, digest: 1)]], showsValues: showsValues)
        #expect(reports.count == 1 && reports[0].hasPrefix("- Two runs of this page differ after 1 s."))
        #expect(pages.count == (showsValues ? 3 : 1))
    }
}
