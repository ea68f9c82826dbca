// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import HostInterface
import PageRuns
import TestHosts
import Testing

/// What the runner lets its code assistant know.
struct AssistantTests {
    @Test func runnerLetsTheAssistantFollowThePage() throws {
        let bench = try RunnerBench(hasToolchain: false)
        for name in ["swiftc", "sourcekit-lsp"] { chmod(bench.folder.write("usr/bin/\(name)", "#!/bin/sh\n"), 0o700) }
        bench.runner.run(.request)
        bench.host.settle()
        bench.runner.assistant.textChanged("let a = 1", of: bench.runner.page.file)
        let launch = try #require(bench.host.launches.last)
        #expect(launch.name == "sourcekit-lsp" && !launch.inheritsEnvironment && launch.memoryLimit == 2 << 30)
        #expect(launch.confinement?.readable.contains("/modules") == true)
        bench.runner.end()
        #expect(bench.host.processes.last?.isAbandoned == true)
    }

    @Test func serverIsLimitedEvenIfPagesAreTrusted() throws {
        let bench = try RunnerBench(hasToolchain: false, areTrusted: true)
        for name in ["swiftc", "sourcekit-lsp"] { chmod(bench.folder.write("usr/bin/\(name)", "#!/bin/sh\n"), 0o700) }
        bench.runner.run(.request)
        bench.host.settle()
        bench.runner.assistant.textChanged("let a = 1", of: bench.runner.page.file)
        let limits = try #require(bench.host.launches.last?.confinement)
        #expect(limits.writable.count == 1 && !limits.allowsChildren)
        #expect(!limits.readable.contains { bench.folder.path.hasPrefix($0) })
    }
}
