// SPDX-License-Identifier: GPL-3.0-or-later
import Archives
import Decks
import Files
import HandMadeZips
import RandomDecks
import TemporaryFolders
import Testing

/// Corrupted deck files, and files that are made to do harm.
struct DeckFuzzTests {
    private let folder = TemporaryFolder()

    @Test func deckIsReadOrRefusedAndNothingIsWrittenElsewhere() throws {
        let (files, bombs) = (try samples(), bombs())
        var mutator = Mutator(seed: 46)
        var run = FuzzRun("decks", within: .ofWindow)
        for number in 0..<FuzzRun.count("FUZZ_DECKS", short: 30) {
            var bytes = files[number % files.count]
            switch mutator.number(below: 10) {
            case 0: bytes.removeLast(mutator.number(below: bytes.count))
            case 1: bytes = bombs[mutator.number(below: bombs.count)]
            case 2: bytes = try harmful(files, &mutator)
            case 3...7: bytes = try damaged(bytes, &mutator)
            default: mutator.mutate(&bytes)
            }
            try run.read(bytes) { try read(bytes) }
        }
        run.finish()
    }

    /// Reads a deck and adds it to a library. Returns the reason if it was refused.
    private func read(_ bytes: [UInt8]) throws -> String? {
        let library = DeckLibrary(path: folder.file("outer/decks"))
        do throws(DeckFileError) {
            let document = try DeckFileFormat.read(bytes)
            // What was read can be saved, and is the same afterwards.
            #expect(try DeckFileFormat.read(DeckFileFormat.bytes(of: document)) == document)
            let name = try library.install(document)
            #expect(try DeckDocument(folder: library.uri(of: name), in: LocalFiles()) == document)
            #expect(library.names == [name])
        } catch {
            #expect(library.names == [])
            return Self.kind(of: error)
        }
        #expect(folder.names == ["outer"] && Folder.names(in: folder.file("outer")) == ["decks"])
        folder.removeContents()
        return nil
    }

    /// Returns the name of the case without its values.
    private static func kind(of error: DeckFileError) -> String {
        let text =
            switch error {
            case .archive(let error): "\(error)"
            case .invalid(let problem): "\(problem)"
            default: "\(error)"
            }
        return String(text.prefix { $0 != "(" })
    }

    /// Returns decks with all kinds of files, and one archive that another program has compressed.
    private func samples() throws -> [[UInt8]] {
        var decks = RandomDecks(seed: 47)
        var files: [[UInt8]] = []
        while files.count < 30 {
            let document = decks.document()
            if document.groups.count < 10 { files.append(try DeckFileFormat.bytes(of: document)) }
        }
        let json = #"{"version":1,"groupSize":2,"groups":[[{"text":"a"},{"text":"b"}],[{"text":"c"},{"text":"d"}]]}"#
        return files + [HandMadeZip([.init("zeros", zeros: 5000), .init("deck.json", json)]).bytes]
    }

    /// Changes one of the files in a deck. The checksums are correct, because nothing would be read otherwise.
    private func damaged(_ deck: [UInt8], _ mutator: inout Mutator) throws -> [UInt8] {
        let files = try ZipArchive.files(in: deck)
        let chosen = mutator.number(below: 2) == 0 ? 0 : mutator.number(below: files.count)
        return HandMadeZip(
            files.enumerated().map { index, file in
                var bytes = file.bytes
                if index == chosen { mutator.mutateText(&bytes) }
                return HandMadeZip.Entry(file.path, bytes)
            }
        ).bytes
    }

    /// Returns archives that are much larger when they are unpacked.
    private func bombs() -> [[UInt8]] {
        let mebibyte = HandMadeZip.Entry("0", zeros: 1 << 20)
        let mebibytes = (0..<300).map { number in
            var entry = mebibyte
            entry.path = Array("\(number)".utf8)
            return entry
        }
        return [
            [.init("deck.json", zeros: 200_000_000)], [.init("zeros", zeros: 201_000_000), .init("deck.json", "{}")],
            mebibytes, Array(mebibytes[..<30]), (0..<3000).map { HandMadeZip.Entry("\($0)", "x") },
        ].map { HandMadeZip($0).bytes }
    }

    /// Returns a file that refers to something outside, or contains what does not belong there.
    private func harmful(_ decks: [[UInt8]], _ mutator: inout Mutator) throws -> [UInt8] {
        let deck = decks[mutator.number(below: decks.count)]
        switch mutator.number(below: 5) {
        case 0: return HandMadeZip([.init("deck.json", deck), .init("deck.peekdeck", deck)]).bytes
        case 1:
            let paths = ["../out", "/tmp/out", "..\\out", "a/../../out", "C:out", "\u{1}", "deck.json/../out", "."]
            let entries = try ZipArchive.files(in: deck).map { HandMadeZip.Entry($0.path, $0.bytes) }
            return HandMadeZip(entries + [.init(paths[mutator.number(below: paths.count)], "x")]).bytes
        case 2:
            let names = ["../a.png", "/etc/passwd", "deck.json", "a/b.png", ".hidden", "a\\\\b", "", "no.png", "\\n"]
            let name = names[mutator.number(below: names.count)]
            let side = #"[{"picture":"\#(name)"},{"text":"b"}]"#
            let json = #"{"version":1,"groupSize":2,"groups":[\#(side),\#(side)]}"#
            return HandMadeZip([.init("deck.json", json), .init("a/b.png", "x")]).bytes
        case 3:
            var link = HandMadeZip.Entry("a.png", "/etc/passwd")
            link.mode = 0o120777
            return HandMadeZip([link]).bytes
        default:
            // Two archives, one after the other.
            return deck + decks[mutator.number(below: decks.count)]
        }
    }
}
