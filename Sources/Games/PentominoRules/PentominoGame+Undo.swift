// SPDX-License-Identifier: GPL-3.0-or-later
extension PentominoGame {
    /// A change to the orientation of the held tile.
    public enum Change: Equatable, Sendable {
        case turn(Orientation.Turn)
        case flip

        /// The change that undoes this one.
        public var inverse: Change {
            switch self {
            case .turn(let turn): .turn(turn == .clockwise ? .counterclockwise : .clockwise)
            case .flip: .flip
            }
        }

        func applied(to orientation: Orientation) -> Orientation {
            switch self {
            case .turn(let turn): orientation.turned(turn)
            case .flip: orientation.flipped()
            }
        }
    }

    /// A single step that can be undone or redone.
    enum Step: Equatable, Sendable {
        /// Rotates or flips a tile in the tray, or one that is between two places.
        case change(Pentomino, Change)
        /// Moves a tile from one place to another without changing its orientation. `nil` stands for the tray. `rank`
        /// is the tile's previous index in `laid`.
        case move(Pentomino, from: Placement?, to: Placement?, rank: Int)
    }

    /// Whether `.undo` would be accepted.
    public var canUndo: Bool { !isOver && (held != nil || !done.isEmpty) }

    /// Whether `.redo` would be accepted.
    public var canRedo: Bool { !isOver && !(held?.undoneChanges.isEmpty ?? undone.isEmpty) }

    /// Adds steps that can be undone, and clears the steps that can be redone.
    mutating func commit(_ steps: [Step]) {
        guard !steps.isEmpty else { return }
        done += steps
        undone = []
    }

    mutating func undo() throws(Refusal) -> [Event] {
        if let held {
            guard let change = held.changes.last else { return giveBack(held) }
            self.held?.changes.removeLast()
            self.held?.undoneChanges.append(change)
            return [apply(change.inverse, to: held.tile)]
        }
        guard let step = done.popLast() else { throw .nothingToUndo }
        undone.append(step)
        switch step {
        case .change(let tile, let change): return [apply(change.inverse, to: tile)]
        case .move(let tile, let from, let to, let rank):
            if let to { lift(to) }
            guard let from else { return [.takenOff(tile)] }
            insert(from, rank: rank)
            return [.placed(from)]
        }
    }

    mutating func redo() throws(Refusal) -> [Event] {
        if let held {
            guard let change = held.undoneChanges.last else { throw .nothingToRedo }
            self.held?.undoneChanges.removeLast()
            self.held?.changes.append(change)
            return [apply(change, to: held.tile)]
        }
        guard let step = undone.popLast() else { throw .nothingToRedo }
        done.append(step)
        switch step {
        case .change(let tile, let change): return [apply(change, to: tile)]
        case .move(let tile, let from, let to, _):
            if let from { lift(from) }
            guard let to else { return [.takenOff(tile)] }
            insert(to)
            return [.placed(to)]
        }
    }
}
