// SPDX-License-Identifier: GPL-3.0-or-later
import MemoryRules
import Scene

/// Descriptions of the board as values. The user interface turns them into text.
extension MemoryBoard {
    /// The description of a card: its position, and its face if it is face up.
    public struct CardDescription: Equatable, Sendable {
        /// The column, counted from 1 in reading direction.
        public let column: Int
        /// The row, counted from 1 from the top.
        public let row: Int
        /// The English name of the face, or `nil` if the card is face down.
        public let face: String?
    }

    private struct AccessibilityInputs: Equatable {
        let game: MemoryGame
        let players: MemorySetup.Players
        let names: [String]
        let faces: Deck
        let removedCards: Set<Int>
        let dealtFaceUp: Set<Int>
        let isPeeking: Bool
        let isAutopilotOn: Bool
    }

    /// The state that the accessible names depend on.
    public var accessibilityState: AccessibilityState {
        AccessibilityState(
            AccessibilityInputs(
                game: game, players: setup.players, names: playerNames, faces: faces, removedCards: removedCards,
                dealtFaceUp: dealtFaceUp, isPeeking: isPeeking, isAutopilotOn: autopilot.isOn))
    }

    /// Returns the description of a card, or `nil` if it was removed.
    public func description(of card: Int) -> CardDescription? {
        guard cards.contains(card), !removedCards.contains(card) else { return nil }
        let cell = cell(of: card)
        let isUp = dealtFaceUp.contains(card) || isPeeking || game.cards[card] != .faceDown
        return CardDescription(column: cell.column + 1, row: cell.row + 1, face: isUp ? face(of: card).name : nil)
    }

    /// Returns the face of a card.
    public func face(of card: Int) -> Deck.Face {
        faces.groups[group(of: card)].faces[side(of: card)]
    }

    /// Returns the index of the card's group in the deck.
    func group(of card: Int) -> Int { dealtGroup(of: card).index }

    /// Returns which of the faces with its number a card shows. If a deck of pairs is played with sets of three, the
    /// first and the last card show the same face.
    func side(of card: Int) -> Int {
        let sides = dealtGroup(of: card).sides
        return sides[game.deal.positionInGroup(of: card) % sides.count]
    }

    private func dealtGroup(of card: Int) -> Deck.DealtGroup {
        dealtGroups[faces.index(ofNumber: game.deal.numbers[card])]
    }
}

/// Cursor movement over the cards that are still on the board.
extension MemoryBoard {
    /// Returns the card that the cursor moves to from `card`.
    public func piece(from card: Int, toward direction: Direction) -> Int? {
        cursor.cell(from: cell(of: card), toward: readsRightToLeft ? direction.mirrored : direction).map(card(at:))
    }

    /// Returns the next card in reading order after one that was removed, or else the last one.
    public func piece(nearestTo card: Int) -> Int? {
        cursor.cell(after: cell(of: card)).map(card(at:))
    }

    private var cursor: GridCursor {
        GridCursor(cells: cards.filter { !removedCards.contains($0) }.map(cell(of:)))
    }

    private func card(at cell: GridCursor.Cell) -> Int { cell.column * game.deal.rows + cell.row }
}
