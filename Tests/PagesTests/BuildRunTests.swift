import Foundation
import Testing

@testable import Pages

/// Builds with unexpected toolchains.
struct BuildRunTests {
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
        #expect(outcome == .built([]) && called == ["swift-frontend", "swiftc", "swiftc"] && hasLibrary)
    }

    @Test func linkerThatCannotBeCalledDirectlyFallsBackToTheDriver() throws {
        let toolchain = FakeToolchain(linker: .failing("ld.lld: error: unknown argument '--eh-frame-hdr'"))
        let (outcome, called, hasLibrary) = try toolchain.build()
        #expect(outcome == .built([]) && called == ["swift-frontend", "ld.lld", "swiftc", "swiftc"] && hasLibrary)
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
        #expect(called == ["swift-frontend", "swiftc"] && !hasLibrary)
    }

    @Test func unknownErrorIsPassedOn() throws {
        let toolchain = FakeToolchain(compiler: .crashing, driver: .failing("Stack dump:"))
        let (outcome, _, hasLibrary) = try toolchain.build()
        #expect(outcome == .broken("Stack dump:\n") && !hasLibrary)
        remove(toolchain.driver)
        #expect(try toolchain.build().0 == .broken(""))
    }
}
