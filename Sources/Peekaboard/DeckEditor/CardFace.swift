import Boards
import PeekaboardModel
import Scene

/// The front of a card that is being edited.
enum CardFace {
    /// Returns the plate of a card, which looks as it does on the board.
    static func plate(of side: DeckDraft.Side) -> Plate {
        var plate = Plate(
            size: MemoryConstants.card, cornerRadius: MemoryConstants.cornerRadius, fill: MemoryConstants.faceGround)
        plate.edge = MemoryConstants.underPicture
        let text = side.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        if let picture = side.picture {
            plate.picture = .custom(uri: DraftPictures.uri(of: picture))
            if !text.isEmpty { plate.caption = Plate.Caption(title: text, text: "") }
        } else if !text.isEmpty {
            plate.picture = .text(text)
        } else if side.sound != nil {
            plate.picture = .text("♪")
        }
        return plate
    }

    /// The size of the small picture of a card, in points.
    static let thumbnailSize = Size(width: 40, height: 47)

    /// Returns the small picture of a card in the list.
    static func thumbnail(of side: DeckDraft.Side) -> Plate? {
        side.picture.map {
            Plate(
                size: thumbnailSize, cornerRadius: 4, fill: MemoryConstants.faceGround,
                picture: .custom(uri: DraftPictures.uri(of: $0)))
        }
    }
}
