// SPDX-License-Identifier: GPL-3.0-or-later
import Archives
import CGtk
import Files
import Glibc
import GtkKit
import HandMadeZips
import PageSource
import Seeding
import TemporaryFolders
import Testing

@testable import PeekaboardLive

/// Files with pages that are sent to others.
struct PageFileTests {
    private typealias Entry = HandMadeZip.Entry

    private let folder = TemporaryFolder()
    /// Where pages are saved.
    private var own: String { folder.file("own") }

    private static let intro = "Boards.playground/Pages/Intro.xcplaygroundpage/Contents.swift"

    /// Writes a playground with two pages, of which the list has another order than the alphabet.
    private func writePlayground() -> String {
        folder.write(Self.intro, "//: Intro\nprint(1)\n")
        folder.write("Boards.playground/Pages/Deal.xcplaygroundpage/Contents.swift", "print(2)\n")
        folder.write("Boards.playground/Sources/Cards.swift", "public let count = 12\n")
        folder.write("Boards.playground/Resources/cat.png", [0x89, 0x50, 0x4E, 0x47, 0, 255])
        folder.write(
            "Boards.playground/contents.xcplayground",
            "<playground><pages><page name='Intro'/><page name='Deal'/></pages></playground>\n")
        return folder.file("Boards.playground")
    }

    private func bytes(of path: String, edited: [String: String] = [:]) throws -> [UInt8] {
        try PageFile.bytes(of: Playground(path: path), edited: edited)
    }

    private func problem(_ entries: [Entry]) -> PageFile.Problem? {
        do throws(PageFile.Problem) {
            _ = try PageFile.page(in: HandMadeZip(entries).bytes)
            return nil
        } catch {
            return error
        }
    }

    @Test func pageIsSent() throws {
        let path = folder.write("Ball.swift", "print(1)\n")
        let page = try PageFile.page(in: bytes(of: path))
        #expect(page == SharedPage(name: "Ball", text: "print(1)\n"))
        #expect(try PageFile.page(in: bytes(of: path, edited: [path: "print(2)\n"])).files[0].bytes.count == 9)
        #expect(page.save(in: own, fallback: "Page") == "\(own)/Ball.swift")
        #expect(page.save(in: own, fallback: "Page") == "\(own)/Ball 2.swift")
        #expect(Disk.text(of: "\(own)/Ball 2.swift") == "print(1)\n")
    }

    @Test func playgroundIsSent() throws {
        let playground = writePlayground()
        let page = try PageFile.page(in: bytes(of: playground))
        #expect(page.name == "Boards" && page.folderEnding == ".playground" && page.files.count == 5)
        #expect(page.files[0].path == "Pages/Intro.xcplaygroundpage/Contents.swift")
        for name in ["Boards", "Boards 2"] {
            let copy = "\(own)/\(name).playground"
            #expect(page.save(in: own, fallback: "Page") == "\(copy)/Pages/Intro.xcplaygroundpage/Contents.swift")
            for file in page.files {
                #expect(contents(ofFile: "\(copy)/\(file.path)", limit: 1000) == file.bytes)
                #expect(contents(ofFile: "\(playground)/\(file.path)", limit: 1000) == file.bytes)
            }
            #expect(try Playground(path: copy).pages.map(\.name) == ["Intro", "Deal"])
        }
        #expect(Folder.names(in: own)?.sorted() == ["Boards 2.playground", "Boards.playground"])
    }

    @Test func hiddenFilesAndLinksAreNotSent() throws {
        let playground = writePlayground()
        let page = try PageFile.page(in: bytes(of: playground))
        folder.write("Boards.playground/.git/config", "secret")
        folder.write("Boards.playground/xcuserdata/state", "secret")
        folder.write("secret", "secret")
        symlink(folder.file("secret"), folder.file("Boards.playground/Resources/link.png"))
        symlink(folder.path, folder.file("Boards.playground/Resources/folder"))
        #expect(try PageFile.page(in: bytes(of: playground)) == page)
    }

    @Test func filesOfASinglePageAreSentWithIt() throws {
        let path = folder.write("Ball.swift", "let image = UIImage(named: \"cat\")\nplay(\"ding.wav\")\n")
        let sent = ["Sources/Ball.swift", "Resources/a b/dog.png", "cat.png", "ding.wav"]
        for name in sent + ["private.png", "Other.swift"] { folder.write(name, name) }
        let page = try PageFile.page(in: bytes(of: path))
        #expect(page.name == "Ball" && page.folderEnding == "" && page.files[0].path == "Ball.swift")
        #expect(page.files.map(\.path) == ["Ball.swift"] + sent)
        let saved = try #require(page.save(in: own, fallback: "Page"))
        #expect(saved == "\(own)/Ball/Ball.swift")
        #expect(try Playground(path: saved).firstPage.sources == ["\(own)/Ball/Sources/Ball.swift"])
    }

    @Test func whatSystemsAddIsLeftOut() throws {
        let files = [
            Entry("Boards.playground/.DS_Store", "x"), Entry("__MACOSX/Boards.playground/._a", "x"),
            Entry(Self.intro, "print(1)\n"),
        ]
        let page = try PageFile.page(in: HandMadeZip(files).bytes)
        #expect(page.name == "Boards" && page.files.map(\.path) == ["Pages/Intro.xcplaygroundpage/Contents.swift"])
    }

    @Test func whatIsNoPageIsRefused() {
        #expect(problem([]) == .archive(.damaged))
        #expect(problem([Entry("a.txt", "x")]) == .noPage)
        #expect(problem([Entry("a.swift", "")]) == .noPage)
        #expect(problem([Entry("a.swift", "x"), Entry("b.swift", "x")]) == .noPage)
        #expect(problem([Entry("a/a.txt", "x")]) == .noPage)
        #expect(problem([Entry("a.playground/Sources/a.swift", "x")]) == .noPage)
        #expect(problem([Entry(".a.swift", "x")]) == .noPage)
        #expect(problem([Entry("../a.swift", "x")]) == .archive(.unsafePath))
        #expect(problem([Entry("/a.swift", "x")]) == .archive(.unsafePath))
        #expect(problem([Entry("a\u{202E}b.swift", "x")]) == .archive(.unsafePath))
        #expect(problem([Entry("a\u{2028}b.swift", "x")]) == .archive(.unsafePath))
        #expect(problem([Entry(Self.intro, "x"), Entry(Self.intro + "/a", "x")]) == .archive(.damaged))
        #expect(problem([Entry("a.swift", "x"), Entry("a.swift/a", zeros: 2 << 20)]) == .archive(.tooDense))
        #expect(problem([Entry("a.swift", [0xFF])]) == .hidden("a.swift"))
        #expect(problem([Entry("a.swift", "// \u{202E}")]) == .hidden("a.swift"))
        #expect(problem((0...2000).map { Entry("a/\($0).swift", "x") }) == .archive(.tooManyFiles))
        #expect(throws: PageFile.Problem.unreadable) { try PageFile.page(at: folder.file("none")) }
        #expect(throws: PageFile.Problem.unreadable) { try PageFile.page(at: folder.path) }
    }

    @Test func pageThatNobodyCouldOpenIsNotSaved() {
        let path = folder.write("Ball.swift", "// \u{202E}\n")
        #expect(throws: PageFile.Problem.hidden("Ball.swift")) { try bytes(of: path) }
    }

    /// A damaged file is refused in one line, or what it contains is saved in a place of its own.
    @Test func damagedFilesAreRefused() throws {
        var generator = SeededGenerator(seed: 12)
        let good = try bytes(of: writePlayground())
        let files = try ZipArchive.files(in: good)
        let before = folder.names
        let temporary = Set(Folder.names(in: String(cString: g_get_tmp_dir())) ?? [])
        var (refused, saved) = (0, 0)
        for number in 0..<1000 {
            let bytes = damaged(good, files, kind: number % 8 == 6 && number % 40 != 6 ? 1 : number % 8, &generator)
            do throws(PageFile.Problem) {
                let page = try PageFile.page(in: bytes)
                let path = page.save(in: own, fallback: "Page") ?? ""
                #expect(path.hasPrefix(own + "/") && FilePath.real(path) == path)
                Disk.remove(own)
                saved += 1
            } catch {
                let message = error.message(file: "a.peekpage")
                #expect(!message.isEmpty && !message.contains(where: \.isNewline) && message.printable == message)
                refused += 1
            }
            #expect(folder.names == before, "after file \(number)")
        }
        #expect(refused > 700 && saved > 50, "\(refused) refused, \(saved) saved")
        let left = Set(Folder.names(in: String(cString: g_get_tmp_dir())) ?? []).subtracting(temporary)
        #expect(left.filter { $0.hasPrefix(".new-") }.isEmpty)
    }

    private func damaged(
        _ good: [UInt8], _ files: [ZipArchive.File], kind: Int, _ generator: inout SeededGenerator
    ) -> [UInt8] {
        var bytes = good
        switch kind {
        case 0: return Array(good.prefix(generator.number(below: good.count)))
        case 1:
            for _ in 0...generator.number(below: 4) {
                bytes[generator.number(below: bytes.count)] ^= 1 << UInt8(generator.number(below: 8))
            }
            return bytes
        case 2:
            let start = generator.number(below: bytes.count)
            bytes.removeSubrange(start..<min(bytes.count, start + 1 + generator.number(below: 50)))
            return bytes
        default: break
        }
        var entries = files.map { Entry($0.path, $0.bytes) }
        let place = generator.number(below: entries.count)
        let evil = [
            "../evil", "../../../../tmp/evil", "/tmp/evil", "/etc/passwd", "a/../../evil", "Boards.playground/../evil",
            "..\\evil", "C:\\evil", "./evil", "a\nevil", "\u{1B}[2Jevil", "Boards.playground/\u{202E}gnp.exe", "",
            "Boards.playground/", String(repeating: "x", count: 300), "evil.swift", files[0].path,
        ]
        switch kind {
        case 3: entries[place].path = Array(evil[generator.number(below: evil.count)].utf8)
        case 4:
            let target = ["/etc/passwd", "../../evil", "/"].randomElement(using: &generator)!
            entries[place] = Entry(files[place].path, target)
            entries[place].mode = [0o120777, 0o060644, 0o010644, 0o140755].randomElement(using: &generator)!
        case 5: entries[place] = Entry(files[place].path, zeros: 1 << (10 + generator.number(below: 14)))
        case 6:
            // Few have as many files as are allowed, because removing them takes long on some disks.
            let count = generator.number(below: 20) == 0 ? 1985 + generator.number(below: 20) : 2500
            entries += (0..<count).map { Entry("Boards.playground/a\($0)", "x") }
        default:
            // A file that is left out can be one that nothing needs.
            entries.remove(at: place)
            if let other = entries.indices.randomElement(using: &generator) {
                entries[other].size = generator.number(below: 1 << 31)
            }
            if generator.number(below: 2) == 0 { entries = files.map { Entry($0.path, $0.bytes) }.dropLast() }
        }
        return HandMadeZip(Array(entries)).bytes
    }
}
