// SPDX-License-Identifier: GPL-3.0-or-later
import Foundation
import PageSource
import Testing

@testable import PageBuild

/// Builds with unexpected toolchains.
struct BuildProgressTests {
    @Test func driverIsNotCalledForAKnownToolchain() throws {
        let (outcome, called, hasLibrary) = try FakeToolchain(driver: .crashing).build()
        #expect(outcome == .built([]) && called == ["swift-frontend", "ld.lld"] && hasLibrary)
    }

    @Test(arguments: [
        "", "{}", "swiftc: no such option", #"{"compilerVersion":"Swift version 7"}"#,
        #"{ "compilerVersion": "Swift version 7", "paths": { "runtimeResourcePath": "/nowhere" } }"#,
    ])
    func unknownDescriptionFallsBackToTheDriver(description: String) throws {
        let toolchain = FakeToolchain(compiler: .crashing, driver: .saying("Page.swift:1:1: warning: old"))
        let (outcome, called, hasLibrary) = try toolchain.build(described: description)
        #expect(called == ["swiftc", "swiftc"] && hasLibrary)
        guard case .built(let warnings) = outcome else { return #expect(outcome == .built([])) }
        #expect(Set(warnings.map(\.text)) == ["old"])
    }

    @Test(arguments: ["bin/swift-frontend", "bin/ld.lld", "lib/swift/linux/pdp11/swiftrt.o"])
    func toolchainWithAMissingPartFallsBackToTheDriver(part: String) throws {
        let toolchain = FakeToolchain()
        remove(toolchain.folder.file("usr/\(part)"))
        let (outcome, called, hasLibrary) = try toolchain.build()
        #expect(outcome == .built([]) && called == ["swiftc", "swiftc"] && hasLibrary)
    }

    @Test func pathsMissingFromTheDescriptionAreNextToTheDriver() {
        let toolchain = FakeToolchain()
        symlink(toolchain.driver, toolchain.folder.file("swiftc"))
        let linked = Toolchain(driver: toolchain.folder.file("swiftc"), description: "")
        #expect(linked.libraries == toolchain.folder.file("usr/lib/swift/linux"))
        #expect(linked.symbolizer == toolchain.folder.file("usr/bin/llvm-symbolizer"))
        #expect(linked.parts == nil && linked.version == "Swift")
    }

    @Test(arguments: [
        FakeToolchain.Way.failing("<unknown>:0: error: unknown argument: '-default-isolation'"),
        .failing("something else"), .failing(""), .crashing,
    ])
    func compilerThatCannotBeCalledDirectlyFallsBackToTheDriver(way: FakeToolchain.Way) throws {
        let (outcome, called, hasLibrary) = try FakeToolchain(compiler: way).build()
        // The second time, without values.
        let expected = ["swift-frontend", "swift-frontend", "swiftc", "swiftc"]
        #expect(outcome == .built([]) && called == expected && hasLibrary)
    }

    @Test func linkerThatCannotBeCalledDirectlyFallsBackToTheDriver() throws {
        let toolchain = FakeToolchain(linker: .failing("ld.lld: error: unknown argument '--eh-frame-hdr'"))
        let (outcome, called, hasLibrary) = try toolchain.build()
        let expected = ["swift-frontend", "ld.lld", "swift-frontend", "ld.lld", "swiftc", "swiftc"]
        #expect(outcome == .built([]) && called == expected && hasLibrary)
    }

    @Test func pageThatDoesNotCompileWithValuesIsBuiltWithoutThem() throws {
        let way = FakeToolchain.Way.failing("<unknown>:0: error: value pack 'each P'", ifGiven: "-playground")
        let (outcome, called, hasLibrary) = try FakeToolchain(compiler: way).build()
        #expect(outcome == .built([]) && called == ["swift-frontend", "swift-frontend", "ld.lld"] && hasLibrary)
    }

    @Test func errorsInAllFilesAreReported() throws {
        let toolchain = FakeToolchain(compiler: .failing("/pages/Page.swift:1:7: error: cannot find 'x' in scope"))
        let (outcome, called, hasLibrary) = try toolchain.build(sources: ["More.swift", "Others.swift"])
        guard case .failed(let errors) = outcome else { return #expect(outcome == .failed([])) }
        #expect(errors.count == 1 && called == ["swift-frontend", "swift-frontend"] && !hasLibrary)
    }

    @Test func sourcesAreCompiledApart() throws {
        let (outcome, called, hasLibrary) = try FakeToolchain().build(sources: ["More.swift", "Others.swift"])
        #expect(outcome == .built([]) && called == ["swift-frontend", "swift-frontend", "ld.lld"] && hasLibrary)
    }

    @Test func errorInThePageIsNotTriedAgain() throws {
        let toolchain = FakeToolchain(compiler: .failing("/pages/Page.swift:1:7: error: cannot find 'x' in scope"))
        let (outcome, called, hasLibrary) = try toolchain.build()
        guard case .failed(let errors) = outcome else { return #expect(outcome == .failed([])) }
        #expect(errors.map(\.line) == [1] && called == ["swift-frontend"] && !hasLibrary)
    }

    @Test func ifEverythingFailsTheErrorOfTheDriverIsReported() throws {
        let way = FakeToolchain.Way.failing("<unknown>:0: error: unable to load standard library")
        let (outcome, called, hasLibrary) = try FakeToolchain(compiler: .crashing, driver: way).build()
        guard case .failed(let errors) = outcome else { return #expect(outcome == .failed([])) }
        #expect(errors.map(\.text) == ["unable to load standard library"])
        #expect(called == ["swift-frontend", "swift-frontend", "swiftc"] && !hasLibrary)
    }

    @Test func unknownErrorIsPassedOn() throws {
        let toolchain = FakeToolchain(compiler: .crashing, driver: .failing("Stack dump:"))
        let (outcome, _, hasLibrary) = try toolchain.build()
        #expect(outcome == .broken("Stack dump:\n") && !hasLibrary)
        remove(toolchain.driver)
        #expect(try toolchain.build().0 == .broken(""))
    }

    @Test func messagesOfTheCompilerAreReadFromItsFile() throws {
        #expect(try messages(file: [2], isDone: true) == ["warning"])
        #expect(try messages(file: [2, 3], isDone: true) == ["warning", "error"])
        // An error without a file is not one of the page, so the driver is tried.
        #expect(try messages(file: [2, 3], isDone: false) == [])
        // The text is read if the file does not explain the failure or cannot be read.
        #expect(try messages(file: [2], isDone: false) == ["printed"])
        #expect(try messages(file: nil, isDone: false) == ["printed"])
        #expect(try messages(file: [2, 9], isDone: true) == ["printed"])
    }

    /// Returns the texts of the messages of a compiler that has also written messages of the given severities to a file.
    private func messages(file severities: [UInt64]?, isDone: Bool) throws -> [String] {
        let toolchain = FakeToolchain()
        let page = try Playground(path: toolchain.folder.write("Page.swift", "print(1)")).pages[0]
        let build = try Build(
            of: page, with: Toolchain(driver: toolchain.driver, description: toolchain.description), modules: [],
            cache: "", in: toolchain.folder.path)
        var run = BuildProgress(build)
        if let severities {
            var writer = BitstreamWriter(signature: "DIAG")
            for severity in severities { writer.block(9) { $0.record(2, [severity, 0, 0, 0, 0]) } }
            let path = try #require(run.next?.messages.first)
            try Data(writer.bytes).write(to: URL(filePath: path))
        }
        run.ended(isDone: isDone, printed: "/p/Page.swift:1:1: error: printed\n")
        return run.diagnostics.map { $0.text.isEmpty ? $0.severity.rawValue : $0.text }
    }
}
