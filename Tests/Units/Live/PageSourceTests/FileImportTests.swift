// SPDX-License-Identifier: GPL-3.0-or-later
import Files
import TemporaryFolders
import Testing

@testable import PageSource

struct FileImportTests {
    private let folder = TemporaryFolder()

    private func add(_ names: String..., to path: String) throws -> FileImport {
        FileImport(names.map(folder.file), for: try Playground(path: folder.file(path)).pages[0])
    }

    @Test func codeGoesToSourcesAndTheRestToResources() throws {
        folder.write("My.playground/Pages/A.xcplaygroundpage/Contents.swift", "a")
        folder.write("Card.swift", "card")
        folder.write("b.png", "picture")
        let added = try add("Card.swift", "b.png", to: "My.playground")
        #expect(
            added.added
                == ["Sources/Card.swift", "Resources/b.png"].map { folder.file("My.playground/\($0)") })
        #expect(added.refused.isEmpty)
        #expect(Disk.text(of: folder.file("My.playground/Resources/b.png")) == "picture")
        #expect(Disk.text(of: folder.file("b.png")) == "picture")
    }

    @Test func nothingIsOverwritten() throws {
        folder.write("Page.swift", "a")
        folder.write("Resources/b.png", "mine")
        folder.write("Resources/b 2.png", "mine too")
        folder.write("new/b.png", "new")
        #expect(try add("new/b.png", to: "Page.swift").added == [folder.file("Resources/b 3.png")])
        #expect(Disk.text(of: folder.file("Resources/b.png")) == "mine")
        #expect(Disk.text(of: folder.file("Resources/b 3.png")) == "new")
    }

    @Test func sourceIsNeverTheMainFile() throws {
        folder.write("Page.swift", "a")
        folder.write("new/main.swift", "new")
        #expect(try add("new/main.swift", to: "Page.swift").added == [folder.file("Sources/main 2.swift")])
    }

    @Test func foldersAndMissingFilesAreRefused() throws {
        folder.write("Page.swift", "a")
        folder.write("new/a.png")
        let added = try add("new", "missing.png", to: "Page.swift")
        #expect(added.refused == [folder.file("new"), folder.file("missing.png")])
        #expect(added.added.isEmpty)
        #expect(!Disk.exists(folder.file("Resources")))
    }

    @Test func existingFolderOfABookIsUsed() throws {
        folder.write("My.playgroundbook/Contents/Chapters/A.playgroundchapter/Pages/B.playgroundpage/main.swift", "a")
        folder.write("My.playgroundbook/Contents/PublicResources/a.png")
        folder.write("b.png")
        #expect(
            try add("b.png", to: "My.playgroundbook").added
                == [folder.file("My.playgroundbook/Contents/PublicResources/b.png")])
    }
}
