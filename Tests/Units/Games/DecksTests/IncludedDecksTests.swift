// SPDX-License-Identifier: GPL-3.0-or-later
import Decks
import Files
import Testing

/// The decks that are part of the program can be played, and each language has the same ones.
struct IncludedDecksTests {
    @Test(arguments: IncludedDecks.names) func deckIsComplete(name: String) throws {
        let document = try IncludedDecks.document(name)
        #expect(document.groups.count >= 8)
        #expect(!document.title.isEmpty && document.author == "Peekaboard" && document.license == "CC0-1.0")
        // The language is the extension of the folder.
        #expect(name.split(separator: ".").dropFirst().joined() == document.language)
        #expect(document.language.isEmpty || IncludedDecks.languages.contains(document.language))
        #expect(document.warnings == [])
        let files = try #require(LocalFiles().fileNames(in: FileURI.of(path: "\(IncludedDecks.folder)/\(name)")))
        #expect(Set(files) == document.usedFiles.union(["deck.json"]))
        #expect(try DeckFileFormat.read(DeckFileFormat.bytes(of: document)) == document)
    }

    @Test(arguments: IncludedDecks.names) func sidesFitOnACard(name: String) throws {
        let document = try IncludedDecks.document(name)
        for side in document.groups.joined() {
            #expect((side.text ?? "").count <= 28)
            if let picture = side.picture {
                let size = try #require(PictureFile.size(in: document.files[picture]!))
                #expect(size.width * 141 == size.height * 120)
            }
            if let sound = side.sound {
                let seconds = try #require(SoundFile.duration(in: document.files[sound]!))
                #expect(0.05...2 ~= seconds)
                let samples = try document.samples(side)
                #expect(samples.contains { abs($0) > 0.3 } && samples.allSatisfy { abs($0) < 0.9 })
                #expect(samples.suffix(3).allSatisfy { abs($0) < 0.05 }, "the sound ends with a click")
            }
        }
    }

    @Test func everyLanguageHasTheSameDecks() throws {
        var kinds: [String: Set<String>] = [:]
        for name in IncludedDecks.names {
            let parts = name.split(separator: ".").map(String.init)
            kinds[parts[0], default: []].insert(parts.count > 1 ? parts[1] : "")
        }
        #expect(kinds.count >= 12)
        for (kind, languages) in kinds {
            #expect(languages == [""] || languages == Set(IncludedDecks.languages), "\(kind)")
            let sizes = try languages.map { language in
                try IncludedDecks.document(language.isEmpty ? kind : "\(kind).\(language)").groups.count
            }
            #expect(Set(sizes).count == 1, "\(kind)")
        }
    }
}
