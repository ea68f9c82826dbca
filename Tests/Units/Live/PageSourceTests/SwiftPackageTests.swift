// SPDX-License-Identifier: GPL-3.0-or-later
import Files
import TemporaryFolders
import Testing

@testable import PageSource

struct SwiftPackageTests {
    private let folder = TemporaryFolder()
    private let manifest = """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(
            name: "Tic",
            products: [.library(name: "TicBoard", targets: ["TicBoard"])],
            targets: [
                .target(name: "TicBoard", dependencies: [.target(name: "TicRules"), "TicSounds"]),
                .target(
                    name: "TicRules", path: "Rules"),
                .executableTarget(name: "tic", dependencies: ["TicBoard"]),
                .testTarget(name: "TicTests", dependencies: ["TicRules"]),
            ])

        """

    init() {
        folder.write("Tic/Package.swift", manifest)
        folder.write("Tic/Sources/TicBoard/Board.swift", "public let size = 3\n")
        folder.write("Tic/Rules/Rules.swift", "public let players = 2\n")
    }

    private func page(_ text: String, at path: String = "Tic/Playgrounds/A.playground/Contents.swift") throws
        -> Playground.Page
    {
        folder.write(path, text)
        return try Playground(path: folder.file(path)).pages[0]
    }

    @Test func packageOfAPageIsAboveIt() throws {
        let page = try page("")
        #expect(page.swiftPackage?.folder == FilePath.real(folder.file("Tic")))
        #expect(try self.page("", at: "Alone.swift").swiftPackage == nil)
    }

    @Test func innermostPackageCounts() throws {
        folder.write("Tic/Inner/Package.swift", "")
        let page = try page("", at: "Tic/Inner/Page.swift")
        #expect(page.swiftPackage?.folder == FilePath.real(folder.file("Tic/Inner")))
    }

    @Test func appPlaygroundIsNoPackageAroundItsPage() throws {
        folder.write("App.swiftpm/Package.swift", manifest)
        let page = try page("import TicBoard\n", at: "App.swiftpm/main.swift")
        #expect(page.swiftPackage == nil && page.sources == [])
    }

    @Test func sourcesOfThePackageAreNotThoseOfAPageBesideIt() throws {
        #expect(try page("", at: "Tic/Page.swift").sources == [])
        folder.write("Tic/Playgrounds/A.playground/Sources/Own.swift", "")
        #expect(try page("").sources.count == 1)
    }

    @Test func importedModulesAreThoseThatTheManifestNames() throws {
        let package = try #require(try page("").swiftPackage)
        let sources = [
            "import UIKit\nimport TicRules\n", "import struct TicBoard.Board\n#if false\nimport TicSounds\n#endif\n",
        ]
        #expect(package.modules(importedBy: sources) == ["TicBoard", "TicRules"])
        #expect(package.modules(importedBy: ["import Foundation\n", "// import TicRules\n"]) == [])
    }

    @Test func targetsOfProgramsAndTestsAreNotImported() throws {
        let package = try #require(try page("").swiftPackage)
        #expect(package.libraryTargets == ["TicBoard", "TicRules"])
        let text = Templates.page(of: package, note: "A note.")
        #expect(text == "//: A note.\nimport PlaygroundSupport\nimport TicBoard\nimport TicRules\n\n")
    }

    @Test func eachSourceOfThePackageChangesItsStamp() throws {
        let package = try #require(try page("").swiftPackage)
        var stamps: Set = [package.stamp]
        for (file, text) in [
            ("Tic/Sources/TicBoard/Board.swift", "public let size = 30\n"), ("Tic/Rules/Rules.swift", "let a = 1\n"),
            ("Tic/Sources/TicBoard/More.swift", ""), ("Tic/Package.swift", manifest + "\n"),
        ] {
            folder.write(file, text)
            #expect(stamps.insert(package.stamp).inserted, "\(file)")
        }
        folder.write("Tic/Tests/TicTests/Tests.swift", "")
        #expect(!stamps.insert(package.stamp).inserted)
    }
}
