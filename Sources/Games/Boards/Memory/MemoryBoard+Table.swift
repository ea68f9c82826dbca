// SPDX-License-Identifier: GPL-3.0-or-later
import MemoryRules
import Scene

/// What lies beside the cards, where there is room: three faces that show what the deck is about, and the cards that
/// were found. A table without a texture has none of it, except for several players' cards. It is not part of the game.
extension MemoryBoard {
    /// How it lies. Lengths without a unit are shares of a card's width and height.
    private enum Beside {
        /// The position of each face relative to the middle, and its rotation in quarter turns.
        static let faces: [(x: Double, y: Double, turn: Double)] = [
            (-0.06, -0.95, -0.1), (0.07, 0, 0.07), (-0.05, 0.95, -0.04),
        ]
        /// The width and height that the faces need, and their smallest and largest scale.
        static let size = Size(width: 1.35, height: 3.2)
        static let scales = 0.5...0.96
        /// The least distance to the cards and to the edge of the area, in points.
        static let margin = 14.0
    }

    /// The size of a tag, in points.
    static let tag = Size(width: 104, height: 26)

    /// Updates the layout to the area around the board.
    public func resize(to area: Size) {
        guard area != self.area, area.width > 0, area.height > 0 else { return }
        self.area = area
        layTable()
    }

    /// Lays everything beside the cards, at rest.
    func layTable() {
        for piece in cards.endIndex..<max(cards.endIndex, scene.pieces.count) {
            for channel in Animator.Channel.allCases { animator.stop(channel, of: piece) }
        }
        scene.pieces.removeLast(max(0, scene.pieces.count - cards.count))
        (scene.order, found) = (nil, nil)
        guard hasPlaces, let area else { return }
        let fit = BoardFit(board: scene.size, in: area)
        if texture != nil { spreadFaces(in: room(beside: fit), area.height / fit.scale) }
        layFound()
        scene.plates = plates.plates
    }

    private var hasPlaces: Bool { texture != nil || game.groupsWon.count > 1 }

    /// Returns the width of the room on each side of the cards.
    private func room(beside fit: BoardFit) -> Double { fit.origin.x / fit.scale - 2 * Beside.margin }

    /// Returns the size of a player's place beside the cards, or `nil` if there is no room.
    private func sizeOfPlace(beside fit: BoardFit, in area: Size) -> Size? {
        let share = area.height / fit.scale / Double(game.groupsWon.count)
        // The names are on the lower edges of the places.
        let name = game.groupsWon.count > 1 ? FoundCards.name.height : 0
        return FoundCards.size(in: Size(width: room(beside: fit), height: share - name - 2 * Beside.margin))
    }

    private func spreadFaces(in room: Double, _ height: Double) {
        let card = MemoryConstants.card
        let scale = min(
            Beside.scales.upperBound, room / (card.width * Beside.size.width),
            (height - 2 * Beside.margin) / (card.height * Beside.size.height))
        guard scale >= Beside.scales.lowerBound else { return }
        let middle = Point(x: middle(of: room, isFirst: true), y: scene.size.height / 2)
        for (place, group) in zip(Beside.faces, dealtGroups) {
            let center = Point(
                x: middle.x + place.x * card.width * scale, y: middle.y + place.y * card.height * scale)
            let face = plates[.face(group: group.index, side: group.sides[0])]
            scene.pieces.append(
                Piece(center: center, front: face, back: face, turn: 1, rotation: place.turn, scale: scale))
        }
        guard let title = deckTitle() else { return }
        layTag(
            title, plate: .deckTitle,
            at: Point(x: middle.x, y: middle.y + Beside.size.height / 2 * card.height * scale))
    }

    /// Lays a tag that names what is above it.
    func layTag(_ text: String, plate: PlateName, at center: Point) {
        plates.paint(
            plate,
            as: Plate(
                size: Self.tag, cornerRadius: Self.tag.height / 2, fill: CardColors.face, picture: .text(text),
                thickness: MemoryConstants.thickness))
        scene.pieces.append(Piece(center: center, front: plates[plate], back: plates[plate]))
    }

    /// The places of the players: one below the other beside the cards or, in a narrow area, next to each other below
    /// the cards. Empty if there is room for neither.
    package var playerPlaces: [Rect] {
        guard hasPlaces, let area else { return [] }
        let (fit, players) = (BoardFit(board: scene.size, in: area), game.groupsWon.count)
        let whole = Size(width: area.width / fit.scale, height: area.height / fit.scale)
        let below = fit.origin.y / fit.scale - Beside.margin
        if let size = sizeOfPlace(beside: fit, in: area) {
            let x = middle(of: room(beside: fit), isFirst: false)
            return (0..<players).map { player in
                let share = (Double(player) + 0.5) / Double(players)
                return Rect(
                    center: Point(x: x, y: scene.size.height / 2 + (share - 0.5) * whole.height), size: size)
            }
        }
        // The names are to the side of the places.
        let name = players > 1 ? FoundCards.name.width * nameScale + Beside.margin : 0
        let each = whole.width / Double(players)
        guard let size = FoundCards.size(in: Size(width: each - name - 2 * Beside.margin, height: below))
        else { return [] }
        return (0..<players).map { player in
            let x = (Double(player) + 0.5) * each - whole.width / 2 + name / 2
            return Rect(
                center: Point(
                    x: scene.size.width / 2 + (readsRightToLeft ? -x : x),
                    y: scene.size.height + (below + Beside.margin) / 2), size: size)
        }
    }

    /// The scale of the names of players, which stay legible on a board that is scaled down. Beside the cards, they are
    /// at most as wide as the room there.
    package var nameScale: Double {
        guard let area else { return 1 }
        let fit = BoardFit(board: scene.size, in: area)
        let legible = min(2, max(1, 1 / fit.scale))
        guard sizeOfPlace(beside: fit, in: area) != nil else { return legible }
        return min(legible, room(beside: fit) / FoundCards.name.width)
    }

    /// Returns the middle of the name of a player: on the lower edge of a place beside the cards, or to the side of one
    /// below them.
    package func namePosition(at place: Rect) -> Point {
        let (center, size) = (place.center, place.size)
        guard center.y > scene.size.height else { return Point(x: center.x, y: center.y + size.height / 2) }
        let distance = (size.width + FoundCards.name.width * nameScale + Beside.margin) / 2
        return Point(x: center.x + (readsRightToLeft ? distance : -distance), y: center.y)
    }

    /// Returns the middle of the room on the side where reading begins, or on the other one.
    private func middle(of room: Double, isFirst: Bool) -> Double {
        let distance = Beside.margin + room / 2
        return isFirst != readsRightToLeft ? -distance : scene.size.width + distance
    }

    /// Returns the card that a press at the given point acts on.
    public func piece(at point: Point, by device: Device) -> Int? { card(at: point) }

    /// The cards in Tab order.
    public var tabOrder: [Int] { inReadingOrder(cards) }
}
