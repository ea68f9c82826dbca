// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import Files
import GLibKit
import Glibc
import TemporaryFolders
import Testing

/// GIO and plain system calls return the same files.
struct GIOFilesTests {
    private let folder = TemporaryFolder()
    private var place: String { FileURI.of(path: folder.path) }

    @Test func folderHasTheSameFilesInBoth() {
        for name in ["1.png", "a b%", "ä;?#", ".hidden"] {
            let stream = fopen(folder.file(name), "w")!
            fputs(name, stream)
            fclose(stream)
        }
        mkdir(folder.file("folder"), 0o700)
        symlink(folder.file("1.png"), folder.file("link"))
        symlink(folder.file("nowhere"), folder.file("broken"))
        let (one, other) = (GIOFiles().fileNames(in: place), LocalFiles().fileNames(in: place))
        #expect(one.map(Set.init) == other.map(Set.init) && one?.count == 5)
        for name in other ?? [] {
            let file = FileURI.of(name, in: place)
            for limit in [0, name.utf8.count - 1, name.utf8.count, 1000] {
                #expect(GIOFiles().contents(of: file, limit: limit) == LocalFiles().contents(of: file, limit: limit))
            }
        }
        for name in ["nowhere", "1.png"] { #expect(GIOFiles().fileNames(in: FileURI.of(name, in: place)) == nil) }
        for name in ["nowhere", "folder"] {
            #expect(GIOFiles().contents(of: FileURI.of(name, in: place), limit: 9) == nil)
        }
    }

    @Test(.timeLimit(.minutes(1))) func pipesAreNotOpened() {
        mkfifo(folder.file("pipe"), 0o600)
        symlink(folder.file("pipe"), folder.file("link"))
        for name in ["pipe", "link"] {
            #expect(GIOFiles().contents(of: FileURI.of(name, in: place), limit: 9) == nil)
        }
    }

    @Test func namesThatAreNotUTF8AreLeftOut() {
        let path = (Array("\(folder.path)/".utf8) + [0xFF, 0]).map(CChar.init(bitPattern:))
        #expect(fopen(path, "w").map { fclose($0) } == 0)
        #expect(GIOFiles().fileNames(in: place) == [])
        unlink(path)
    }

    @Test @MainActor func pathHasTheSameURIInBoth() {
        for scalar in (1...0x2FFF).compactMap(Unicode.Scalar.init) where scalar != "/" {
            let path = "/x\(Character(scalar))x"
            let file = Object(adopting: g_file_new_for_path(path)!)
            #expect(FileURI.of(path: path) == uri(of: file.opaque))
        }
    }

    @Test @MainActor func uriIsConvertedToAPath() {
        #expect(path(ofURI: "file:///a%20b") == "/a b")
        #expect(path(ofURI: "file:///%FF") == nil)
        #expect(path(ofURI: "nowhere://server/a") == nil)
    }
}
