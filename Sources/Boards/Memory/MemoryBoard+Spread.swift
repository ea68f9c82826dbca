import Scene

/// The faces that lie beside the cards and show what the deck is about. They are only decoration.
extension MemoryBoard {
    /// How the faces lie. Lengths are shares of a card's width and height.
    private enum Spread {
        /// The position of each face relative to the middle, and its rotation in quarter turns.
        static let faces: [(x: Double, y: Double, turn: Double)] = [
            (-0.06, -0.95, -0.1), (0.07, 0, 0.07), (-0.05, 0.95, -0.04),
        ]
        /// The width and height that the faces need.
        static let size = Size(width: 1.35, height: 3.2)
        /// The smallest and the largest scale of the faces.
        static let scales = 0.5...0.8
        /// The least distance to the cards and to the edge of the area, in points.
        static let margin = 14.0
    }

    /// Updates the layout to the area around the board.
    public func resize(to area: Size) {
        guard area != self.area, area.width > 0, area.height > 0 else { return }
        self.area = area
        spreadFaces()
    }

    /// Lays the first faces of the deck on the table, if it has a texture, and there is room beside the cards.
    func spreadFaces() {
        scene.pieces.removeLast(max(0, scene.pieces.count - cards.count))
        guard texture != nil, let area else { return }
        let fit = Fit(board: scene.size, in: area)
        let (room, height) = (fit.origin.x / fit.scale, area.height / fit.scale)
        let card = MemoryConstants.card
        let scale = min(
            Spread.scales.upperBound, (room - 2 * Spread.margin) / (card.width * Spread.size.width),
            (height - 2 * Spread.margin) / (card.height * Spread.size.height))
        guard scale >= Spread.scales.lowerBound else { return }
        let middle = Point(
            x: readsRightToLeft ? scene.size.width + room / 2 : -room / 2, y: scene.size.height / 2)
        for (place, group) in zip(Spread.faces, dealtGroups) {
            let center = Point(
                x: middle.x + place.x * card.width * scale, y: middle.y + place.y * card.height * scale)
            let face = plates[.face(group: group.index, side: group.sides[0])]
            scene.pieces.append(
                Piece(center: center, front: face, back: face, turn: 1, rotation: place.turn, scale: scale))
        }
    }

    /// Returns the card that a press at the given point acts on.
    public func piece(at point: Point, by device: Device) -> Int? { card(at: point) }

    /// The cards in Tab order.
    public var tabOrder: [Int] {
        cards.sorted {
            let (a, b) = (scene.pieces[$0].center, scene.pieces[$1].center)
            return readsRightToLeft ? (a.y, b.x) < (b.y, a.x) : (a.y, a.x) < (b.y, b.x)
        }
    }
}
