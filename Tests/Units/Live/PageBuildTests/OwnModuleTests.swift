// SPDX-License-Identifier: GPL-3.0-or-later
import Files
import PageSource
import TemporaryFolders
import Testing

@testable import PageBuild

/// A page and its sources, which become one module.
struct OwnModuleTests {
    private let folder = TemporaryFolder()

    /// Returns the files that are compiled, and the build.
    private func build(_ text: String, sources: [String: String]) throws -> (files: [String], build: Build) {
        for (name, text) in sources { folder.write("Sources/\(name)", text) }
        folder.write("build/none")
        let build = try Build(
            of: try Playground(path: folder.write("Page.swift", text)).pages[0],
            with: Toolchain(driver: "/nowhere/swiftc", description: ""), modules: [], cache: "",
            in: folder.file("build"))
        return (build.commands[0].arguments.filter { $0.hasSuffix(".swift") }, build)
    }

    @Test func importsOfItsSourcesAreNotCompiled() throws {
        let (text, source) = ("import Page_Sources; let a = 1", "@testable import Page_Sources\nlet b = 2")
        let (files, build) = try build(text, sources: ["B.swift": source, "C.swift": "let c = 3"])
        #expect(
            files == [folder.file("build/main.swift"), folder.file("build/0.swift"), folder.file("Sources/C.swift")])
        let texts = files.map { Disk.text(of: $0)?.split(separator: "\n").last.map(String.init) }
        #expect(texts == ["                     let a = 1", "let b = 2", "let c = 3"])
        #expect(build.source == text)
    }

    @Test func twoSourcesCanHaveTheSameName() throws {
        let (files, build) = try build(
            "", sources: ["A/B.swift": "let b = 2", "B.swift": "", "main.swift": "let c = 3"])
        let copies = [folder.file("build/1.swift"), folder.file("build/2.swift")]
        #expect(files == [folder.file("build/main.swift"), folder.file("Sources/B.swift")] + copies)
        #expect(
            build.copies.map(\.original).dropFirst() == [
                folder.file("Sources/main.swift"), folder.file("Sources/A/B.swift"),
            ])
    }
}
