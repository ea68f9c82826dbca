// SPDX-License-Identifier: GPL-3.0-or-later
import Files
import Glibc
import TemporaryFolders
import Testing

/// Changing files and folders, and what the file system says about them.
struct DiskTests {
    private let folder = TemporaryFolder()

    private func text(of name: String) -> String? {
        contents(ofFile: folder.file(name), limit: 100).map { String(decoding: $0, as: UTF8.self) }
    }

    @Test func newFileNeverReplacesAnother() {
        #expect(Disk.create("first", at: folder.file("a")) && !Disk.create("second", at: folder.file("a")))
        symlink(folder.file("target"), folder.file("link"))
        #expect(!Disk.create("through a link", at: folder.file("link")) && Disk.exists(folder.file("link")))
        #expect(Disk.create(Array("synced".utf8), at: folder.file("b"), isSynced: true) && Folder.sync(folder.path))
        #expect(text(of: "a") == "first" && text(of: "b") == "synced" && folder.names == ["a", "b", "link"])
    }

    @Test func fileThatCannotBeWrittenIsNotCreated() {
        folder.write("file")
        for path in [folder.file("none/a"), folder.file("file/a"), folder.path] {
            #expect(!Disk.create("text", at: path) && !Disk.write("text", to: path))
        }
        #expect(!Disk.write("text", to: "/dev/full"))
        #expect(folder.names == ["file"] && !Disk.exists(folder.file("file/a")))
    }

    @Test func replacedFileKeepsItsPermissionsAndALinkItsTarget() throws {
        chmod(folder.write("inner/a.txt", "old"), 0o640)
        symlink("inner/a.txt", folder.file("link"))
        let before = try #require(FileStatus(of: folder.file("link")))
        #expect(Disk.replace(Array("new".utf8), at: folder.file("link")) && text(of: "inner/a.txt") == "new")
        let after = try #require(FileStatus(of: folder.file("link")))
        #expect(after.permissions == 0o640 && after.size == 3 && after.stamp != before.stamp)
        #expect(folder.names == ["inner", "link"] && Folder.names(in: folder.file("inner")) == ["a.txt"])
        #expect(!Disk.replace([], at: folder.file("none")) && !Disk.exists(folder.file("none")))
    }

    @Test func deletingAFolderLeavesWhatLinksInItReferTo() {
        let file = folder.write("private/a.txt")
        folder.write("build/inner/b.txt")
        symlink("../../private", folder.file("build/inner/link"))
        symlink("../private/a.txt", folder.file("build/link"))
        Disk.remove(folder.file("build"))
        #expect(Disk.exists(file) && !Disk.exists(folder.file("build")))
        Disk.remove(folder.file("none"))
    }

    @Test func foldersAreMadeWithThoseAboveThem() throws {
        #expect(Folder.make(folder.file("a/b/c"), mode: 0o700) && Folder.make(folder.file("a/b/c")))
        #expect(try #require(FileStatus(of: folder.file("a/b"))).permissions == 0o700)
        folder.write("file")
        #expect(!Folder.make(folder.file("file")) && errno == EEXIST)
        #expect(!Folder.make(folder.file("file/inner")) && errno == ENOTDIR)
        let unique = try [0, 1].map { _ in try #require(Folder.makeUnique(folder.file("a/new-"))) }
        #expect(unique[0] != unique[1] && unique.allSatisfy { $0.hasPrefix(folder.file("a/new-")) })
        #expect(Folder.makeUnique(folder.file("none/new-")) == nil && !Folder.sync(folder.file("none")))
    }

    @Test func statusSaysWhatThereIs() throws {
        chmod(folder.write("a", "12345"), 0o600)
        let file = try #require(FileStatus(of: folder.file("a")))
        #expect(file.kind == .file && file.size == 5 && !file.isPublic && file.modificationTime > 0)
        chmod(folder.path, 0o707)
        let status = try #require(FileStatus(of: folder.path))
        #expect(status.kind == .folder && status.size == nil && status.isPublic)
        #expect(FileStatus(of: folder.file("none")) == nil)
    }
}
