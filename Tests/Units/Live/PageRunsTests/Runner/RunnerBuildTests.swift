// SPDX-License-Identifier: GPL-3.0-or-later
import PageLink
import TestHosts
import Testing

/// From opening a page to showing its board, and everything that can go wrong on the way.
struct RunnerBuildTests {
    @Test func builtPageIsShown() throws {
        let window = try RunnerBench()
        #expect(window.events == ["turned", "building", "cleared", "shown Pairs board"])
        let load = try #require(window.page?.messages.dropFirst().first)
        #expect(window.page?.messages.first == .setUp(RunnerBench.setup(seed: 1)))
        guard case .load(let files) = load else { return #expect(Bool(false), "\(load)") }
        #expect(files.library.hasPrefix(window.folder.file("caches")) && files.library.hasSuffix("/page.so"))
        #expect(files.resources == [window.folder.path])
    }

    @Test func compilerComesBeforeTheLinker() throws {
        let window = try RunnerBench()
        let programs = window.host.processes.map { $0.launch.program.split(separator: "/").last! }
        #expect(programs.filter { $0 != "peekaboard-page" } == ["swiftc", "swift-frontend", "ld.lld"])
        let compiler = try #require(window.host.processes.first { $0.launch.program.hasSuffix("swift-frontend") })
        #expect(compiler.launch.arguments.contains("/modules"))
    }

    @Test func compileErrorsAreReportedWithTheirLines() throws {
        let window = try RunnerBench(open: "Page.swift") { host in
            host.programs["swift-frontend"] = .ends(
                .status(1), saying: "/x/Page.swift:3:7: warning: unused\n/x/Page.swift:4:1: error: cannot find 'y'\n")
        }
        #expect(
            window.events == [
                "turned", "building", "cleared", "said note: Page.swift:3:7: warning: unused",
                "said error: Page.swift:4:1: error: cannot find 'y'",
                "notBuilt Page.swift:4:1: error: cannot find 'y'",
            ])
        #expect(window.remote == nil && window.page == nil)
        #expect(window.commands.last == "swift-frontend -frontend", "the driver would report the same")
    }

    @Test func namesThatPagesLackComeWithTheGuide() throws {
        let window = try RunnerBench { host in
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
        #expect(window.events("said").first == "said error: \(sentence)")
        #expect(
            window.events("said").dropFirst(3)
                == ["said note: The names of UIKit that a page can use are listed in the guide: press F1"])
        #expect(window.events.last == "notBuilt \(sentence)")
    }

    @Test func warningsOfABuiltPageAreReported() throws {
        let window = try RunnerBench { host in
            host.programs["swift-frontend"] = .ends(.status(0), saying: "/x/Page.swift:3:7: warning: unused\n")
        }
        #expect(window.events("said") == ["said note: Page.swift:3:7: warning: unused"])
        #expect(window.events.last == "shown Pairs board")
    }

    @Test func linkErrorsAreReported() throws {
        let linker = TestHost.Program.ends(.status(1), saying: "ld.lld: error: no symbol\n")
        let window = try RunnerBench { host in
            host.programs["ld.lld"] = linker
            host.programs["swiftc -c"] = .ends(.status(0))
            host.programs["swiftc -emit-library"] = linker
        }
        #expect(
            window.events == [
                "turned", "building", "cleared", "said error: error: no symbol", "notBuilt error: no symbol",
            ])
        #expect(window.commands.suffix(3) == ["ld.lld -shared", "swiftc -c", "swiftc -emit-library"])
    }

    @Test func compilerCrashIsReported() throws {
        let window = try RunnerBench { $0.compile(.ends(.signal(11))) }
        #expect(
            window.events == [
                "turned", "building", "cleared", "said error: The compiler crashed: save the page to try again",
                "notBuilt The compiler crashed: save the page to try again",
            ])
        #expect(window.commands.suffix(2) == ["swift-frontend -frontend", "swiftc -c"])
    }

    @Test func outputOfACrashedCompilerIsReportedUnchanged() throws {
        let window = try RunnerBench { $0.compile(.ends(.signal(6), saying: "Assertion failed")) }
        #expect(
            window.events == [
                "turned", "building", "cleared", "said error: Assertion failed",
                "notBuilt The compiler crashed: save the page to try again",
            ])
    }

    @Test func compilerThatCannotBeStartedIsReported() throws {
        let window = try RunnerBench { $0.compile(.missing) }
        #expect(window.events.last == "notBuilt The compiler crashed: save the page to try again")
        #expect(window.commands.suffix(2) == ["swift-frontend -frontend", "swiftc -c"])
    }

    @Test(arguments: [("<unknown>:0", 3), ("/x/Page.swift:1:8", 1)])
    func modulesOfAnotherCompilerAreReportedAsSuch(place: String, compilers: Int) throws {
        let compilerOutput = "\(place): error: module 'X' was created by an older version of the compiler\n"
        let window = try RunnerBench { $0.compile(.ends(.status(1), saying: compilerOutput)) }
        let message =
            "Could not build the page with Swift version 6.9 (swift-6.9-RELEASE): "
            + "Peekaboard was built with another version of Swift"
        #expect(window.events.suffix(3) == ["cleared", "said error: \(message)", "notBuilt \(message)"])
        let all = ["swift-frontend -frontend", "swift-frontend -frontend", "swiftc -c"]
        #expect(window.commands.dropFirst() == all.prefix(compilers))
    }

    @Test func withoutACompilerOnThePathThereIsNoToolchain() throws {
        let window = try RunnerBench(hasToolchain: false)
        #expect(window.events == ["noToolchain"])
        #expect(window.host.processes.isEmpty)
    }

    @Test func driverWithoutAToolchainIsReportedByName() throws {
        let window = try RunnerBench { $0.programs["swiftc"] = .ends(.status(1), saying: "what?") }
        #expect(window.events == ["noToolchain swiftc"])
    }

    @Test func driverThatCannotBeStartedIsReportedByName() throws {
        let window = try RunnerBench { $0.programs["swiftc"] = .missing }
        #expect(window.events == ["noToolchain swiftc"])
    }

    @Test func toolchainInstalledLaterIsFoundByTheNextRun() throws {
        let window = try RunnerBench { $0.programs["swiftc"] = .missing }
        window.host.programs["swiftc"] = .runs
        window.runner.run(.request)
        #expect(window.host.processes.count == 1)
        // The result of an earlier query is ignored.
        window.runner.run(.request)
        #expect(window.host.processes[0].isAbandoned)
        #expect(window.host.processes.count == 2)
    }

    @Test func processThatCannotBeStartedIsReported() throws {
        let window = try RunnerBench { $0.programs["peekaboard-page"] = .missing }
        #expect(
            window.events.suffix(2) == [
                "said error: Could not start the page’s process",
                "notBuilt Could not start the page’s process",
            ])
        #expect(window.host.counts["page process"] ?? 0 == 0)
    }

    @Test func reasonWhyAPageCannotBeLoadedIsReported() throws {
        let window = try RunnerBench { host in
            host.behavior = { message, page in
                if case .load = message { page.send(.notLoaded("undefined symbol: x")) }
            }
        }
        #expect(
            window.events.suffix(2) == [
                "logged error: undefined symbol: x", "failed Could not load the page: save it to try again",
            ])
    }

    @Test func pageWithoutALiveViewRunsExpressions() throws {
        let window = try RunnerBench { host in
            let usual = host.behavior
            host.behavior = { message, page in
                guard case .load = message else { return usual(message, page) }
                page.send(.loaded(PageTitle(name: "Live View", hasView: false)))
            }
        }
        #expect(window.events.last == "shown Live View" && window.remote?.hasView == false)
        #expect(window.runner.expressions.canRun && !window.runner.timeLine.isAvailable)
        window.host.pass(60)
        #expect(window.events.last == "shown Live View", "no response must be pending")
    }

    @Test func nextProcessIsStartedInAdvance() throws {
        let window = try RunnerBench()
        #expect(window.pages.count == 2)
        let spare = try #require(window.pages.last)
        #expect(spare.messages == [])
        #expect(spare.launch.memoryLimit != nil)
        window.save("Page.swift", "another page")
        #expect(window.page === spare)
        #expect(window.pages.count == 2, "the page's, and the spare one")
    }

    @Test func spareProcessThatExitsIsReplaced() throws {
        let window = try RunnerBench()
        window.pages.last?.end(.status(1))
        window.save("Page.swift", "another page")
        #expect(window.events.last == "shown Pairs board")
        #expect(window.events("failed") == [])
        #expect(window.pages.count == 2)
    }

    @Test func unreadableSourceIsReported() throws {
        let window = try RunnerBench(["Page.swift": "page", "Sources/More.swift/file": "what is no source"])
        let name = window.folder.file("Sources/More.swift")
        #expect(window.events.last == "notBuilt Could not read \(name)")
    }
}
