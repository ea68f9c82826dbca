// SPDX-License-Identifier: GPL-3.0-or-later
import TestHosts
import Testing

/// Builds with the Swift driver, which is used if the layout or the options of a toolchain differ from the expected
/// ones.
struct DriverTests {
    nonisolated private static let driving = ["swiftc -c", "swiftc -emit-library"]

    /// Failures of directly called programs for which the page is not to blame.
    nonisolated private static let faults: [(String, TestHost.Program)] = [
        ("swift-frontend", .ends(.signal(11))),
        ("swift-frontend", .ends(.signal(6), saying: "Assertion failed\n")),
        ("swift-frontend", .ends(.status(1), saying: "<unknown>:0: error: unknown argument: '-plugin-path'\n")),
        ("swift-frontend", .ends(.status(1))),
        ("swift-frontend", .missing),
        ("ld.lld", .ends(.status(1), saying: "ld.lld: error: unknown argument '--eh-frame-hdr'\n")),
        ("ld.lld", .missing),
    ]

    /// What is said if the compiler does not report values.
    private static let noValues =
        "said note: No values are shown beside the lines: the compiler can’t add them to this page"

    @Test(arguments: [
        "", "{}", "Swift version 9", #"{ "compilerVersion": "Swift version 9" }"#,
        #"{ "unversionedTriple": "vax", "arch": "vax", "paths": { "runtimeResourcePath": "/nowhere/lib/swift" } }"#,
    ])
    func unknownDescriptionFallsBackToTheDriver(description: String) throws {
        let bench = try RunnerBench { host in
            host.programs["swiftc"] = .ends(.status(0), saying: description)
            for command in Self.driving { host.programs[command] = .ends(.status(0)) }
        }
        #expect(bench.events == ["turned", "building", "cleared", Self.noValues, "shown Pairs board"])
        #expect(bench.commands == ["swiftc -print-target-info"] + Self.driving)
        for launch in bench.host.launches where Self.driving.contains(launch.command) {
            #expect(launch.program == bench.folder.file("usr/bin/swiftc"))
        }
        let compiler = try #require(bench.host.launches.first { $0.command == "swiftc -c" })
        #expect(zip(compiler.arguments, compiler.arguments.dropFirst()).contains { $0 == ("-I", "/modules") })
    }

    @Test(arguments: faults)
    func failuresWithoutAnErrorInThePageFallBackToTheDriver(name: String, fault: TestHost.Program) throws {
        let bench = try RunnerBench { host in
            host.programs[name] = fault
            for command in Self.driving { host.programs[command] = .ends(.status(0)) }
        }
        #expect(bench.events == ["turned", "building", "cleared", Self.noValues, "shown Pairs board"])
        #expect(bench.commands.suffix(3).first?.hasPrefix(name) == true && bench.commands.suffix(2) == Self.driving)
        guard case .load(let files) = bench.page?.messages.last(where: { if case .load = $0 { true } else { false } })
        else { return #expect(Bool(false), "nothing was loaded") }
        #expect(bench.host.launches.last { $0.command == "swiftc -emit-library" }?.arguments.last == files.library)
    }

    @Test func warningFromBothCompilersIsReportedOnce() throws {
        let warning = TestHost.Program.ends(.status(0), saying: "/x/Page.swift:3:7: warning: unused\n")
        let bench = try RunnerBench { host in
            host.compile(warning)
            host.programs["ld.lld"] = .ends(.status(1), saying: "ld.lld: error: unknown argument\n")
            host.programs["swiftc -emit-library"] = .ends(.status(0))
        }
        #expect(bench.events("said") == ["said note: Page.swift:3:7: warning: unused", Self.noValues])
        #expect(bench.events.last == "shown Pairs board")
    }

    @Test(arguments: faults)
    func ifBothFailTheErrorOfTheDriverIsReported(name: String, fault: TestHost.Program) throws {
        let bench = try RunnerBench { host in
            host.programs[name] = fault
            host.programs["swiftc -c"] = .ends(.status(1), saying: "<unknown>:0: error: no standard library\n")
        }
        #expect(
            bench.events == [
                "turned", "building", "cleared", "said error: error: no standard library",
                "notBuilt error: no standard library",
            ])
        #expect(bench.commands.last == "swiftc -c")
        #expect(bench.buildCount == 0)
    }

    @Test func errorFoundOnlyByTheDriverIsReportedWithItsLine() throws {
        let bench = try RunnerBench { host in
            host.programs["swift-frontend"] = .ends(.signal(11))
            host.programs["swiftc -c"] = .ends(.status(1), saying: "/x/Page.swift:4:1: error: cannot find 'y'\n")
        }
        #expect(bench.events.last == "notBuilt Page.swift:4:1: error: cannot find 'y'")
    }

    @Test func oldBoardKeepsRunningWhileTheDriverBuilds() throws {
        let bench = try RunnerBench()
        let remote = try #require(bench.remote)
        bench.host.programs["swift-frontend"] = .ends(.signal(11))
        for command in Self.driving { bench.host.programs[command] = .runs }
        bench.save("Page.swift", "another page")
        for command in Self.driving {
            #expect(bench.commands.last == command && !remote.isOver && bench.remote === remote)
            try #require(bench.drivers.first).end(.status(0))
            bench.host.settle()
        }
        #expect(bench.events("shown").count == 2 && remote.isOver)
    }

    @Test(arguments: driving) func newerSaveCancelsTheDriver(command: String) throws {
        let bench = try RunnerBench()
        bench.host.programs["swift-frontend"] = .ends(.signal(11))
        for command in Self.driving { bench.host.programs[command] = .ends(.status(0)) }
        bench.host.programs[command] = .runs
        bench.save("Page.swift", "second page")
        let driver = try #require(bench.drivers.first)
        #expect(driver.launch.command == command && bench.buildCount == 2)
        bench.host.programs["swift-frontend"] = .ends(.status(0))
        bench.forget()
        bench.save("Page.swift", "the third page")
        #expect(driver.isAbandoned && bench.drivers.isEmpty)
        // The result of the canceled build is ignored.
        driver.end(.status(0))
        bench.host.settle()
        #expect(bench.events == ["turned", "building", "cleared", "shown Pairs board"])
        #expect(bench.commands.suffix(2) == ["swift-frontend -frontend", "ld.lld -shared"])
        #expect(bench.buildCount == 1)
    }

    @Test func newerSavePreventsTheFallbackToTheDriver() throws {
        let bench = try RunnerBench()
        bench.host.programs["swift-frontend"] = .runs
        bench.save("Page.swift", "second page")
        let compiler = try #require(bench.compilers.first)
        bench.save("Page.swift", "the third page")
        compiler.end(.signal(11))
        bench.host.settle()
        #expect(bench.drivers.isEmpty && !bench.commands.contains("swiftc -c"))
        #expect(bench.compilers.count == 1)
    }
}
