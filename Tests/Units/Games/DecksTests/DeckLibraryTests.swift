// SPDX-License-Identifier: GPL-3.0-or-later
import Files
import Glibc
import RandomDecks
import TemporaryFolders
import Testing

@testable import Decks

/// The folder with the user’s decks.
struct DeckLibraryTests {
    private let folder = TemporaryFolder()

    private func document(_ title: String) -> DeckDocument {
        var document = DeckDocument()
        document.title = title
        document.groups = [[.init(text: "a"), .init(picture: "b c.svg")], [.init(text: "d"), .init(text: "e")]]
        document.files = ["b c.svg": Array("<svg width=\"8\" height=\"8\"/>".utf8)]
        return document
    }

    @Test func everyDeckIsReadAsItWasInstalled() throws {
        let library = DeckLibrary(path: folder.file("data/decks"))
        var decks = RandomDecks(seed: 2)
        var names: Set<String> = []
        for _ in 0..<100 {
            let document = decks.document()
            let name = try library.install(document)
            #expect(names.insert(name).inserted)
            #expect(try DeckDocument(folder: library.uri(of: name), in: LocalFiles()) == document)
            var description = document
            description.files = [:]
            #expect(try DeckDocument(descriptionIn: library.uri(of: name), in: LocalFiles()) == description)
        }
        #expect(library.names == names.sorted() && folder.names == ["data"])
    }

    @Test func takenNameGetsANumber() throws {
        let library = DeckLibrary(path: folder.path)
        folder.write("Birds 2", "another file")
        let names = try (0..<3).map { _ in try library.install(document("Birds")) }
        #expect(names == ["Birds", "Birds 3", "Birds 4"])
        #expect(library.names == names && folder.names == ["Birds", "Birds 2", "Birds 3", "Birds 4"])
    }

    @Test func fileIsAddedOnlyOnce() throws {
        let library = DeckLibrary(path: folder.file("decks"))
        var decks = RandomDecks(seed: 3)
        for number in 0..<50 {
            let document = decks.document()
            folder.write("\(number).peekdeck", try DeckFileFormat.bytes(of: document))
            let file = FileURI.of(path: folder.file("\(number).peekdeck"))
            let uri = try library.open(file, in: LocalFiles())
            #expect(try DeckDocument(folder: uri, in: LocalFiles()) == document)
            #expect(try library.open(file, in: LocalFiles()) == uri && library.names.count == number + 1)
        }
    }

    @Test func sameTitleWithOtherCardsIsAnotherDeck() throws {
        let library = DeckLibrary(path: folder.file("decks"))
        var other = document("Birds")
        other.groups[1][0].text = "x"
        var uris: [String] = []
        for deck in [document("Birds"), other, document("Birds")] {
            folder.write("birds.peekdeck", try DeckFileFormat.bytes(of: deck))
            uris.append(try library.open(FileURI.of(path: folder.file("birds.peekdeck")), in: LocalFiles()))
        }
        #expect(library.names == ["Birds", "Birds 2"] && uris[0] == uris[2] && uris[0] != uris[1])
    }

    @Test(arguments: ["missing.peekdeck", "damaged.peekdeck"]) func invalidFileLeavesNothing(name: String) {
        let library = DeckLibrary(path: folder.file("decks"))
        folder.write("damaged.peekdeck", "PK no deck")
        #expect(throws: DeckFileError.self) {
            try library.open(FileURI.of(path: folder.file(name)), in: LocalFiles())
        }
        #expect(library.names.isEmpty && folder.names == ["damaged.peekdeck"])
    }

    @Test func deckIsReplacedAndKeepsItsName() throws {
        let library = DeckLibrary(path: folder.path)
        let name = try library.install(document("Birds"))
        var changed = document("Fish")
        changed.groups[0][1] = .init(text: "f")
        changed.files = [:]
        #expect(try library.replace(name, with: changed) == "Birds")
        #expect(try DeckDocument(folder: library.uri(of: name), in: LocalFiles()) == changed)
        #expect(folder.names == ["Birds"] && Folder.names(in: folder.file("Birds")) == [DeckFileFormat.description])
        #expect(throws: DeckFileError.invalid(.invalidGroupCount(0))) {
            try library.replace(name, with: DeckDocument())
        }
        #expect(library.names == ["Birds"])
    }

    @Test func removedDeckIsAddedAgain() throws {
        let library = DeckLibrary(path: folder.path)
        #expect(try library.replace("../Birds", with: document("Fish")) == "Fish")
        #expect(library.names == ["Fish"])
    }

    @Test(arguments: [
        ("Birds", "Birds"), ("", "deck"), (" .. ", "deck"), ("../up", "-up"), ("a/b\\c:d", "a-b-c-d"), ("a\nb", "a b"),
        ("Vögel 2 (neu)", "Vögel 2 (neu)"), ("鳥", "鳥"), (".hidden.", "hidden"), ("a\u{1}", "a-"),
    ]) func folderIsNamedAfterTheTitle(title: String, name: String) {
        #expect(DeckLibrary.folderName(for: title) == name)
    }

    @Test func longNameIsCutBetweenCharacters() {
        let name = DeckLibrary.folderName(for: String(repeating: "漢", count: 60))
        #expect(name == String(repeating: "漢", count: 33))
    }

    @Test func invalidDeckIsNotInstalled() {
        let library = DeckLibrary(path: folder.file("decks"))
        #expect(throws: DeckFileError.invalid(.invalidGroupCount(0))) { try library.install(DeckDocument()) }
        #expect(folder.names == [])
    }

    @Test func nothingRemainsOfADeckThatCannotBeWritten() throws {
        let library = DeckLibrary(path: folder.file("decks"))
        #expect(try library.install(document("a")) == "a")
        chmod(folder.file("decks"), 0o555)
        asUnprivilegedUser {
            _ = #expect(throws: DeckFileError.unwritable) { try library.install(document("b")) }
        }
        chmod(folder.file("decks"), 0o755)
        #expect(Folder.names(in: folder.file("decks")) == ["a"])
        folder.write("file")
        #expect(throws: DeckFileError.unwritable) {
            try DeckLibrary(path: folder.file("file/decks")).install(document("a"))
        }
        #expect(DeckLibrary(path: folder.file("none")).names == [])
    }

    @Test func incompleteFolderIsRemoved() throws {
        var new = NewFolder(in: folder.path)
        #expect(try #require(new).write([1], to: "a"))
        #expect(new?.write([2], to: "a") == false, "the name is taken")
        #expect(new?.write([2], to: "no/folder") == false)
        #expect(folder.names.count == 1 && folder.names[0].hasPrefix("."))
        #expect(DeckLibrary(path: folder.path).names == [])
        new = nil
        #expect(folder.names == [])
    }

    @Test func folderThatIsNotADeckIsNotRead() throws {
        let uri = FileURI.of(path: folder.path)
        #expect(try DeckDocument(folder: uri, in: LocalFiles()) == nil)
        #expect(throws: DeckFileError.unreadable) { try DeckDocument(folder: uri + "/none", in: LocalFiles()) }
        folder.write("deck.json", "{\n}")
        #expect(throws: DeckFileError.wrongType(path: "version", expected: .integer)) {
            try DeckDocument(folder: uri, in: LocalFiles())
        }
        let json =
            #"{"version":1,"groupSize":2,"groups":[[{"text":"a"},{"sound":"b.wav"}],[{"text":"c"},{"text":"d"}]]}"#
        folder.write("deck.json", json)
        #expect(throws: DeckFileError.invalid(.missingFile("b.wav"))) {
            try DeckDocument(folder: uri, in: LocalFiles())
        }
        #expect(try DeckDocument(descriptionIn: uri, in: LocalFiles())?.usedFiles == ["b.wav"])
    }
}
