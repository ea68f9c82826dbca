// SPDX-License-Identifier: GPL-3.0-or-later
import MemoryRules
import Scene

/// The layout and appearance of the cards.
extension MemoryBoard {
    enum PlateName: Hashable {
        case back
        /// One of the faces of a group, by its index and that of the group in the deck.
        case face(group: Int, side: Int)
        /// The place for the cards that a player has found, and the player's name.
        case place(Int), player(Int)
        case deckTitle, foundTitle
    }

    /// Returns the cell of a card, with column and row counted from 0.
    public func cell(of card: Int) -> GridCursor.Cell {
        GridCursor.Cell(column: card / game.deal.rows, row: card % game.deal.rows)
    }

    /// The piece indices of the cards. Pieces after them are decorative.
    var cards: Range<Int> { game.cards.indices }

    /// Returns the card at a point on the board.
    func card(at point: Point) -> Int? { scene.piece(at: point).flatMap { cards.contains($0) ? $0 : nil } }

    /// Places all cards of the deal on the board, face up and at rest.
    func placeCards() {
        animator = Animator()
        agenda = Agenda()
        isOpening = true
        dealtFaceUp = Set(game.cards.indices)
        isPeeking = false
        removedCards = []
        findsShown = 0
        isGathered = false
        heldPiece = nil
        dealtGroups = faces.dealtGroups(seed: seed)
        plates = NamedPlates()
        describePlates()
        scene.pieces = game.deal.numbers.indices.map { card in
            var piece = Piece(center: Point(x: 0, y: 0), front: front(of: card), back: plates[.back])
            piece.turn = 1
            return piece
        }
        layOut()
    }

    /// Positions the cards according to the padding.
    func layOut() {
        let grid = GridLayout(
            columns: game.deal.columns, rows: game.deal.rows, cell: MemoryConstants.card, padding: padding)
        scene.size = grid.size
        for card in cards {
            let cell = cell(of: card)
            let column = readsRightToLeft ? grid.columns - 1 - cell.column : cell.column
            scene.pieces[card].center = grid.center(column: column, row: cell.row)
        }
        layTable()
        changed()
    }

    /// Shows the cards of a game in progress in their current state, without animation.
    func rest(at now: Double) {
        hasBegun = true
        isOpening = false
        dealtFaceUp = []
        for card in cards {
            scene.pieces[card].turn = game.cards[card] == .faceUp ? 1 : 0
            if game.cards[card] == .found { remove(card) }
        }
        findsShown = game.finds.count
        isGathered = game.isOver && !isReplay
        layTable()
        if isReplay { return showMoment() }
        if game.isMissOpen {
            revealedAt = now
            agenda.add(.revealOver, at: now + revealTime)
        }
    }

    /// Shows what the last move of a recorded game showed for a moment only: the cards it found, or all cards.
    private func showMoment() {
        switch game.record.last {
        case .turn(let card):
            for shown in group(of: card) where game.cards[card] == .found {
                removedCards.remove(shown)
                scene.pieces[shown].isPresent = true
                scene.pieces[shown].turn = 1
            }
        case .peek:
            isPeeking = true
            for card in cards { scene.pieces[card].turn = 1 }
        case .turnBack, nil: break
        }
    }

    /// Continues after `showMoment`.
    func resumeMoment(at now: Double) {
        guard isReplay, !isOpening, agenda.nextTime == nil else { return }
        switch game.record.last {
        case .turn(let card) where game.cards[card] == .found && !removedCards.contains(card):
            agenda.add(.groupSeen(group(of: card)), at: now)
        case .turn where game.isMissOpen:
            revealedAt = now
            agenda.add(.revealOver, at: now + revealTime)
        case .peek where isPeeking: agenda.add(.peekTurned, at: now)
        default: break
        }
    }

    /// Returns all cards with the number of a card.
    private func group(of card: Int) -> [Int] {
        let number = game.deal.numbers[card]
        return cards.filter { game.deal.numbers[$0] == number }
    }

    /// Updates the cards to the faces of another deck.
    func changeFaces() {
        if faces.groups.count < nextSetup.groups {
            (nextSetup.columns, nextSetup.rows, nextSetup.groupSize) = (setup.columns, setup.rows, setup.groupSize)
        }
        dealtGroups = faces.dealtGroups(seed: seed)
        plates = NamedPlates()
        describePlates()
        for card in cards {
            (scene.pieces[card].front, scene.pieces[card].back) = (front(of: card), plates[.back])
        }
        layTable()
        changed()
    }

    /// Repaints the sides of the cards after a property has changed.
    func paintPlates() {
        describePlates()
        layTable()
        changed()
    }

    /// Updates the plates: the back, and the faces of each group.
    private func describePlates() {
        plates.paint(.back, as: back(of: faces))
        let edge = edgeOfLight
        for (number, group) in faces.groups.enumerated() {
            for (side, face) in group.faces.enumerated() {
                var plate = face.plate
                (plate.edge, plate.thickness) = (edge, thickness)
                plates.paint(.face(group: number, side: side), as: plate)
            }
        }
        scene.plates = plates.plates
    }

    func front(of card: Int) -> PlateID {
        plates[.face(group: group(of: card), side: side(of: card))]
    }

    /// Updates the table, and the cards, whose edges depend on it.
    func paintBackground() {
        scene.background = shown(background, of: "background")
        scene.texture = texture
        paintPlates()
    }

    /// The edge of light plates, which separates them from the table; `nil` if the table is dark enough.
    private var edgeOfLight: Color? {
        scene.background.contrast(with: MemoryConstants.faceGround) < MemoryConstants.contrast
            ? scene.background.mixed(with: .black, share: MemoryConstants.edgeShade) : nil
    }

    /// The thickness of the cards. They are flat on a plain table.
    private var thickness: Double { texture == nil ? 0 : MemoryConstants.thickness }

    /// Returns the back of the cards of a deck.
    public func back(of deck: Deck) -> Plate {
        let color = shown(backColor, of: "backColor")
        var plate = Plate(card: color)
        plate.edge = edgeOfLight ?? MemoryConstants.edge
        plate.rim = color.mixed(with: .white, share: 0.2)
        plate.thickness = thickness
        switch backImage {
        case .plain:
            guard let back = deck.back ?? pattern?.drawing(for: deck) else { break }
            plate.rim = nil
            plate.picture = back
        case .shipped: plate.picture = .shipped(Self.shippedBack)
        case .custom(let uri):
            plate.fill = MemoryConstants.underPicture
            plate.rim = nil
            plate.picture = .custom(uri: uri)
        }
        return plate
    }
}

extension Deck.Face {
    /// The front of a card with the face.
    public var plate: Plate {
        var plate = Plate(card: MemoryConstants.faceGround)
        plate.picture = picture
        plate.label = caption
        if sound != nil, picture != Deck.soundPicture { plate.badge = Deck.soundPicture }
        return plate
    }
}

extension Plate {
    /// Creates the plain side of a card.
    fileprivate init(card fill: Color) {
        self.init(size: MemoryConstants.card, cornerRadius: MemoryConstants.cornerRadius, fill: fill)
    }
}
