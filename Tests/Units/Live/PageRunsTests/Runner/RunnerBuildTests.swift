// SPDX-License-Identifier: GPL-3.0-or-later
import PageLink
import TestHosts
import Testing

/// From opening a page to showing its board, and everything that can go wrong on the way.
struct RunnerBuildTests {
    @Test func builtPageIsShown() throws {
        let bench = try RunnerBench()
        #expect(bench.events == ["turned", "building", "cleared", "shown Pairs board"])
        let load = try #require(bench.page?.messages.dropFirst().first)
        #expect(bench.page?.messages.first == .setUp(RunnerBench.setup(seed: 1)))
        guard case .load(let files) = load else { return #expect(Bool(false), "\(load)") }
        #expect(files.library.hasPrefix(bench.folder.file("caches")) && files.library.hasSuffix("/page.so"))
        #expect(files.resources == [bench.folder.path])
    }

    @Test func compilerComesBeforeTheLinker() throws {
        let bench = try RunnerBench()
        let programs = bench.host.processes.map { $0.launch.program.split(separator: "/").last! }
        #expect(programs.filter { $0 != "peekaboard-page" } == ["swiftc", "swift-frontend", "ld.lld"])
        let compiler = try #require(bench.host.processes.first { $0.launch.program.hasSuffix("swift-frontend") })
        #expect(compiler.launch.arguments.contains("/modules"))
    }

    @Test func compileErrorsAreReportedWithTheirLines() throws {
        let bench = try RunnerBench(open: "Page.swift") { host in
            host.programs["swift-frontend"] = .ends(
                .status(1), saying: "/x/Page.swift:3:7: warning: unused\n/x/Page.swift:4:1: error: cannot find 'y'\n")
        }
        #expect(
            bench.events == [
                "turned", "building", "cleared", "said note: Page.swift:3:7: warning: unused",
                "said error: Page.swift:4:1: error: cannot find 'y'",
                "notBuilt Page.swift:4:1: error: cannot find 'y'",
            ])
        #expect(bench.remote == nil && bench.page == nil)
        #expect(bench.commands.last == "swift-frontend -frontend", "the driver would report the same")
    }

    @Test func namesThatPagesLackComeWithTheGuide() throws {
        let bench = try RunnerBench { host in
            host.programs["swift-frontend"] = .ends(
                .status(1),
                saying: """
                    /x/Page.swift:3:7: error: cannot find type 'UITableView' in scope
                    /x/Page.swift:4:7: error: value of type 'UIView' has no member 'constraints'

                    """)
        }
        let sentence =
            "Page.swift:3:7: error: 2 names are not available: `UITableView` (line Page.swift:3), "
            + "`UIView.constraints` (line Page.swift:4)"
        #expect(bench.events("said").first == "said error: \(sentence)")
        #expect(
            bench.events("said").dropFirst(3)
                == ["said note: The names of UIKit that a page can use are listed in the guide: press F1"])
        #expect(bench.events.last == "notBuilt \(sentence)")
    }

    @Test func warningsOfABuiltPageAreReported() throws {
        let bench = try RunnerBench { host in
            host.programs["swift-frontend"] = .ends(.status(0), saying: "/x/Page.swift:3:7: warning: unused\n")
        }
        #expect(bench.events("said") == ["said note: Page.swift:3:7: warning: unused"])
        #expect(bench.events.last == "shown Pairs board")
    }

    @Test func linkErrorsAreReported() throws {
        let linker = TestHost.Program.ends(.status(1), saying: "ld.lld: error: no symbol\n")
        let bench = try RunnerBench { host in
            host.programs["ld.lld"] = linker
            host.programs["swiftc -c"] = .ends(.status(0))
            host.programs["swiftc -emit-library"] = linker
        }
        #expect(
            bench.events == [
                "turned", "building", "cleared", "said error: error: no symbol", "notBuilt error: no symbol",
            ])
        #expect(bench.commands.suffix(3) == ["ld.lld -shared", "swiftc -c", "swiftc -emit-library"])
    }

    @Test func compilerCrashIsReported() throws {
        let bench = try RunnerBench { $0.compile(.ends(.signal(11))) }
        #expect(
            bench.events == [
                "turned", "building", "cleared", "said error: The compiler crashed: save the page to try again",
                "notBuilt The compiler crashed: save the page to try again",
            ])
        #expect(bench.commands.suffix(2) == ["swift-frontend -frontend", "swiftc -c"])
    }

    @Test func outputOfACrashedCompilerIsReportedUnchanged() throws {
        let bench = try RunnerBench { $0.compile(.ends(.signal(6), saying: "Assertion failed")) }
        #expect(
            bench.events == [
                "turned", "building", "cleared", "said error: Assertion failed",
                "notBuilt The compiler crashed: save the page to try again",
            ])
    }

    @Test func compilerThatCannotBeStartedIsReported() throws {
        let bench = try RunnerBench { $0.compile(.missing) }
        #expect(bench.events.last == "notBuilt The compiler crashed: save the page to try again")
        #expect(bench.commands.suffix(2) == ["swift-frontend -frontend", "swiftc -c"])
    }

    @Test(arguments: [("<unknown>:0", 3), ("/x/Page.swift:1:8", 1)])
    func modulesOfAnotherCompilerAreReportedAsSuch(place: String, compilers: Int) throws {
        let compilerOutput = "\(place): error: module 'X' was created by an older version of the compiler\n"
        let bench = try RunnerBench { $0.compile(.ends(.status(1), saying: compilerOutput)) }
        let message =
            "Could not build the page with Swift version 6.9 (swift-6.9-RELEASE): "
            + "Peekaboard was built with another version of Swift"
        #expect(bench.events.suffix(3) == ["cleared", "said error: \(message)", "notBuilt \(message)"])
        let all = ["swift-frontend -frontend", "swift-frontend -frontend", "swiftc -c"]
        #expect(bench.commands.dropFirst() == all.prefix(compilers))
    }

    @Test func withoutACompilerOnThePathThereIsNoToolchain() throws {
        let bench = try RunnerBench(hasToolchain: false)
        #expect(bench.events == ["noToolchain"])
        #expect(bench.host.processes.isEmpty)
    }

    @Test func driverWithoutAToolchainIsReportedByName() throws {
        let bench = try RunnerBench { $0.programs["swiftc"] = .ends(.status(1), saying: "what?") }
        #expect(bench.events == ["noToolchain swiftc"])
    }

    @Test func driverThatCannotBeStartedIsReportedByName() throws {
        let bench = try RunnerBench { $0.programs["swiftc"] = .missing }
        #expect(bench.events == ["noToolchain swiftc"])
    }

    @Test func toolchainInstalledLaterIsFoundByTheNextRun() throws {
        let bench = try RunnerBench { $0.programs["swiftc"] = .missing }
        bench.host.programs["swiftc"] = .runs
        bench.runner.run(.request)
        #expect(bench.host.processes.count == 1)
        // The result of an earlier query is ignored.
        bench.runner.run(.request)
        #expect(bench.host.processes[0].isAbandoned)
        #expect(bench.host.processes.count == 2)
    }

    @Test func processThatCannotBeStartedIsReported() throws {
        let bench = try RunnerBench { $0.programs["peekaboard-page"] = .missing }
        #expect(
            bench.events.suffix(2) == [
                "said error: Could not start the page’s process",
                "notBuilt Could not start the page’s process",
            ])
        #expect(bench.host.counts["page process"] ?? 0 == 0)
    }

    @Test func reasonWhyAPageCannotBeLoadedIsReported() throws {
        let bench = try RunnerBench { host in
            host.behavior = { message, page in
                if case .load = message { page.send(.notLoaded("undefined symbol: x")) }
            }
        }
        #expect(
            bench.events.suffix(2) == [
                "logged error: undefined symbol: x", "failed Could not load the page: save it to try again",
            ])
    }

    @Test func pageWithoutALiveViewRunsExpressions() throws {
        let bench = try RunnerBench { host in
            let usual = host.behavior
            host.behavior = { message, page in
                guard case .load = message else { return usual(message, page) }
                page.send(.loaded(PageTitle(name: "Live View", hasView: false)))
            }
        }
        #expect(bench.events.last == "shown Live View" && bench.remote?.hasView == false)
        #expect(bench.runner.expressions.canRun && !bench.runner.timeLine.isAvailable)
        bench.host.pass(60)
        #expect(bench.events.last == "shown Live View", "no response must be pending")
    }

    @Test func nextProcessIsStartedInAdvance() throws {
        let bench = try RunnerBench()
        #expect(bench.pages.count == 2)
        let spare = try #require(bench.pages.last)
        #expect(spare.messages == [])
        #expect(spare.launch.memoryLimit != nil)
        bench.save("Page.swift", "another page")
        #expect(bench.page === spare)
        #expect(bench.pages.count == 2, "the page's, and the spare one")
    }

    @Test func spareProcessThatExitsIsReplaced() throws {
        let bench = try RunnerBench()
        bench.pages.last?.end(.status(1))
        bench.save("Page.swift", "another page")
        #expect(bench.events.last == "shown Pairs board")
        #expect(bench.events("failed") == [])
        #expect(bench.pages.count == 2)
    }

    @Test func unreadableSourceIsReported() throws {
        let bench = try RunnerBench(["Page.swift": "page", "Sources/More.swift/file": "what is no source"])
        let name = bench.folder.file("Sources/More.swift")
        #expect(bench.events.last == "notBuilt Could not read \(name)")
    }
}
