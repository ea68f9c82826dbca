// SPDX-License-Identifier: GPL-3.0-or-later
import Files
import TemporaryFolders
import Testing

@testable import AppShell

/// New pages in the user’s folder.
struct PageFolderTests {
    private let folder = TemporaryFolder()

    @Test func pagesBeginInTheDocumentsFolder() {
        #expect(PageFolder.path(documents: "/home/a/Dokumente", home: "/home/a") == "/home/a/Dokumente/Peekaboard")
        #expect(PageFolder.path(documents: nil, home: "/home/a/") == "/home/a/Peekaboard")
        #expect(PageFolder.path(documents: "", home: "/home/a") == "/home/a/Peekaboard")
    }

    @Test func pagesNeverReplaceEachOther() throws {
        let place = folder.file("new/Peekaboard")
        let paths = ["a", "b", "c"].map { PageFolder.add($0, named: "Pairs", to: place) }
        #expect(paths == ["Pairs", "Pairs 2", "Pairs 3"].map { "\(place)/\($0).swift" })
        for (path, text) in zip(paths, ["a", "b", "c"]) {
            #expect(contents(ofFile: try #require(path), limit: 10).map { String(decoding: $0, as: UTF8.self) } == text)
        }
    }

    @Test func folderThatCannotBeWrittenToIsReported() {
        folder.write("file", "")
        #expect(PageFolder.add("a", named: "Pairs", to: folder.file("file")) == nil)
        #expect(PageFolder.add("a", named: "Pairs", to: folder.file("file/below")) == nil)
    }
}
