// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import DataFolder
import Foundation
import Scene
import Testing

/// The built-in decks.
struct DeckTests {
    @Test func orderAndTheSettingsNamesAreFixed() {
        #expect(Deck.shipped.map(\.id) == ["animals", "shapes", "letters", "numbers"])
        #expect(Deck.shipped.allSatisfy { $0.isShipped })
        #expect(Deck.shipped.allSatisfy { $0.back == nil }, "the player chooses the back")
    }

    @Test func thereAreAtLeastEighteenAnimalsAndEnoughNumbersForTheLargestBoard() {
        #expect(Deck.animals.groups.count >= 18)
        #expect(Deck.numbers.groups.count >= 50)
        #expect(Deck.shipped.allSatisfy { $0.groups.count >= 8 }, "the default game has eight pairs")
    }

    @Test(arguments: Deck.shipped)
    func noTwoFacesAreEqual(deck: Deck) {
        let faces = deck.groups.map { $0.faces[0] }
        #expect(Set(faces.map(\.name)).count == faces.count)
        #expect(Set(faces.map(\.nameWithin)).count == faces.count)
        #expect(Set(faces.map(\.picture)).count == faces.count)
        #expect(faces.allSatisfy { !$0.name.isEmpty && !$0.nameWithin.isEmpty })
    }

    @Test(arguments: Deck.shipped)
    func bothCardsOfAPairAreEqual(deck: Deck) {
        #expect(deck.groups.allSatisfy { $0.faces.count == 1 })
    }

    @Test(arguments: Deck.shipped)
    func eachNumberHasAFaceAndNumbersWrapAround(deck: Deck) {
        let count = deck.groups.count
        #expect((1...count).map(deck.index(ofNumber:)) == Array(0..<count))
        #expect(deck.index(ofNumber: count + 1) == 0)
        #expect((1...5000).allSatisfy { deck.groups.indices.contains(deck.index(ofNumber: $0)) })
    }

    @Test(arguments: [Deck.animals, .shapes])
    func eachPictureFileExists(deck: Deck) {
        for face in deck.groups.map(\.faces[0]) {
            guard case .shipped(let path) = face.picture else {
                Issue.record("\(face.name) is not shipped")
                continue
            }
            #expect(FileManager.default.fileExists(atPath: dataFolder.appending(path: path).path), "\(path)")
        }
    }

    @Test(arguments: [Deck.animals, .shapes])
    func eachDrawingInTheDataFolderIsAFace(deck: Deck) throws {
        let folder = dataFolder.appending(path: "cards/\(deck.id)")
        let drawn = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".svg") }
        let used = deck.groups.map { $0.faces[0].picture }
        #expect(Set(drawn.map { Picture.shipped("cards/\(deck.id)/\($0)") }) == Set(used))
    }

    @Test(arguments: [Deck.letters, .numbers])
    func lettersAndNumbersAreNamedAsTheyAreWritten(deck: Deck) {
        #expect(deck.groups.allSatisfy { $0.faces[0].picture == .text($0.faces[0].name) })
    }
}
