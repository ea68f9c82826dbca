// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import GtkKit
import Scene

/// The cards of a deck, as they are printed.
struct PrintedDeck {
    /// The name of the deck.
    let title: String
    /// The fronts of all cards. Cards that match follow each other.
    let fronts: [Plate]
    /// The back of each card.
    let back: Plate

    /// Creates the cards of a deck. `back` is the back of each card.
    ///
    /// The cards are cut along straight lines, so they get no corners and no edges.
    init(_ deck: Deck, title: String, back: Plate) {
        self.title = title
        fronts = deck.groups.enumerated().flatMap { number, group in
            (0..<deck.groupSize).map { Self.front(group.faces[$0 % group.faces.count], group: number + 1) }
        }
        self.back = back.uncut
    }

    /// Creates the cards of the deck on a board, with the backs that they have there.
    init?(of board: MemoryBoard, title: String) {
        guard let back = board.scene.pieces.first?.back else { return nil }
        self.init(board.faces, title: title, back: board.scene.plates[back])
    }

    /// Returns the front of a card. If it has only a sound, it gets the number of its group, because paper is silent.
    private static func front(_ face: Deck.Face, group number: Int) -> Plate {
        var plate = face.plate.uncut
        if face.picture == Deck.soundPicture { plate.label = grouped(number) }
        return plate
    }
}

extension Plate {
    /// The plate without its corners and its edge.
    fileprivate var uncut: Plate {
        var plate = self
        plate.cornerRadius = 0
        plate.edge = nil
        return plate
    }
}
