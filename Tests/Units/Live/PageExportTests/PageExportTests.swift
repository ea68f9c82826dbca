// SPDX-License-Identifier: GPL-3.0-or-later
import DataFolder
import Files
import Glibc
import PageBuild
import PageSource
import TemporaryFolders
import Testing

@testable import PageExport

/// The folder of a program.
struct PageExportTests {
    private let folder = TemporaryFolder()
    private let origin: PageExport.Origin
    private var target: String { folder.file("Exported") }

    init() throws {
        folder.write("modules/swift-version", "6.3.1\n")
        origin = try #require(
            PageExport.Origin(
                templates: dataFolder.appending(path: "program").path, version: "1.0", modules: [folder.file("modules")]
            ))
    }

    private func write(
        _ page: String, _ name: String = "Tom & \"Jerry\"", edited: [String: String] = [:], icons: [Int: [UInt8]] = [:]
    ) throws {
        let playground = try Playground(path: folder.file(page))
        let export = PageExport(of: playground.firstPage, edited: edited, from: origin)
        try export.write(
            ProgramDescription(name: name, id: "org.example.Pairs", license: .mit), device: "tablet", icons: icons,
            date: "2026-11-27", to: target)
    }

    private func text(_ file: String) throws -> String { try #require(Disk.text(of: "\(target)/\(file)"), "\(file)") }

    @Test func singlePageIsCopiedAsItIs() throws {
        folder.write("Ball/My Ball.swift", "print(1)\r\n")
        folder.write("Ball/Sources/A/More.swift", "let a = 1")
        folder.write("Ball/Resources/fox.png", [0x89, 0, 255])
        folder.write("Ball/bear.png", [1])
        folder.write("Ball/letter.txt", "private")
        folder.write("Ball/Other.swift", "print(2)\n")
        try write("Ball/My Ball.swift")
        #expect(try text("Page/My Ball.swift") == "print(1)\r\n")
        #expect(try text("Page/Sources/A/More.swift") == "let a = 1")
        #expect(contents(ofFile: "\(target)/Page/Resources/fox.png", limit: 9) == [0x89, 0, 255])
        #expect(Folder.visibleNames(in: "\(target)/Page") == ["My Ball.swift", "Resources", "Sources", "bear.png"])
        #expect(FilePath.real("\(target)/Sources/Page/main.swift") == FilePath.real("\(target)/Page/My Ball.swift"))
        #expect(Folder.visibleNames(in: "\(target)/Sources/Page") == ["More.swift", "main.swift"])
    }

    @Test func pageOfAPlaygroundIsTheOnlyOneOfTheProgram() throws {
        folder.write("P.playground/Pages/One.xcplaygroundpage/Contents.swift", "print(1)\n")
        folder.write("P.playground/Pages/Two.xcplaygroundpage/Contents.swift", "print(2)\n")
        folder.write("P.playground/Pages/Two.xcplaygroundpage/Sources/B.swift", "let b = 1")
        folder.write("P.playground/Sources/A.swift", "let a = 1")
        folder.write("P.playground/Resources/sounds/a.wav", "RIFF")
        try write("P.playground/Pages/Two.xcplaygroundpage")
        let manifest = try ProgramManifest(in: target)
        #expect(manifest.page == "Page.playground/Pages/Two.xcplaygroundpage/Contents.swift")
        #expect(manifest.swiftVersion == "6.3.1" && manifest.device == "tablet")
        let copy = try Playground(path: "\(target)/\(manifest.page)")
        #expect(copy.pages.count == 1)
        #expect(copy.pages[0].sources.map(FilePath.name) == ["B.swift", "A.swift"])
        #expect(Disk.exists("\(target)/Page.playground/Resources/sounds/a.wav"))
    }

    @Test func placeholdersAreFilledInEachFile() throws {
        folder.write("Page.swift", "// swift-version: 6\nprint(1)\n")
        try write("Page.swift")
        let files = ProgramTemplate.all.map { ProgramTemplate.filled($0.path, ["ID": "org.example.Pairs"]) }
        for file in files {
            let text = try text(file)
            #expect(!text.contains(/@[A-Z]+@/) || file == "meson.build", "\(file)")
            #expect(!text.contains("@NAME@") && !text.contains("@ID@"), "\(file)")
        }
        #expect(try text("org.example.Pairs.desktop").contains("\nName=Tom & \"Jerry\"\n"))
        #expect(try text("org.example.Pairs.metainfo.xml").contains("<name>Tom &amp; &quot;Jerry&quot;</name>"))
        #expect(try text("make-deb").hasPrefix("#!/bin/sh\n"))
        #expect(try text("make-deb").contains("\nname='Tom & \"Jerry\"'\n"))
        #expect(try text("Package.swift").contains("let isSwift6 = true\n"))
        #expect(access("\(target)/make-deb", X_OK) == 0 && access("\(target)/README.md", X_OK) != 0)
        #expect(Disk.exists("\(target)/icons/hicolor/scalable/apps/org.example.Pairs.svg"))
    }

    @Test func iconsReplaceThePlainOne() throws {
        folder.write("Page.swift", "print(1)\n")
        try write("Page.swift", icons: [128: [1], 256: [2]])
        let icons = "\(target)/icons/hicolor"
        #expect(Folder.visibleNames(in: icons) == ["128x128", "256x256"])
        #expect(contents(ofFile: "\(icons)/256x256/apps/org.example.Pairs.png", limit: 9) == [2])
    }

    @Test func textThatIsNotSavedCounts() throws {
        let page = folder.write("Page.swift", "print(1)\n")
        try write("Page.swift", edited: [page: "print(2)\n"])
        #expect(try text("Page/Page.swift") == "print(2)\n")
        #expect(Disk.text(of: page) == "print(1)\n")
    }

    @Test func nothingIsOverwritten() throws {
        folder.write("Page.swift", "print(1)\n")
        folder.write("Exported/mine", "mine")
        #expect(throws: PageExport.Problem.taken(target)) { try write("Page.swift") }
        #expect(Folder.visibleNames(in: target) == ["mine"])
        unlink("\(target)/mine")
        try write("Page.swift")
    }

    @Test func linksToFilesOutsideAreNotFollowed() throws {
        let secret = folder.write("secret.png", "secret")
        folder.write("Ball/Page.swift", "print(1)\n")
        folder.write("Ball/Resources/a.png", "a")
        symlink(secret, folder.file("Ball/Resources/b.png"))
        let link = FilePath.real(folder.file("Ball"))! + "/Resources/b.png"
        #expect(throws: PageExport.Problem.outside(link)) { try write("Ball/Page.swift") }
        #expect(!Disk.exists(target), "nothing remains")
    }

    @Test func incompleteFolderIsRemoved() throws {
        folder.write("Page.swift", "print(1)\n")
        let broken = try #require(
            PageExport.Origin(templates: folder.file("none"), version: "1.0", modules: [folder.file("modules")]))
        let page = try Playground(path: folder.file("Page.swift")).pages[0]
        #expect(throws: PageExport.Problem.unreadable(folder.file("none/meson.build.in"))) {
            try PageExport(of: page, from: broken).write(
                ProgramDescription(name: "A"), device: "phone", icons: [:], date: "2026-11-27", to: target)
        }
        #expect(!Disk.exists(target))
    }

    @Test func mistakeInTheDescriptionIsSaidFirst() throws {
        folder.write("Page.swift", "print(1)\n")
        #expect(throws: PageExport.Problem.description(.missingName)) { try write("Page.swift", " ") }
    }

    @Test func pageOfAPackageIsRefused() throws {
        folder.write("Package.swift", "let name = \"Rules\"")
        folder.write("Playgrounds/Page.swift", "import Rules\n")
        #expect(throws: PageExport.Problem.needsPackage("Rules")) { try write("Playgrounds/Page.swift") }
    }

    @Test(arguments: ["Name", "Id", "License", "SwiftVersion", "Device", "Page"])
    func manifestWithoutAValueIsRefused(key: String) throws {
        folder.write("Page.swift", "print(1)\n")
        try write("Page.swift")
        let path = "\(target)/program.ini"
        let lines = try text("program.ini").split(separator: "\n").filter { !$0.hasPrefix("\(key)=") }
        #expect(Disk.write(lines.joined(separator: "\n"), to: path))
        #expect(throws: ProgramManifest.ReadError.invalid(path, key: key)) { try ProgramManifest(in: target) }
    }
}
