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
        let window = try RunnerBench { host in
            host.programs["swiftc"] = .ends(.status(0), saying: description)
            for command in Self.driving { host.programs[command] = .ends(.status(0)) }
        }
        #expect(window.events == ["turned", "building", "cleared", Self.noValues, "shown Pairs board"])
        #expect(window.commands == ["swiftc -print-target-info"] + Self.driving)
        for launch in window.host.launches where Self.driving.contains(launch.command) {
            #expect(launch.program == window.folder.file("usr/bin/swiftc"))
        }
        let compiler = try #require(window.host.launches.first { $0.command == "swiftc -c" })
        #expect(zip(compiler.arguments, compiler.arguments.dropFirst()).contains { $0 == ("-I", "/modules") })
    }

    @Test(arguments: faults)
    func failuresWithoutAnErrorInThePageFallBackToTheDriver(name: String, fault: TestHost.Program) throws {
        let window = try RunnerBench { host in
            host.programs[name] = fault
            for command in Self.driving { host.programs[command] = .ends(.status(0)) }
        }
        #expect(window.events == ["turned", "building", "cleared", Self.noValues, "shown Pairs board"])
        #expect(window.commands.suffix(3).first?.hasPrefix(name) == true && window.commands.suffix(2) == Self.driving)
        guard case .load(let files) = window.page?.messages.last(where: { if case .load = $0 { true } else { false } })
        else { return #expect(Bool(false), "nothing was loaded") }
        #expect(window.host.launches.last { $0.command == "swiftc -emit-library" }?.arguments.last == files.library)
    }

    @Test func warningFromBothCompilersIsReportedOnce() throws {
        let warning = TestHost.Program.ends(.status(0), saying: "/x/Page.swift:3:7: warning: unused\n")
        let window = try RunnerBench { host in
            host.compile(warning)
            host.programs["ld.lld"] = .ends(.status(1), saying: "ld.lld: error: unknown argument\n")
            host.programs["swiftc -emit-library"] = .ends(.status(0))
        }
        #expect(window.events("said") == ["said note: Page.swift:3:7: warning: unused", Self.noValues])
        #expect(window.events.last == "shown Pairs board")
    }

    @Test(arguments: faults)
    func ifBothFailTheErrorOfTheDriverIsReported(name: String, fault: TestHost.Program) throws {
        let window = try RunnerBench { host in
            host.programs[name] = fault
            host.programs["swiftc -c"] = .ends(.status(1), saying: "<unknown>:0: error: no standard library\n")
        }
        #expect(
            window.events == [
                "turned", "building", "cleared", "said error: error: no standard library",
                "notBuilt error: no standard library",
            ])
        #expect(window.commands.last == "swiftc -c")
        #expect(window.buildCount == 0)
    }

    @Test func errorFoundOnlyByTheDriverIsReportedWithItsLine() throws {
        let window = try RunnerBench { host in
            host.programs["swift-frontend"] = .ends(.signal(11))
            host.programs["swiftc -c"] = .ends(.status(1), saying: "/x/Page.swift:4:1: error: cannot find 'y'\n")
        }
        #expect(window.events.last == "notBuilt Page.swift:4:1: error: cannot find 'y'")
    }

    @Test func oldBoardKeepsRunningWhileTheDriverBuilds() throws {
        let window = try RunnerBench()
        let remote = try #require(window.remote)
        window.host.programs["swift-frontend"] = .ends(.signal(11))
        for command in Self.driving { window.host.programs[command] = .runs }
        window.save("Page.swift", "another page")
        for command in Self.driving {
            #expect(window.commands.last == command && !remote.isOver && window.remote === remote)
            try #require(window.drivers.first).end(.status(0))
            window.host.settle()
        }
        #expect(window.events("shown").count == 2 && remote.isOver)
    }

    @Test(arguments: driving) func newerSaveCancelsTheDriver(command: String) throws {
        let window = try RunnerBench()
        window.host.programs["swift-frontend"] = .ends(.signal(11))
        for command in Self.driving { window.host.programs[command] = .ends(.status(0)) }
        window.host.programs[command] = .runs
        window.save("Page.swift", "second page")
        let driver = try #require(window.drivers.first)
        #expect(driver.launch.command == command && window.buildCount == 2)
        window.host.programs["swift-frontend"] = .ends(.status(0))
        window.forget()
        window.save("Page.swift", "the third page")
        #expect(driver.isAbandoned && window.drivers.isEmpty)
        // The result of the canceled build is ignored.
        driver.end(.status(0))
        window.host.settle()
        #expect(window.events == ["turned", "building", "cleared", "shown Pairs board"])
        #expect(window.commands.suffix(2) == ["swift-frontend -frontend", "ld.lld -shared"])
        #expect(window.buildCount == 1)
    }

    @Test func newerSavePreventsTheFallbackToTheDriver() throws {
        let window = try RunnerBench()
        window.host.programs["swift-frontend"] = .runs
        window.save("Page.swift", "second page")
        let compiler = try #require(window.compilers.first)
        window.save("Page.swift", "the third page")
        compiler.end(.signal(11))
        window.host.settle()
        #expect(window.drivers.isEmpty && !window.commands.contains("swiftc -c"))
        #expect(window.compilers.count == 1)
    }
}
