extension PentominoGame {
    /// A tile in the hand.
    public struct Held: Equatable, Sendable {
        /// Which tile.
        public let tile: Pentomino
        /// Where it lay on the board when it was picked up; nil if that was in the tray.
        public let home: Placement?
        /// How it lay when it was picked up.
        public let startOrientation: Orientation
        /// How it was turned and flipped since.
        public internal(set) var changes: [Change] = []
        /// Turns and flips of this hold that were undone, the last of them first to come again.
        var undoneChanges: [Change] = []
        /// Its place in `laid` when it was picked up; 0 if that was in the tray.
        let rank: Int
    }

    mutating func pick(_ tile: Pentomino) throws(Refusal) -> [Event] {
        guard let orientation = orientations[tile] else { throw .noSuchTile }
        guard fixed[tile] == nil else { throw .fixedTile }
        guard held == nil else { throw .alreadyHolding }
        let home = placements[tile]
        held = Held(tile: tile, home: home, startOrientation: orientation, rank: laid.firstIndex(of: tile) ?? 0)
        if let home { lift(home) }
        return [.pickedUp(tile)]
    }

    mutating func change(_ change: Change) throws(Refusal) -> [Event] {
        guard let tile = held?.tile else { throw .nothingHeld }
        held?.changes.append(change)
        held?.undoneChanges = []
        return [apply(change, to: tile)]
    }

    mutating func place(at origin: Square) throws(Refusal) -> [Event] {
        guard let held else { throw .nothingHeld }
        guard let placement = placementOfHeld(at: origin) else { throw .noRoom }
        guard placement != held.home else { return giveBack(held) }
        self.held = nil
        if held.changes.isEmpty {
            commit([.move(held.tile, from: held.home, to: placement, rank: held.rank)])
        } else {
            // In between the tile may not fit, turned as it is, into its old place: so it goes by way of the tray.
            commit(removal(of: held) + turns(of: held) + [.move(held.tile, from: nil, to: placement, rank: 0)])
        }
        lay(placement)
        moveCount += 1
        return isOver ? [.placed(placement), .finished] : [.placed(placement)]
    }

    mutating func letGo() throws(Refusal) -> [Event] {
        guard let held else { throw .nothingHeld }
        guard held.home == nil else { return giveBack(held) }
        self.held = nil
        commit(turns(of: held))
        return [.returned(held.tile)]
    }

    mutating func putBack() throws(Refusal) -> [Event] {
        guard let held else { throw .nothingHeld }
        return giveBack(held)
    }

    mutating func takeOff(_ tile: Pentomino) throws(Refusal) -> [Event] {
        guard orientations[tile] != nil else { throw .noSuchTile }
        guard fixed[tile] == nil else { throw .fixedTile }
        if let held {
            guard held.tile == tile else { throw .alreadyHolding }
            guard held.home != nil else { return try letGo() }
            self.held = nil
            commit(removal(of: held) + turns(of: held))
        } else {
            guard let home = placements[tile] else { throw .notOnBoard }
            commit([.move(tile, from: home, to: nil, rank: laid.firstIndex(of: tile) ?? 0)])
            lift(home)
        }
        moveCount += 1
        return [.takenOff(tile)]
    }

    /// Makes all as it was before the tile was picked up.
    mutating func giveBack(_ held: Held) -> [Event] {
        self.held = nil
        orientations[held.tile] = held.startOrientation
        if let home = held.home { lay(home, rank: held.rank) }
        return [.returned(held.tile)]
    }

    mutating func apply(_ change: Change, to tile: Pentomino) -> Event {
        orientations[tile] = orientations[tile].map(change.applied)
        return switch change {
        case .turn(let turn): .turned(tile, turn)
        case .flip: .flipped(tile)
        }
    }

    /// Lays a tile on the board, as the last one or at its place among those that are laid.
    mutating func lay(_ placement: Placement, rank: Int? = nil) {
        placements[placement.tile] = placement
        filled |= board.bits(of: placement) ?? 0
        laid.insert(placement.tile, at: rank ?? laid.count)
    }

    /// Takes a tile from the board.
    mutating func lift(_ placement: Placement) {
        placements[placement.tile] = nil
        filled &= ~(board.bits(of: placement) ?? 0)
        laid.removeAll { $0 == placement.tile }
    }

    private func removal(of held: Held) -> [Step] {
        held.home.map { [.move(held.tile, from: $0, to: nil, rank: held.rank)] } ?? []
    }

    private func turns(of held: Held) -> [Step] { held.changes.map { .change(held.tile, $0) } }
}
