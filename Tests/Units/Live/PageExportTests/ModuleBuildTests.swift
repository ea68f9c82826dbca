// SPDX-License-Identifier: GPL-3.0-or-later
import Files
import PageBuild
import PageSource
import TemporaryFolders
import TestHosts
import Testing

@testable import PageExport

/// The build of a program’s module.
@MainActor struct ModuleBuildTests {
    private let folder = TemporaryFolder()
    private let host = TestHost()
    private let log = Log()

    private final class Log {
        var lines: [String] = []
        var results: [Bool] = []
    }

    init() {
        folder.write("Page/Page.swift", "print(1)\n")
        host.programs["swiftc"] = .ends(.status(0), saying: folder.writeToolchain())
    }

    private func build(own: String? = "6.9", exported: String?) throws -> ModuleBuild {
        folder.write("modules/swift-version", own ?? "")
        let build = ModuleBuild(
            of: try Playground(path: folder.file("Page/Page.swift")), swiftVersion: exported,
            to: folder.file("program.so"),
            programs: PagePrograms(page: "page", modules: [folder.file("modules")], searchPath: folder.file("usr/bin")),
            folder: try #require(BuildFolder(caches: folder.path)), host: host)
        build.happened = { [log] event in
            switch event {
            case .said(let line): log.lines.append(line)
            case .ended(let isDone): log.results.append(isDone)
            }
        }
        build.start()
        host.settle()
        return build
    }

    @Test func versionsAreComparedBeforeAnythingIsCompiled() throws {
        _ = try build(own: "6.8", exported: "6.9")
        _ = try build(exported: "6.8")
        #expect(
            log.lines == [
                "swiftc is Swift 6.9, but Peekaboard was built with Swift 6.8",
                "swiftc is Swift 6.9, but the program was exported for Swift 6.8: change program.ini, or use that version",
            ])
        #expect(log.results == [false, false])
        #expect(!host.launches.contains { $0.program.hasSuffix("swift-frontend") })
    }

    @Test func numberOfAVersionIsFound() {
        #expect(SwiftVersion.number(in: "Swift version 6.3.1 (swift-6.3.1-RELEASE)") == "6.3.1")
        #expect(SwiftVersion.number(in: "Apple Swift version 6.2 (x)") == "6.2")
        #expect(SwiftVersion.number(in: "Swift") == "Swift")
    }

    @Test func withoutACompilerOrLimitsThereIsOneLine() throws {
        host.confinementSupport = .missing
        _ = try build(exported: nil)
        host.confinementSupport = .refused
        _ = try build(exported: nil)
        host.confinementSupport = .complete
        host.programs["swiftc"] = .missing
        _ = try build(exported: nil)
        #expect(Set(log.lines).count == 3 && log.results == [false, false, false])
        #expect(log.lines.allSatisfy { !$0.contains("\n") })
        #expect(!Disk.exists(folder.file("program.so")))
    }

    @Test func pageIsCompiledWithoutValuesAndWithLimits() throws {
        let build = try build(exported: "6.9")
        let launch = try #require(host.launches.last)
        #expect(launch.arguments.contains("-whole-module-optimization") && !launch.arguments.contains("-playground"))
        #expect(launch.confinement?.writable.allSatisfy { $0.hasPrefix(folder.file("peekaboard/live/")) } == true)
        build.end()
    }
}
