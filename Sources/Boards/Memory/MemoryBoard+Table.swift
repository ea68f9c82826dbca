import MemoryRules
import Scene

/// What lies beside the cards on a table with a texture, where there is room: three faces that show what the deck is
/// about, and for each player a place with the found cards. It is not part of the game.
extension MemoryBoard {
    /// How it lies. Lengths without a unit are shares of a card's width and height.
    private enum Beside {
        /// The position of each face relative to the middle, and its rotation in quarter turns.
        static let faces: [(x: Double, y: Double, turn: Double)] = [
            (-0.06, -0.95, -0.1), (0.07, 0, 0.07), (-0.05, 0.95, -0.04),
        ]
        /// The width and height that the faces need.
        static let size = Size(width: 1.35, height: 3.2)
        /// The smallest and the largest scale of the faces, and of found cards.
        static let scales = 0.5...0.8, foundScales = 0.3...0.6
        /// The width and height of a player's place.
        static let place = Size(width: 1.5, height: 1.4)
        /// The shift of each found card from the one below, in points, and the number of cards after which it starts over.
        static let shift = 2.5, layers = 12
        /// The diameter of the disc with the number of a player, in points.
        static let disc = 30.0
        /// The least distance to the cards and to the edge of the area, in points.
        static let margin = 14.0
    }

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
        (scene.order, firstFound) = (nil, nil)
        guard texture != nil, let area else { return }
        let fit = Fit(board: scene.size, in: area)
        let (room, height) = (fit.origin.x / fit.scale - 2 * Beside.margin, area.height / fit.scale)
        spreadFaces(in: room, height)
        layPlaces(in: room, height)
        scene.plates = plates.plates
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
    }

    /// Lays a place for each player, and the found cards on them.
    private func layPlaces(in room: Double, _ height: Double) {
        let (card, players) = (MemoryConstants.card, game.groupsWon.count)
        let each = Size(width: room, height: (height - 2 * Beside.margin) / Double(players) - Beside.margin)
        foundScale = min(
            Beside.foundScales.upperBound, each.width / (card.width * Beside.place.width),
            each.height / (card.height * Beside.place.height))
        guard foundScale >= Beside.foundScales.lowerBound else { return }
        for player in 0..<players {
            paintPlace(of: player)
            let center = place(of: player)
            scene.pieces.append(Piece(center: center, front: plates[.place(player)], back: plates[.place(player)]))
            guard players > 1 else { continue }
            var disc = Plate(
                size: Size(width: Beside.disc, height: Beside.disc), cornerRadius: Beside.disc / 2,
                fill: MemoryConstants.players[player % MemoryConstants.players.count], picture: .text("\(player + 1)"))
            disc.isDomed = true
            plates.paint(.player(player), as: disc)
            let corner = Point(
                x: center.x - card.width * Beside.place.width * foundScale / 2,
                y: center.y - card.height * Beside.place.height * foundScale / 2)
            scene.pieces.append(Piece(center: corner, front: plates[.player(player)], back: plates[.player(player)]))
        }
        firstFound = scene.pieces.count
        for card in cards {
            let face = front(of: card)
            scene.pieces.append(
                Piece(center: Point(x: 0, y: 0), front: face, back: face, turn: 1, isPresent: false))
        }
        for (index, find) in game.finds.prefix(findsShown).enumerated() { lay(find, at: index, from: nil) }
        orderFinds()
    }

    /// Paints the place of a player, which is brighter while it is the player's turn.
    private func paintPlace(of player: Int) {
        let card = MemoryConstants.card
        let isCurrent = game.groupsWon.count == 1 || (player == game.currentPlayer && !game.isOver)
        let scale = foundScale
        var place = Plate(
            size: Size(
                width: card.width * Beside.place.width * scale, height: card.height * Beside.place.height * scale),
            cornerRadius: MemoryConstants.cornerRadius, fill: Color.white.withAlpha(isCurrent ? 0.3 : 0.12),
            edge: isCurrent && game.groupsWon.count > 1
                ? MemoryConstants.players[player % MemoryConstants.players.count] : Color.white.withAlpha(0.35))
        place.isGround = true
        plates.paint(.place(player), as: place)
    }

    /// Shows whose turn it is.
    func showTurn() {
        guard firstFound != nil else { return }
        for player in game.groupsWon.indices { paintPlace(of: player) }
        scene.plates = plates.plates
    }

    /// Moves the cards of the next group that was found to the place of its player.
    func collectFind(at now: Double) {
        guard findsShown < game.finds.count else { return }
        findsShown += 1
        guard firstFound != nil else { return }
        lay(game.finds[findsShown - 1], at: findsShown - 1, from: now)
        orderFinds()
    }

    private func lay(_ find: MemoryGame.Find, at index: Int, from now: Double?) {
        guard let firstFound else { return }
        let before = game.finds.prefix(index).count { $0.player == find.player }
        for (number, card) in find.cards.enumerated() {
            let piece = firstFound + card
            let layer = Double((before * find.cards.count + number) % Beside.layers)
            let shift = (layer - Double(Beside.layers) / 2) * Beside.shift * foundScale
            let center = place(of: find.player)
            let target = Point(x: center.x + shift, y: center.y - shift)
            scene.pieces[piece].isPresent = true
            scene.pieces[piece].center = now == nil ? target : scene.pieces[card].center
            scene.pieces[piece].scale = now == nil ? foundScale : 1
            guard let now else { continue }
            for (channel, value) in [(Animator.Channel.x, target.x), (.y, target.y), (.scale, foundScale)] {
                animator.move(
                    channel, of: piece, in: &scene.pieces, to: value, at: now, duration: allowsMotion ? fadeTime : 0)
            }
        }
    }

    /// Puts the cards that were found last on top.
    private func orderFinds() {
        guard let firstFound else { return }
        let shown = game.finds.prefix(findsShown).flatMap(\.cards)
        let hidden = cards.filter { !shown.contains($0) }
        scene.order = Array(0..<firstFound) + (hidden + shown).map { firstFound + $0 }
    }

    private func place(of player: Int) -> Point {
        guard let area else { return Point(x: 0, y: 0) }
        let fit = Fit(board: scene.size, in: area)
        let (room, height) = (fit.origin.x / fit.scale - 2 * Beside.margin, area.height / fit.scale)
        let each = (height - 2 * Beside.margin) / Double(game.groupsWon.count)
        return Point(
            x: middle(of: room, isFirst: false),
            y: scene.size.height / 2 - height / 2 + Beside.margin + (Double(player) + 0.5) * each)
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
