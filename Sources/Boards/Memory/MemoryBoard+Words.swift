import MemoryRules
import Scene

/// What a board of pairs can say of itself, as values; the words are found where the language is known.
extension MemoryBoard {
    /// What can be told of a card: where it lies, counted from 1, and what it shows if it is up.
    public struct CardDescription: Equatable, Sendable {
        /// Counted from 1, from where one begins to read.
        public let column: Int
        /// Counted from 1, from the top.
        public let row: Int
        /// The English name of its face, nil while it is face down.
        public let face: String?
    }

    private struct Causes: Equatable {
        let game: MemoryGame
        let players: MemorySetup.Players
        let faces: Deck
        let gone: Set<Int>
        let dealtUp: Set<Int>
        let isPeeking: Bool
        let isWatched: Bool
    }

    /// All that the words about the board follow from.
    public var wording: Wording {
        Wording(
            Causes(
                game: game, players: setup.players, faces: faces, gone: gone, dealtUp: dealtUp, isPeeking: isPeeking,
                isWatched: autopilot.isOn))
    }

    /// What is to be told of a card; nil for one that is gone.
    public func description(of card: Int) -> CardDescription? {
        guard !gone.contains(card) else { return nil }
        let cell = cell(of: card)
        let isUp = dealtUp.contains(card) || isPeeking || game.cards[card] != .faceDown
        return CardDescription(column: cell.column + 1, row: cell.row + 1, face: isUp ? face(of: card).name : nil)
    }

    /// The face of a card.
    public func face(of card: Int) -> Deck.Face {
        let pair = faces.pairs[faces.place(ofNumber: game.deal.numbers[card])]
        return game.deal.isFirstOfPair(card) ? pair.first : pair.second
    }
}

/// The way of the keyboard's cursor over the cards that are still there.
extension MemoryBoard {
    /// The card that the cursor goes to from `card`.
    public func piece(from card: Int, toward direction: Direction) -> Int? {
        cursor.cell(from: cell(of: card), toward: readsRightToLeft ? direction.mirrored : direction).map(card(at:))
    }

    /// The card that is nearest to one that has gone.
    public func piece(nearestTo card: Int) -> Int? {
        cursor.cell(nearestTo: cell(of: card)).map(card(at:))
    }

    private var cursor: GridCursor {
        GridCursor(cells: scene.pieces.indices.filter { !gone.contains($0) }.map(cell(of:)))
    }

    private func card(at cell: GridCursor.Cell) -> Int { cell.column * game.deal.rows + cell.row }
}
