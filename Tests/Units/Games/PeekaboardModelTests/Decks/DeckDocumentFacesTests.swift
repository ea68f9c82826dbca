// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import Decks
import Scene
import Testing

@testable import PeekaboardModel

/// The faces of the cards of a deck that was made by someone.
struct DeckDocumentFacesTests {
    private static let folder = "file:///decks/mine"

    private func faces(_ sides: DeckDocument.Side...) -> [Deck.Face] {
        var document = DeckDocument()
        document.groups = [sides]
        return Deck(document, folder: Self.folder).groups[0].faces
    }

    @Test func textIsAsLargeAsFits() {
        let face = faces(.init(text: " the\n  cat "))[0]
        #expect(face == Deck.Face(name: "the cat", picture: .text("the cat")))
        #expect(face.plate.picture == .text("the cat") && face.plate.label == nil && face.plate.badge == nil)
    }

    @Test func noBreakSpacesAndSoftHyphensAreDrawn() {
        let face = faces(.init(text: "7\u{A0}×\u{A0}8\n or Parallelo\u{AD}gramm"))[0]
        #expect(face.picture == .text("7\u{A0}×\u{A0}8 or Parallelo\u{AD}gramm"))
        #expect(face.name == "7\u{A0}×\u{A0}8 or Parallelogramm" && face.nameWithin == face.name)
    }

    @Test func textIsBelowThePicture() {
        let face = faces(.init(picture: "my cat.png", text: "Katze"))[0]
        #expect(face.picture == .custom(uri: "file:///decks/mine/my%20cat.png"))
        #expect(face.name == "Katze" && face.plate.label == "Katze" && face.plate.badge == nil)
    }

    @Test func loudspeakerMarksAPictureOrTextWithASound() {
        for side in [DeckDocument.Side(picture: "a.png", sound: "a.ogg"), .init(text: "a", sound: "a.ogg")] {
            let face = faces(side)[0]
            #expect(face.sound == "file:///decks/mine/a.ogg" && face.plate.badge == Deck.soundPicture)
            #expect(face.plate.picture == face.picture && face.name == "a")
        }
    }

    @Test func soundAloneIsALoudspeakerThatDoesNotTellWhatItIs() {
        let faces = faces(.init(sound: "cat.ogg"), .init(text: "cat"))
        #expect(faces[0].name == "Sound" && faces[0].nameWithin == "sound")
        #expect(faces[0].plate.picture == Deck.soundPicture && faces[0].plate.badge == nil)
    }

    @Test func pictureIsCalledLikeTheMatchingWord() {
        #expect(faces(.init(picture: "picture 7.svg"), .init(text: "Haus")).map(\.name) == ["Haus", "Haus"])
        #expect(faces(.init(picture: "house.x.svg"), .init(sound: "a.wav")).map(\.name) == ["house.x", "Sound"])
    }

    @Test func equalSidesAreOneFace() {
        #expect(faces(.init(text: "a"), .init(text: "a")).count == 1)
        #expect(faces(.init(text: "a"), .init(text: "a"), .init(text: "b")).map(\.name) == ["a", "a", "b"])
    }

    @Test func deckHasTitleBackAndGroupSize() {
        var document = DeckDocument()
        document.title = "Pets"
        document.groupSize = 3
        document.back = "b.svg"
        document.groups = [["a", "b", "c"].map { .init(text: $0) }]
        let deck = Deck(document, folder: Self.folder)
        #expect(deck.title == "Pets" && deck.back == .custom(uri: "file:///decks/mine/b.svg"))
        #expect(deck.groupSize == 3 && deck.id == Self.folder && !deck.hasSounds && !deck.isShipped)
    }
}
