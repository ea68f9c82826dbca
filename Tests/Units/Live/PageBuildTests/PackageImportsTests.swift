// SPDX-License-Identifier: GPL-3.0-or-later
import Files
import PageSource
import TemporaryFolders
import Testing

@testable import PageBuild

struct PackageImportsTests {
    private let folder = TemporaryFolder()
    private let page: Playground.Page
    private let toolchain: Toolchain

    init() throws {
        folder.write("Tic/Package.swift", #"let targets = ["TicBoard", "TicRules", "UIKit"]"#)
        folder.write("Tic/Page.swift", "import TicRules\nimport UIKit\n")
        folder.write("modules/UIKit.swiftmodule", "")
        page = try Playground(path: folder.file("Tic/Page.swift")).pages[0]
        let description = folder.writeToolchain()
        toolchain = Toolchain(driver: folder.file("usr/bin/swiftc"), description: description)
    }

    private func imports(edited text: String? = nil) -> PackageImports? {
        PackageImports(
            of: page, edited: text.map { [page.file: $0] } ?? [:], known: [folder.file("modules")])
    }

    @Test func modulesThatEveryPageCanImportAreNotThoseOfThePackage() {
        #expect(imports()?.modules == ["TicRules"])
        #expect(imports(edited: "import UIKit\n") == nil)
        #expect(imports(edited: "import TicRules\nimport TicBoard\n")?.modules == ["TicBoard", "TicRules"])
    }

    @Test func eachModuleIsBuiltBySwiftPM() throws {
        let imports = try #require(self.imports(edited: "import TicRules\nimport TicBoard\n"))
        let commands = imports.build(with: toolchain, known: ["/modules"], in: "/builds").commands
        #expect(commands.allSatisfy { $0.program == folder.file("usr/bin/swift-build") })
        #expect(commands.map { $0.arguments.suffix(2) } == [["--target", "TicBoard"], ["--target", "TicRules"]])
        #expect(commands[0].arguments.contains("-I/modules"), "a target can import UIKit")
        #expect(commands[0].arguments.contains("/builds/build"))
    }

    @Test func driverForgetsWhatItHasNotedAboutTheLastBuild() throws {
        let notes = folder.write("builds/build/debug/TicRules.build/primary.priors")
        _ = try #require(imports()).build(with: toolchain, known: [], in: folder.file("builds"))
        #expect(!Disk.exists(notes), "a source that is saved twice within a second would be left out")
    }

    @Test func objectsOfSourcesThatAreGoneAreNotLinked() throws {
        let debug = "builds/build/debug"
        let object = folder.write("\(debug)/TicRules.build/Rules.swift.o")
        folder.write("\(debug)/TicRules.build/Gone.swift.o")
        folder.write(
            "\(debug)/TicRules.build/output-file-map.json",
            #"{"": {"swift-dependencies": "x"}, "/Rules.swift": {"object": "\#(object)"}, "/A": {"object": "/a.o"}}"#)
        let other = folder.write("\(debug)/CTic.build/deep/tic.c.o")
        let map = folder.write("\(debug)/CTic.build/module.modulemap")
        let products = try #require(imports()).products(in: folder.file("builds"))
        #expect(products.linked == [object, "--start-lib", other, "--end-lib"])
        #expect(products.options == ["-I", folder.file("\(debug)/Modules"), "-Xcc", "-fmodule-map-file=\(map)"])
    }

    @Test func pageIsCompiledAndLinkedWithWhatWasBuilt() throws {
        let debug = "builds/build/debug"
        let object = folder.write("\(debug)/TicRules.build/Rules.o")
        let products = try #require(imports()).products(in: folder.file("builds"))
        let build = try Build(
            of: page, with: toolchain, modules: ["/modules"], products: products, cache: "/cache",
            in: folder.path)
        let all = [build.commands] + build.fallbacks
        #expect(all.count == 3)
        for commands in all {
            #expect(commands.last?.arguments.contains(object) == true)
            #expect(commands.first?.arguments.contains(folder.file("\(debug)/Modules")) == true)
        }
        let expression = try build.module.build(of: [.init(name: "e", text: "1")], as: "e")
        #expect(expression.commands.last?.arguments.contains(object) == false, "the page has it")
    }

    @Test func packagesWithinEachOtherHaveFoldersOfTheirOwn() throws {
        let builds = try #require(BuildFolder(caches: folder.file("caches")))
        folder.write("Tic/.build/Package.swift", "")
        let folders = ["Tic", "Tic/.build"].compactMap { SwiftPackage(at: folder.file($0)) }.map(builds.folder)
        #expect(folders.count == 2 && Set(folders).count == 2 && folders.allSatisfy { FileKind(of: $0) == .folder })
        builds.removeAll()
        #expect(FileKind(of: folders[0]) == .folder, "only changes are built next time")
        _ = BuildFolder(caches: folder.file("caches"))
        #expect(FileKind(of: folders[0]) == .folder)
    }
}
