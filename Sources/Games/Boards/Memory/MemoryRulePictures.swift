// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// Pictures of the rules of Pairs.
extension RulePictures {
    /// Two cards that match, and two that do not.
    package static var pairs: Scene {
        var pieces = PieceCollection()
        addCards([0, 0], from: 10, to: &pieces, mark: right)
        addCards([1, 2], from: 164, to: &pieces, mark: wrong)
        return pieces.scene(width: 284, height: 108)
    }

    /// Three cards that match.
    package static var setOfThree: Scene {
        var pieces = PieceCollection()
        addCards([0, 0, 0], from: 10, to: &pieces, mark: right)
        return pieces.scene(width: 184, height: 108)
    }

    /// Adds cards side by side, by their numbers in the deck of animals, with a mark below them.
    private static func addCards(_ numbers: [Int], from x: Double, to pieces: inout PieceCollection, mark: String) {
        let width = 50.0
        for (place, number) in numbers.enumerated() {
            guard var plate = Deck.animals.groups[number].faces.first?.plate else { continue }
            plate.edge = MemoryConstants.underPicture
            let x = x + width / 2 + Double(place) * (width + 7)
            pieces.add(plate, x: x, y: 44, scale: width / MemoryConstants.card.width)
        }
        pieces.add(mark, x: x + (Double(numbers.count) * (width + 7) - 7) / 2, y: 83, diameter: 26)
    }
}
