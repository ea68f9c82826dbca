// SPDX-License-Identifier: GPL-3.0-or-later
import PageLink
import TestHosts
import Testing

@testable import PageRuns

/// Pages that import targets of the package around them.
struct PackageTests {
    private static let files = [
        "Tic/Package.swift": #"let targets = ["TicRules"]"#, "Tic/Sources/TicRules/Rules.swift": "public let size = 3",
        "Tic/Playgrounds/Page.swift": "import TicRules\n",
    ]
    private static let warning =
        "This page is in a Swift package, which has to be built. That runs Package.swift, which is a program. Go on only if you trust this package."

    private func open(
        _ files: [String: String] = files, areTrusted: Bool = false, builder: TestHost.Program = .ends(.status(0))
    ) throws -> RunnerBench {
        try RunnerBench(files, open: "Tic/Playgrounds/Page.swift", areTrusted: areTrusted) {
            $0.programs["swift-build"] = builder
        }
    }

    private func builders(_ bench: RunnerBench) -> Int { bench.host.launches.count { $0.name == "swift-build" } }

    @Test func packageIsBuiltBeforeThePage() throws {
        let bench = try open()
        #expect(bench.host.launches == [] && bench.runner.needsConsent)
        #expect(bench.events.last == "consentNeeded \(Self.warning)")
        bench.runner.runWithConsent()
        bench.host.settle()
        #expect(bench.events("trusted") == ["trusted Tic"] && !bench.runner.needsConsent)
        #expect(bench.events.last == "shown Pairs board")
        let names = bench.host.launches.map(\.name)
        let place = try #require(names.firstIndex(of: "swift-build"))
        #expect(place < (try #require(names.firstIndex(of: "swift-frontend"))))
    }

    @Test func userAgreesToEachRiskThatWasShown() throws {
        let bench = try RunnerBench(Self.files, open: "Tic/Playgrounds/Page.swift") {
            $0.programs["swift-build"] = .ends(.status(0))
            $0.confinementSupport = .missing
        }
        #expect(bench.events.last?.hasPrefix("consentNeeded This system") == true)
        bench.runner.runWithConsent()
        bench.host.settle()
        #expect(bench.host.launches == [] && bench.runner.needsConsent && bench.events("trusted") == [])
        #expect(bench.events.last == "consentNeeded \(Self.warning)")
        bench.runner.runWithConsent()
        bench.host.settle()
        #expect(bench.events("trusted") == ["trusted Tic"] && bench.events.last == "shown Pairs board")
    }

    @Test func itIsRestrictedToItsFolders() throws {
        let bench = try open()
        bench.runner.runWithConsent()
        bench.host.settle()
        let launch = try #require(bench.host.launches.first { $0.name == "swift-build" })
        let limits = try #require(launch.confinement)
        let builds = bench.folder.file("caches/peekaboard/packages")
        #expect(limits.writable.count == 1 && limits.writable[0].hasPrefix(builds))
        #expect(limits.readable.contains { $0.hasSuffix("/Tic") } && limits.allowsChildren)
        #expect(launch.environment["HOME"] == limits.writable[0] && !launch.inheritsEnvironment)
        let compiler = try #require(bench.host.launches.first { $0.name == "swift-frontend" }?.confinement)
        #expect(compiler.readable.contains(limits.writable[0]) && !compiler.writable.contains(limits.writable[0]))
    }

    @Test func trustedPackageIsNotAskedAbout() throws {
        let bench = try open(areTrusted: true)
        #expect(bench.events.last == "shown Pairs board" && builders(bench) == 1)
        let other = try open()
        other.runner.consent.trustPackages(in: other.runner.imports.map { [$0.package.folder] } ?? [])
        other.runner.run(.request)
        other.host.settle()
        #expect(other.events.last == "shown Pairs board" && other.events("trusted") == [])
    }

    @Test func pageThatImportsNothingOfThePackageIsNotAskedAbout() throws {
        var files = Self.files
        files["Tic/Playgrounds/Page.swift"] = "import Foundation\n"
        let bench = try open(files)
        #expect(bench.events.last == "shown Pairs board" && builders(bench) == 0)
        bench.save("Tic/Sources/TicRules/Rules.swift", "public let size = 4")
        #expect(bench.events("building").count == 1)
        // With an import, it is.
        bench.save("Tic/Playgrounds/Page.swift", "import TicRules\n")
        #expect(bench.events.last == "consentNeeded \(Self.warning)" && bench.page == nil)
    }

    @Test func saveInThePackageRunsThePageAgain() throws {
        let bench = try open(areTrusted: true)
        for (file, count) in [("Tic/Sources/TicRules/Rules.swift", 2), ("Tic/Package.swift", 3)] {
            bench.forget()
            bench.save(file, #"let other = ["TicRules"]"#)
            #expect(bench.events.last == "shown Pairs board" && builders(bench) == count)
        }
        bench.save("Tic/Playgrounds/Page.swift", "import TicRules\n\n")
        #expect(builders(bench) == 4)
    }

    @Test func errorInThePackageIsReported() throws {
        let bench = try open(areTrusted: true)
        let rules = bench.folder.file("Tic/Sources/TicRules/Rules.swift")
        bench.host.programs["swift-build"] = .ends(
            .status(1), saying: "[1/2] Compiling\n\(rules):1:8: error: expected declaration\nerror: it failed\n")
        bench.forget()
        bench.save("Tic/Sources/TicRules/Rules.swift", "public oops")
        let said = bench.events("said")
        #expect(said.count == 1 && said[0].contains("Rules.swift:1:8: error: expected"))
        #expect(bench.page?.hasEnded == false, "the last version stays")
        bench.host.programs["swift-build"] = .ends(.status(0))
        bench.save("Tic/Sources/TicRules/Rules.swift", "public let size = 5")
        #expect(bench.events.last == "shown Pairs board")
    }
}
