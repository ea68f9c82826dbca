// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

extension Deck {
    private var fanFaces: [Face] { groups.prefix(3).compactMap(\.faces.first) }

    /// The pictures in the fan.
    public var fanPictures: [Picture] { fanFaces.map(\.picture) }

    /// The first faces of the deck, side by side like cards in a hand, on a transparent ground.
    public var fan: Scene {
        let card = MemoryConstants.card
        let size = Size(width: card.width * 2.1, height: card.height * 1.25)
        let faces = fanFaces
        var plates = NamedPlates<Int>()
        let pieces = faces.enumerated().map { number, face in
            var plate = face.plate
            plate.edge = MemoryConstants.underPicture
            plates.paint(number, as: plate)
            let place = Double(number) - Double(faces.count - 1) / 2
            return Piece(
                center: Point(
                    x: size.width / 2 + place * card.width * 0.45,
                    y: size.height / 2 + place * place * card.height * 0.06),
                front: plates[number], back: plates[number], turn: 1, rotation: place * 0.12)
        }
        return Scene(size: size, background: .white.withAlpha(0), plates: plates.plates, pieces: pieces)
    }
}
