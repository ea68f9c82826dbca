// SPDX-License-Identifier: GPL-3.0-or-later
import Files
import PageSource
import TemporaryFolders
import Testing

@testable import PageBuild

/// Pages that need a framework of Apple’s, which the compiler need not find out.
struct MissingFrameworkTests {
    private let folder = TemporaryFolder()
    private let toolchain = Toolchain(driver: "/nowhere/swiftc", description: "")

    /// Returns the errors that keep a page from being compiled, as in the console.
    private func errors(_ text: String, sources: [String: String] = [:], edited: [String: String] = [:]) throws
        -> [String]
    {
        for (name, text) in sources { folder.write("Sources/\(name)", text) }
        let page = try Playground(path: folder.write("Page.swift", text)).pages[0]
        let edited = Dictionary(uniqueKeysWithValues: edited.map { (folder.file($0.key), $0.value) })
        folder.write("modules/none")
        folder.write("build/none")
        do throws(Build.PreparationError) {
            _ = try Build(
                of: page, edited: edited, with: toolchain, modules: [folder.file("modules")], cache: "",
                in: folder.file("build"))
            return []
        } catch {
            guard case .needsFrameworks(let errors) = error else { throw error }
            #expect(error.message == errors.map(\.message).joined(separator: "\n"))
            #expect(errors.allSatisfy { $0.severity == .error && page.files.contains($0.file ?? "") })
            #expect(Folder.visibleNames(in: folder.file("build")) == ["none"])
            return errors.map(\.message)
        }
    }

    private func message(_ place: String, _ name: String) -> String {
        "\(place): error: This page needs \(name), which isn’t available here."
    }

    @Test func frameworkIsNamedAtItsFirstImport() throws {
        let text = "import UIKit\n@preconcurrency import SwiftUI; import struct CoreML.MLModel\nimport SwiftUI\n"
        #expect(try errors(text) == [message("Page.swift:2:24", "SwiftUI"), message("Page.swift:2:47", "CoreML")])
    }

    @Test func eachFileHasItsOwn() throws {
        #expect(
            try errors("import SpriteKit", sources: ["Scene.swift": "\n import SpriteKit"])
                == [message("Page.swift:1:8", "SpriteKit"), message("Scene.swift:2:9", "SpriteKit")])
    }

    @Test func textOfTheEditorCounts() throws {
        #expect(
            try errors("import UIKit", edited: ["Page.swift": "import MapKit"]) == [message("Page.swift:1:8", "MapKit")]
        )
        #expect(try errors("import MapKit", edited: ["Page.swift": "import UIKit"]) == [])
    }

    @Test(arguments: [
        "import Foundation; import Glibc; import Cocoa; import Unknown",
        "#if canImport(SwiftUI)\nimport SwiftUI\n#endif",
        "#if os(macOS)\nimport AppKit\n#endif", "// import SwiftUI",
    ])
    func otherImportsAreLeftToTheCompiler(text: String) throws { #expect(try errors(text) == []) }

    @Test(arguments: ["Combine.swiftmodule", "Combine.swiftmodule/x86_64.swiftmodule", "Combine/module.modulemap"])
    func libraryCanHaveTheNameOfAFramework(file: String) throws {
        folder.write("modules/\(file)")
        #expect(try errors("import Combine\n#if canImport(Combine)\nimport WebKit\n#endif").count == 1)
    }
}
