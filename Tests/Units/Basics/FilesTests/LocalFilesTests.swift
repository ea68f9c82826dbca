// SPDX-License-Identifier: GPL-3.0-or-later
import Files
import Glibc
import TemporaryFolders
import Testing

/// Listing folders and reading files with plain system calls.
struct LocalFilesTests {
    private let folder = TemporaryFolder()
    private let files = LocalFiles()
    private var uri: String { FileURI.of(path: folder.path) }

    private func write(_ name: String, _ bytes: [UInt8] = []) {
        let stream = fopen(folder.file(name), "w")!
        #expect(fwrite(bytes, 1, bytes.count, stream) == bytes.count)
        fclose(stream)
    }

    @Test func folderListsFilesWithAnyName() {
        let names = [
            "1.png", " ", "100%", "a b.txt", "ä", ".hidden", "..three", "new\nline", String(repeating: "x", count: 255),
        ]
        names.forEach { write($0) }
        mkdir(folder.file("folder"), 0o700)
        #expect(files.fileNames(in: uri).map(Set.init) == Set(names))
        #expect(Folder.names(in: folder.path).map(Set.init) == Set(names + ["folder"]))
        #expect(files.fileNames(in: FileURI.of("folder", in: uri)) == [])
    }

    @Test func namesThatAreNotUTF8AreLeftOut() {
        write("a.png")
        let path = (Array("\(folder.path)/".utf8) + [0xFF, 0]).map(CChar.init(bitPattern:))
        #expect(fopen(path, "w").map { fclose($0) } == 0)
        #expect(files.fileNames(in: uri) == ["a.png"])
        unlink(path)
    }

    @Test func symbolicLinksAreFollowedAndOnlyFilesAreListed() {
        write("file")
        symlink(folder.file("file"), folder.file("link"))
        symlink(folder.file("nowhere"), folder.file("broken"))
        symlink(folder.path, folder.file("folder"))
        mkfifo(folder.file("pipe"), 0o600)
        #expect(files.fileNames(in: uri).map(Set.init) == ["file", "link"])
        #expect(FileKind(of: folder.file("link")) == .file && FileKind(of: folder.file("folder")) == .folder)
        #expect(FileKind(of: folder.file("pipe")) == nil && FileKind(of: folder.file("broken")) == nil)
    }

    @Test func anythingButAFolderHasNoFiles() {
        write("file")
        #expect(files.fileNames(in: FileURI.of("file", in: uri)) == nil)
        #expect(files.fileNames(in: FileURI.of("nowhere", in: uri)) == nil)
        for text in ["", folder.path, "smb://server/share", "file://server/"] {
            #expect(files.fileNames(in: text) == nil)
        }
        #expect(Folder.names(in: "") == nil)
    }

    @Test func fileIsReadCompletelyOrNotAtAll() {
        let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
        write("a b%", bytes)
        write("empty")
        let place = FileURI.of("a b%", in: uri)
        #expect(files.contents(of: place, limit: 200_000) == bytes)
        #expect(files.contents(of: place, limit: 199_999) == nil)
        #expect(files.contents(of: place, limit: 0) == nil)
        #expect(files.contents(of: FileURI.of("empty", in: uri), limit: 0) == [])
        #expect(files.contents(of: FileURI.of("nowhere", in: uri), limit: 9) == nil)
        #expect(files.contents(of: uri, limit: 9) == nil, "it is a folder")
        #expect(files.contents(of: folder.file("empty"), limit: 9) == nil, "it is a path")
    }

    @Test func unreadableFileIsNotRead() {
        write("file", [1])
        chmod(folder.file("file"), 0)
        asUnprivilegedUser {
            #expect(files.fileNames(in: uri) == nil)
            #expect(files.contents(of: FileURI.of("file", in: uri), limit: 9) == nil)
        }
        chmod(folder.path, 0o755)
        asUnprivilegedUser {
            #expect(files.fileNames(in: uri) == ["file"])
            #expect(files.contents(of: FileURI.of("file", in: uri), limit: 9) == nil)
        }
    }

    @Test func namedPipeIsNoFile() {
        mkfifo(folder.file("pipe"), 0o600)
        #expect(contents(ofFile: folder.file("pipe"), limit: 10) == nil)
        #expect(contents(ofFile: "/dev/null", limit: 10) == nil && contents(ofFile: folder.path, limit: 10) == nil)
    }
}
