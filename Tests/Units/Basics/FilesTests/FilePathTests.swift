// SPDX-License-Identifier: GPL-3.0-or-later
import Files
import Glibc
import TemporaryFolders
import Testing

/// The parts of paths.
struct FilePathTests {
    @Test(arguments: [
        ("/a/b.swift", "/a", "b.swift"), ("/a", "/", "a"), ("/", "/", "/"), ("a", ".", "a"), ("a/b", "a", "b"),
        ("/ä/ö", "/ä", "ö"),
    ])
    func pathHasAFolderAndAName(_ path: String, _ folder: String, _ name: String) {
        #expect(FilePath.folder(of: path) == folder && FilePath.name(of: path) == name)
    }

    @Test func realPathHasNoLinks() {
        let folder = TemporaryFolder()
        let file = folder.write("inner/a")
        symlink("inner", folder.file("link"))
        #expect(FilePath.real(folder.file("link/../link/a")) == FilePath.real(file))
        #expect(FilePath.real(folder.file("none")) == nil)
    }

    @Test func nameIsThatOfTheFileOfAURI() {
        #expect(FileURI.name(of: "file:///home/a%20b") == "a b" && FileURI.name(of: "smb://server/a") == nil)
    }
}
