// SPDX-License-Identifier: GPL-3.0-or-later
import Files
import Glibc
import PageSource
import TemporaryFolders
import Testing

@testable import PageBuild

struct BuildTests {
    private let folder = TemporaryFolder()

    /// Returns a toolchain that exists only as far as it is checked.
    private func madeUp() -> Toolchain {
        for library in ["libswiftCore.so", "libXCTest.so"] {
            folder.write("usr/lib/swift/linux/\(library)")
        }
        return Toolchain(driver: folder.path + "/usr/bin/swiftc", description: folder.writeToolchain())
    }

    @Test func toolchainIsReadFromItsDescription() throws {
        let toolchain = madeUp()
        let parts = try #require(toolchain.parts)
        #expect(parts.compiler == folder.path + "/usr/bin/swift-frontend")
        #expect(parts.target == "pdp11-unknown-linux")
        #expect(toolchain.version == "Swift version 6.9 (swift-6.9-RELEASE)")
        #expect(toolchain.libraries == folder.path + "/usr/lib/swift/linux")
    }

    @Test func firstDriverOnThePathIsUsed() {
        let driver = folder.write("b/swiftc")
        folder.write("a/swiftc")
        chmod(driver, 0o700)
        #expect(Toolchain.driver(on: "/nowhere:\(folder.path)/a:\(folder.path)/b") == driver)
        #expect(Toolchain.driver(on: "/nowhere:\(folder.path)/a") == nil)
        #expect(Toolchain.driver(on: "") == nil)
    }

    @Test func pageIsBuiltFromItsCurrentContents() throws {
        let toolchain = madeUp()
        let parts = try #require(toolchain.parts)
        let file = folder.write("My \"page\".swift", "print(1)")
        let source = folder.write("Sources/More.swift", "let more = 1")
        let page = try Playground(path: file).pages[0]
        folder.write("build/none")
        let place = folder.path + "/build"
        let build = try Build(of: page, with: toolchain, modules: ["/m"], cache: "/c", in: place)
        folder.write("My \"page\".swift", "print(2)")
        #expect(
            Disk.text(of: place + "/main.swift")
                == "#sourceLocation(file: \"\(folder.path)/My \\\"page\\\".swift\", line: 1)\nprint(1)")
        #expect(build.commands.map(\.program) == [parts.compiler, parts.compiler, parts.linker])
        // Only the page itself reports its values.
        let (main, other) = (build.commands[0].arguments, build.commands[1].arguments)
        for (arguments, primary) in [(main, place + "/main.swift"), (other, source)] {
            let pairs = zip(arguments, arguments.dropFirst())
            #expect(arguments.contains(place + "/main.swift") && arguments.contains(source))
            #expect(pairs.filter { $0.0 == "-primary-file" }.map(\.1) == [primary])
            #expect(pairs.contains { $0 == ("-I", "/m") })
            #expect(arguments.contains("-playground") == (primary != source))
        }
        let linking = build.commands[2].arguments
        for arguments in [main, other] { #expect(linking.contains(arguments.last ?? "")) }
        #expect(linking.contains { $0.hasSuffix("/libswiftCore.so") } && !linking.contains { $0.contains("XCTest") })
        #expect(linking.last == build.library)
    }

    @Test func librariesBesideTheModulesAreLinkedIfThePageUsesThem() throws {
        let library = folder.write("modules/libExtras.so")
        folder.write("modules/Extras.swiftmodule")
        let page = try Playground(path: folder.write("Page.swift", "import Extras")).pages[0]
        let build = try Build(
            of: page, with: madeUp(), modules: [folder.file("modules")], cache: "", in: folder.path)
        let linking = build.commands[1].arguments
        let start = try #require(linking.firstIndex(of: "--as-needed"))
        #expect(linking[start...].filter { $0.hasPrefix(folder.file("modules")) } == [library])
        let driving = try #require(build.fallbacks.last?.last).arguments
        let pairs = zip(driving, driving.dropFirst())
        #expect(pairs.filter { $0.0 == "-Xlinker" }.map(\.1) == ["--as-needed", library])
        #expect(driving.last == build.library)
    }

    @Test func withoutValuesAllFilesAreCompiledAtOnce() throws {
        let toolchain = madeUp()
        folder.write("Sources/More.swift", "let more = 1")
        let page = try Playground(path: folder.write("Page.swift", "print(1)")).pages[0]
        let build = try Build(
            of: page, with: toolchain, modules: [], cache: "", in: folder.path, showsValues: false)
        #expect(build.commands.count == 2 && !build.commands[0].arguments.contains("-playground"))
        #expect(build.commands[0].arguments.contains("-whole-module-optimization"))
        #expect(build.fallbacks.count == 1 && build.source == "print(1)")
    }

    @Test func formsOfObjectiveCAreReplacedInCopies() throws {
        let toolchain = madeUp()
        let file = folder.write("Page.swift", "class A { @IBOutlet var a: B! }\n")
        folder.write("Sources/A.swift", "let a = 1")
        let other = folder.write("Sources/B.swift", "class B { @objc(c) private func b() {} }\nlet b = #selector(B.b)")
        folder.write("Sources/C.swift", "class C { func tableView(_ a: T, moveRowAt b: I, to c: I) {} }")
        let page = try Playground(path: file).pages[0]
        folder.write("build/none")
        let place = folder.path + "/build"
        let build = try Build(of: page, with: toolchain, modules: [], cache: "", in: place)
        #expect(build.source == "class A { @IBOutlet var a: B! }\n", "what the user sees is kept")
        #expect(
            Disk.text(of: place + "/main.swift") == """
                __PageMethods2.all
                __PageMethods3.all
                #sourceLocation(file: "\(file)", line: 1)
                class A {           var a: B! }

                """)
        #expect(
            Disk.text(of: place + "/1.swift") == """
                #sourceLocation(file: "\(other)", line: 1)
                class B {          private func b() {} }
                let b =  Selector(B.b)
                #sourceLocation(file: "<methods>", line: 1)
                import class ViewKit.NamedMethod
                extension B { @MainActor fileprivate static let __pageMethod2_0 = NamedMethod("c", B.b) }
                @preconcurrency @MainActor enum __PageMethods2 { static let all: Void = {
                NamedMethod.add([B.__pageMethod2_0])
                NamedMethod.addNames("2:18 c", in: "\(other)") }() }

                """)
        let lastLines = Disk.text(of: place + "/2.swift")?.split(separator: "\n").suffix(4) ?? []
        #expect(
            lastLines == [
                "import class ViewKit.NamedMethod",
                "@preconcurrency @MainActor enum __PageMethods3 { static let all: Void = {",
                "NamedMethod.add([NamedMethod(implementing: \"tableView:moveRowAt:to:\", in: C.self)])",
                "NamedMethod.addNames(\"\", in: \"\(folder.path)/Sources/C.swift\") }() }",
            ])
        #expect(build.copies.map(\.original) == [file, other, folder.path + "/Sources/C.swift"])
        #expect(build.copies.origin(of: place + "/main.swift", line: 5).line == 2)
    }

    @Test func pageIsInSwift5UnlessItSaysOtherwise() {
        #expect(Build.languageOptions(for: "import UIKit\n").suffix(2) == ["-swift-version", "5"])
        for line in ["// swift-version: 6", "//swift-version:6", "  //  swift-version: 6\r"] {
            let options = Build.languageOptions(for: "import UIKit\n\(line)\n")
            #expect(options.contains("6") && options.contains("-default-isolation"), "\(line)")
        }
        #expect(Build.languageOptions(for: "let a = \"// swift-version: 6\"").last == "5")
    }

    @Test func UIKitTakesThePlaceOfWhatItIncludes() throws {
        let toolchain = madeUp()
        let file = folder.write("Page.swift", "import Foundation // ä\nlet a = 1\n")
        let source = folder.write("Sources/A.swift", "import struct Foundation.Date; import CoreGraphics\n")
        let page = try Playground(path: file).pages[0]
        folder.write("build/none")
        let build = try Build(of: page, with: toolchain, modules: [], cache: "", in: folder.path + "/build")
        let texts = build.copies.map { Disk.text(of: $0.path) ?? "" }
        #expect(texts[0].hasSuffix("\nimport UIKit      // ä\nlet a = 1\n"))
        #expect(texts[1].hasSuffix("\nimport UIKit                 ; import UIKit       \n"))
        #expect(build.copies.map(\.original) == [file, source])
    }

    @Test func filesThatCannotBeReadOrWrittenAreReported() throws {
        let toolchain = madeUp()
        let file = folder.write("Page.swift")
        let page = try Playground(path: file).pages[0]
        #expect(throws: Build.PreparationError.unwritable("/nowhere")) {
            try Build(of: page, with: toolchain, modules: [], cache: "", in: "/nowhere")
        }
        remove(file)
        #expect(throws: Build.PreparationError.unreadable(file)) {
            try Build(of: page, with: toolchain, modules: [], cache: "", in: folder.path)
        }
    }

    @Test func buildFolderIsRemovedWithItsWindow() throws {
        let caches = folder.path + "/cache"
        folder.write("cache/peekaboard/live/999999999/1/page.so")
        folder.write("cache/peekaboard/live/999999999/1/.page.so.tmp")
        folder.write("cache/peekaboard/live/1/1/page.so")
        let builds = try #require(BuildFolder(caches: caches))
        let live = caches + "/peekaboard/live"
        #expect(FileKind(of: live + "/999999999") == nil)
        // The process is still running.
        #expect(FileKind(of: live + "/1") == .folder)
        #expect(FileKind(of: builds.cache.path) == .folder)
        let (first, second) = (builds.next(), builds.next())
        #expect(first != second && FileKind(of: first) == .folder)
        builds.remove(first)
        #expect(FileKind(of: first) == nil && FileKind(of: second) == .folder)
        builds.removeAll()
        #expect(Folder.visibleNames(in: live) == ["1"])
        #expect(BuildFolder(caches: "/proc/nowhere") == nil)
    }
}
