// SPDX-License-Identifier: GPL-3.0-or-later
import Files
import Scene
import Testing

@testable import Boards

/// Reading a deck from a folder on any file system.
struct DeckFolderReaderTests {
    /// A file system in memory.
    private struct MadeUp: FileSystem {
        var files: [String: [UInt8]]

        func fileNames(in folder: String) -> [String]? { folder == "made-up://deck" ? Array(files.keys) : nil }

        func contents(of uri: String, limit: Int) -> [UInt8]? {
            files.first { "made-up://deck/\($0.key)" == uri }.map(\.value).flatMap { $0.count <= limit ? $0 : nil }
        }
    }

    private func deck(_ files: [String: String]) throws(DeckError) -> Deck {
        try Deck(folder: "made-up://deck", in: MadeUp(files: files.mapValues { Array($0.utf8) }))
    }

    @Test func picturesAndTextsAreFaces() throws {
        let deck = try deck(["1.png": "", "cat.a.png": "", "cat.b.txt": " die\n Katze ", "b.svg": "", "a b.png": ""])
        #expect(deck.id == "made-up://deck" && !deck.isShipped && deck.back == .custom(uri: "made-up://deck/b.svg"))
        #expect(deck.groups.map(\.faces[0].name) == ["1", "a b", "cat"])
        #expect(deck.groups[1] == Deck.Group(Deck.Face(name: "a b", picture: .custom(uri: "made-up://deck/a%20b.png"))))
        #expect(deck.groups[2].faces[1] == Deck.Face(name: "die Katze", picture: .text("die Katze")))
        #expect(deck.pictures.count == 5 && deck.pictures.last == deck.back)
    }

    @Test func folderThatCannotBeReadThrows() {
        #expect(throws: DeckError.unreadable) { try Deck(folder: "made-up://other", in: MadeUp(files: [:])) }
    }

    @Test(arguments: [[], ["b.png"], ["notes.odt", ".hidden.png"]]) func folderWithoutFacesThrows(names: [String]) {
        let files = Dictionary(uniqueKeysWithValues: names.map { ($0, "") })
        #expect(throws: DeckError.noFaces) { try deck(files) }
    }

    @Test(arguments: ["", " \n\t", String(repeating: "x", count: 1001)]) func textThatIsEmptyOrTooLongThrows(
        text: String
    ) {
        #expect(throws: DeckError.invalidText("2.txt")) { try deck(["1.png": "", "2.txt": text]) }
    }

    @Test func textOfTheMaximumLengthIsAccepted() throws {
        let text = String(repeating: "ä", count: 500)
        #expect(try deck(["1.txt": text]).groups.map(\.faces[0].name) == [text])
    }

    @Test func fileThatIsNotTextThrows() {
        #expect(throws: DeckError.invalidText("1.txt")) {
            try Deck(folder: "made-up://deck", in: MadeUp(files: ["1.txt": [0xFF, 0xFE]]))
        }
    }
}
