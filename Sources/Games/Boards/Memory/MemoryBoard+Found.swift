// SPDX-License-Identifier: GPL-3.0-or-later
import MemoryRules
import Scene

/// The cards that were found. During the game they lie at the place of the player who found them, one group after the
/// other. When the game is over, they are laid out in the middle of the table, in rows.
extension MemoryBoard {
    /// Lays the places and the found cards, at rest.
    func layFound() {
        let places = playerPlaces
        let first = scene.pieces.count
        for (player, place) in places.enumerated() {
            paintPlace(of: player, size: place.size)
            scene.pieces.append(
                Piece(center: place.center, front: plates[.place(player)], back: plates[.place(player)]))
        }
        if let place = places.first, let title = foundTitle(), game.groupsWon.count == 1,
            FoundCards.isColumn(place.size), place.size.width >= Self.tag.width
        {
            layTag(
                title, plate: .foundTitle,
                at: Point(x: place.center.x, y: place.center.y + place.size.height / 2))
        }
        let firstName = scene.pieces.count
        if game.groupsWon.count > 1 {
            for player in game.groupsWon.indices {
                paintName(of: player)
                scene.pieces.append(
                    Piece(
                        center: Point(x: 0, y: 0), front: plates[.player(player)], back: plates[.player(player)],
                        scale: nameScale, isPresent: !places.isEmpty))
                if !places.isEmpty { scene.pieces[firstName + player].center = namePosition(at: places[player]) }
            }
        }
        let firstCard = scene.pieces.count
        for card in cards {
            let face = front(of: card)
            scene.pieces.append(
                Piece(center: scene.pieces[card].center, front: face, back: face, turn: 1, isPresent: false))
        }
        found = FoundCards.Pieces(
            places: first..<firstName, names: firstName..<firstCard, cards: firstCard)
        for index in game.finds.indices.prefix(findsShown) { lay(index, at: places, now: nil) }
        if isGathered { gather(at: nil) }
        orderFound()
    }

    /// Moves the group that was found next to the place of its player.
    func collectFind(at now: Double) {
        guard findsShown < game.finds.count else { return }
        findsShown += 1
        guard found != nil else { return }
        lay(findsShown - 1, at: playerPlaces, now: now)
        orderFound()
    }

    /// Shows whose turn it is, at the places of the players.
    func showTurn() {
        guard found != nil else { return }
        for (player, place) in playerPlaces.enumerated() { paintPlace(of: player, size: place.size) }
        scene.plates = plates.plates
    }

    /// Lays out the found cards on the table: in one row for each of several players.
    func gather(at now: Double?) {
        guard let found else { return }
        isGathered = true
        for place in found.places { move([(.opacity, 0)], of: place, at: now) }
        let players = game.groupsWon.count
        let finds = game.finds.enumerated()
        let rows: [[Int]] =
            players > 1
            ? (0..<players).map { player in finds.filter { $0.element.player == player }.map(\.offset) }
            : Array(game.finds.indices).inRows(
                of: max(4, Int((Double(game.finds.count) * 2).squareRoot().rounded(.up))))
        let card = MemoryConstants.card
        let start = players > 1 ? FoundCards.name.width + 2 * MemoryConstants.padding : 0
        let room = Size(width: scene.size.width - start, height: scene.size.height * Self.gatheredShare)
        let (height, longest) = (room.height / Double(rows.count), max(1, rows.map(\.count).max() ?? 1))
        let scale = min(1, height / (card.height * 1.2), room.width / (card.width * 1.3))
        let step = min(card.width * scale * 1.25, (room.width - card.width * scale * 1.2) / Double(max(1, longest - 1)))
        for (row, groups) in rows.enumerated() {
            let y = (Double(row) + 0.5) * height
            // A single player's rows are centered, and those of several players begin at the same place.
            let width = step * Double((players > 1 ? longest : groups.count) - 1)
            let left = start + (room.width - width) / 2
            if players > 1 {
                let name = found.names.lowerBound + row
                scene.pieces[name].isPresent = true
                move([(.x, across(FoundCards.name.width / 2 + MemoryConstants.padding)), (.y, y)], of: name, at: now)
            }
            for (place, index) in groups.enumerated() {
                lay(index, at: Point(x: across(left + Double(place) * step), y: y), scale: scale, now: now)
            }
        }
    }

    /// The share of the board's height that gathered cards take. The result is shown below them.
    private static let gatheredShare = 0.56

    /// Returns a horizontal position, mirrored if the first column is on the right.
    private func across(_ x: Double) -> Double { readsRightToLeft ? scene.size.width - x : x }

    /// Lays a group at the place of its player. Without places, it is not visible until the end of the game.
    private func lay(_ index: Int, at places: [Rect], now: Double?) {
        let find = game.finds[index]
        guard !places.isEmpty else { return }
        let place = places[find.player]
        let scale = FoundCards.scale(at: place)
        let before = game.finds.prefix(index).count { $0.player == find.player }
        let card = MemoryConstants.card
        let share = Double(before) / Double(max(1, game.deal.groups - 1)) - 0.5
        var center = place.center
        if FoundCards.isColumn(place.size) {
            center.y += share * (place.size.height - card.height * scale * FoundCards.margin)
        } else {
            center.x +=
                (readsRightToLeft ? -share : share) * (place.size.width - card.width * scale * FoundCards.margin)
        }
        lay(index, at: center, scale: scale, now: now)
    }

    /// Moves a group to a point. Cards that are not visible yet come from their places on the board.
    private func lay(_ index: Int, at center: Point, scale: Double, now: Double?) {
        guard let found else { return }
        for (number, card) in game.finds[index].cards.enumerated() {
            let piece = found.cards + card
            if !scene.pieces[piece].isPresent {
                scene.pieces[piece].isPresent = true
                scene.pieces[piece].center = scene.pieces[card].center
            }
            let offset = Double(number) * FoundCards.overlap * scale
            move(
                [
                    (.x, center.x + offset * MemoryConstants.card.width),
                    (.y, center.y + offset * MemoryConstants.card.height), (.scale, scale),
                    (.rotation, FoundCards.rotations[number % FoundCards.rotations.count]),
                ], of: piece, at: now)
        }
    }

    private func move(_ changes: [(Animator.Channel, Double)], of piece: Int, at now: Double?) {
        for (channel, value) in changes {
            animator.move(
                channel, of: piece, in: &scene.pieces, to: value, at: now ?? time,
                duration: now != nil && allowsMotion ? fadeTime : 0)
        }
    }

    /// Paints the place of a player, which is brighter and has the player's color while it is the player's turn.
    private func paintPlace(of player: Int, size: Size) {
        let isSingle = game.groupsWon.count == 1
        let isCurrent = player == shownPlayer && !game.isOver
        var place = Plate(
            size: size, cornerRadius: MemoryConstants.cornerRadius,
            fill: Color.white.withAlpha(isCurrent && !isSingle ? 0.3 : 0.12),
            edge: isCurrent && !isSingle ? MemoryConstants.color(of: player) : Color.white.withAlpha(0.3))
        place.isGround = true
        if texture != nil {
            if isSingle, FoundCards.isColumn(size) {
                (place.fill, place.edge, place.picture) = (.clear, nil, .shipped("tables/found-column.svg"))
            } else {
                place.hollow = Plate.Hollow()
                place.picture = .shipped("tables/found.svg")
                if isSingle { (place.fill, place.edge) = (.black.withAlpha(MemoryConstants.placeShade), nil) }
            }
        }
        plates.paint(.place(player), as: place)
    }

    private func paintName(of player: Int) {
        plates.paint(
            .player(player),
            as: Plate(
                size: FoundCards.name, cornerRadius: FoundCards.name.height / 2,
                fill: MemoryConstants.color(of: player), picture: .text(title(of: player))))
    }

    /// Puts the groups that were found last on top, below the names.
    private func orderFound() {
        guard let found else { return }
        let shown = game.finds.prefix(findsShown).flatMap { $0.cards.reversed() }
        let hidden = Set(cards).subtracting(shown).sorted()
        scene.order =
            Array(0..<found.names.lowerBound) + (hidden + shown).map { found.cards + $0 } + Array(found.names)
    }
}

extension [Int] {
    /// Returns the numbers in rows of about the same length.
    fileprivate func inRows(of length: Int) -> [[Int]] {
        guard !isEmpty else { return [] }
        let rows = (count + length - 1) / length
        return (0..<rows).map { Array(self[($0 * count / rows)..<(($0 + 1) * count / rows)]) }
    }
}
