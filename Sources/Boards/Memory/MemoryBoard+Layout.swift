import MemoryRules
import Scene

/// Where the cards lie, and what they look like.
extension MemoryBoard {
    /// The column and row, counted from 0, of a card.
    public func cell(of card: Int) -> GridCursor.Cell {
        GridCursor.Cell(column: card / game.deal.rows, row: card % game.deal.rows)
    }

    /// Lays all cards of the deal on the board, face up and at rest.
    func layCards() {
        animator = Animator()
        agenda = Agenda()
        isOpening = true
        dealtUp = Set(game.cards.indices)
        isPeeking = false
        heldPiece = nil
        scene.pieces = game.deal.numbers.map { number in
            var piece = Piece(center: Point(x: 0, y: 0), front: 1 + deck.place(ofNumber: number), back: 0)
            piece.turn = 1
            return piece
        }
        scene.wording += 1
        paintPlates()
        layOut()
    }

    /// Puts each card where padding has it.
    func layOut() {
        let grid = GridLayout(
            columns: game.deal.columns, rows: game.deal.rows, cell: MemoryFigures.card, padding: padding)
        scene.size = grid.size
        for card in scene.pieces.indices {
            let cell = cell(of: card)
            scene.pieces[card].center = grid.center(column: cell.column, row: cell.row)
        }
        changed()
    }

    /// Describes the sides of the cards anew: the back first, then the faces by number.
    func paintPlates() {
        scene.plates = [back] + deck.faces.map(face)
        changed()
    }

    /// Gives the board its colour. A colour that the player has chosen is the same by day and night.
    func paintBackground() {
        let isOwn = background != MemoryFigures.background
        scene.background = isDark && !isOwn ? MemoryFigures.darkBackground : background
        changed()
    }

    private var back: Plate {
        var plate = plate(fill: backColor)
        plate.edge = MemoryFigures.edge
        plate.rim = backColor.mixed(with: .white, share: 0.2)
        switch backImage {
        case .plain: break
        case .shipped: plate.picture = .shipped(Self.shippedBack)
        case .own(let uri):
            plate.fill = MemoryFigures.underPicture
            plate.rim = nil
            plate.picture = .own(uri)
        }
        return plate
    }

    private func face(_ face: Deck.Face) -> Plate {
        var plate = plate(fill: MemoryFigures.faceGround)
        plate.picture = face.picture
        return plate
    }

    private func plate(fill: Color) -> Plate {
        Plate(size: MemoryFigures.card, cornerRadius: MemoryFigures.cornerRadius, fill: fill)
    }
}
