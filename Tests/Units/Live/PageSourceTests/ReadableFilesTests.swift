// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import TemporaryFolders
import Testing

@testable import PageSource

/// The files that a page can read.
struct ReadableFilesTests {
    private let folder = TemporaryFolder()

    @Test func folderStandsForEverythingInIt() {
        let file = folder.write("pages/inner/a.txt")
        let beside = folder.write("pages2/a.txt")
        let files = ReadableFiles([folder.file("pages"), folder.file("none")])
        #expect(files.paths == [folder.file("pages")])
        #expect(files.contains(path: file) && files.contains(path: folder.file("pages")))
        #expect(!files.contains(path: beside) && !files.contains(path: folder.path))
        #expect(!files.contains(path: folder.file("pages/none")))
        #expect(ReadableFiles(["/"]).contains(path: beside))
    }

    @Test func linksAreFollowed() {
        let file = folder.write("private/a.txt")
        folder.write("pages/b.txt")
        symlink("../private/a.txt", folder.file("pages/link"))
        symlink("pages", folder.file("other"))
        let files = ReadableFiles([folder.file("other")])
        #expect(files.paths == [folder.file("pages")])
        #expect(!files.contains(path: folder.file("pages/link")) && !files.contains(path: file))
        #expect(files.contains(uri: "file://" + folder.file("other/b.txt")))
        #expect(!files.contains(uri: "http://" + folder.file("pages/b.txt")))
    }

    @Test func pageReadsItsFolder() throws {
        let playground = try Playground(path: folder.write("pages/Page.swift"))
        #expect(playground.readableFiles(home: nil).paths == [folder.file("pages")])
        #expect(playground.readableFiles(home: folder.path).paths == [folder.file("pages")])
    }

    @Test(arguments: ["home", "above", "public"]) func pageInASharedFolderReadsOnlyWhatIsItsOwn(kind: String) throws {
        let page = folder.write("pages/Page.swift")
        for name in ["Sources/A.swift", "Resources/a.png", "b.png", "secret.txt", ".ssh/id", "below/x"] {
            folder.write("pages/\(name)")
        }
        symlink(".ssh/id", folder.file("pages/c.png"))
        symlink(".ssh", folder.file("pages/Pages"))
        if kind == "public" { chmod(folder.file("pages"), 0o1777) }
        let home = ["home": folder.file("pages"), "above": folder.file("pages/below")][kind]
        let files = try Playground(path: page).readableFiles(home: home)
        #expect(files.paths == ["Page.swift", "Sources", "Resources", "b.png"].map { folder.file("pages/\($0)") })
    }

    @Test func playgroundReadsItsFolderFromEachPage() throws {
        folder.write("A.playground/Pages/One.xcplaygroundpage/Contents.swift")
        let page = folder.write("A.playground/Pages/Two.xcplaygroundpage/Contents.swift")
        #expect(try Playground(path: page).readableFiles(home: nil).paths == [folder.file("A.playground")])
    }
}
