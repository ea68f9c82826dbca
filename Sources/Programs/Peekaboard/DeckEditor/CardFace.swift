// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import Decks
import PeekaboardModel
import Scene

/// The front of a card that is being edited.
enum CardFace {
    /// Returns the plate of a card, which looks as it does on the board.
    static func plate(of side: DeckDocument.Side) -> Plate {
        let text = (side.text ?? "").split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let words = text.isEmpty ? nil : text
        let picture = side.picture.map { Picture.custom(uri: DraftPictures.uri(of: $0)) }
        let face = Deck.Face(
            name: text, picture: picture ?? words.map { .text($0) } ?? Deck.soundPicture,
            caption: picture == nil ? nil : words, sound: side.sound)
        var plate = face.plate
        if side.isEmpty { plate.picture = nil }
        plate.edge = MemoryConstants.underPicture
        return plate
    }

    /// The size of the small picture of a card, in points.
    static let thumbnailSize = Size(width: 40, height: 47)

    /// Returns the small picture of a card in the list.
    static func thumbnail(of side: DeckDocument.Side) -> Plate? {
        side.picture.map {
            Plate(
                size: thumbnailSize, cornerRadius: 4, fill: MemoryConstants.faceGround,
                picture: .custom(uri: DraftPictures.uri(of: $0)))
        }
    }
}
