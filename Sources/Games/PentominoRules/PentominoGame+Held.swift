// SPDX-License-Identifier: GPL-3.0-or-later
extension PentominoGame {
    /// A tile that the player is holding.
    public struct Held: Equatable, Sendable {
        /// The held tile.
        public let tile: Pentomino
        /// The placement from which the tile was picked up, or `nil` if it was in the tray.
        public let home: Placement?
        /// The orientation in which the tile was picked up.
        public let startOrientation: Orientation
        /// The rotations and flips since the tile was picked up.
        public internal(set) var changes: [Change] = []
        /// The changes that were undone since the tile was picked up. The last element is the next one to redo.
        var undoneChanges: [Change] = []
        /// The index in `laid` from which the tile was picked up, or 0 if it was in the tray.
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
            // The changed tile may not fit in its old place, so undoing goes through the tray.
            commit(removal(of: held) + turns(of: held) + [.move(held.tile, from: nil, to: placement, rank: 0)])
        }
        insert(placement)
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

    /// Returns the tile to where it was picked up, in its original orientation.
    mutating func giveBack(_ held: Held) -> [Event] {
        self.held = nil
        orientations[held.tile] = held.startOrientation
        if let home = held.home { insert(home, rank: held.rank) }
        return [.returned(held.tile)]
    }

    mutating func apply(_ change: Change, to tile: Pentomino) -> Event {
        orientations[tile] = orientations[tile].map(change.applied)
        return switch change {
        case .turn(let turn): .turned(tile, turn)
        case .flip: .flipped(tile)
        }
    }

    /// Places a tile on the board. `rank` is its index in `laid`, by default the last.
    mutating func insert(_ placement: Placement, rank: Int? = nil) {
        placements[placement.tile] = placement
        filled |= board.bits(of: placement) ?? 0
        laid.insert(placement.tile, at: rank ?? laid.count)
    }

    /// Removes a tile from the board.
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
