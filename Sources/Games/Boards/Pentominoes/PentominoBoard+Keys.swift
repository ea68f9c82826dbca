// SPDX-License-Identifier: GPL-3.0-or-later
import PentominoRules
import Scene

/// Keyboard handling: letters pick up tiles, and arrow keys move the held tile or the cursor.
extension PentominoBoard {
    /// Handles a key press.
    public func press(_ key: Key, on piece: Int, shift: Bool, at now: Double) -> KeyResult {
        advance(to: now)
        guard !isAutomatic else { return .unused }
        let answer = answer(key, on: piece, shift: shift, at: now)
        if answer != .unused { changed() }
        return answer
    }

    private func answer(_ key: Key, on piece: Int, shift: Bool, at now: Double) -> KeyResult {
        let held = game.held?.tile ?? press?.tile
        switch key {
        case .character("R"):
            if held == nil {
                return turnInTray(piece, shift ? .counterclockwise : .clockwise, at: now) ? .used : .unused
            }
            receive(.turn(isClockwise: !shift), at: now)
        case .character("F") where held != nil:
            if game.held == nil { receive(.longPress, at: now) }
            play(.flip, at: now)
        case .character(let letter):
            guard let tile = Pentomino(letter: String(letter)), game.tiles.contains(tile) else { return .unused }
            guard tile != game.held?.tile else { return .focus(tile.rawValue) }
            guard game.fixed[tile] == nil, !game.isOver else { return .focus(tile.rawValue) }
            pickUp(tile, at: now)
            return .focus(tile.rawValue)
        case .go(let direction):
            guard let tile = game.held?.tile else { return .unused }
            if let ghostPlacement { moveGhost(direction, from: ghostPlacement.origin, toEdge: shift, at: now) }
            // Return the cursor from a button to the tile that the arrow key moves.
            if TileButton(rawValue: piece) != nil { return .focus(tile.rawValue) }
        case .escape:
            guard let tile = game.held?.tile else { return .unused }
            play(.letGo, at: now)
            press = nil
            return .focus(tile.rawValue)
        case .topRow, .pageUp, .pageDown: return .unused
        case .delete:
            guard let tile = game.held?.tile ?? Pentomino(rawValue: piece), play(.takeOff(tile), at: now) else {
                return .unused
            }
            press = nil
            return .focus(tile.rawValue)
        }
        return .used
    }

    /// Turns a tile in the tray, where it stays, also while keys and taps control another one.
    public func turn(_ piece: Int, isClockwise: Bool, at now: Double) -> Bool {
        advance(to: now)
        let turn = isClockwise ? Orientation.Turn.clockwise : .counterclockwise
        guard !isAutomatic, press == nil, turnInTray(piece, turn, at: now) else { return false }
        changed()
        return true
    }

    private func turnInTray(_ piece: Int, _ turn: Orientation.Turn, at now: Double) -> Bool {
        guard let tile = Pentomino(rawValue: piece), game.tray.contains(tile), canLift(tile) else { return false }
        // In the rules, only a tile in the hand turns, so another one makes room for it. None of this is seen.
        var moves: [PentominoGame.Move] = [.pick(tile), .turn(turn), .letGo]
        if let held = game.held { moves = [.putBack] + moves + [.pick(held.tile)] + held.changes.map(\.move) }
        for move in moves { _ = playUnseen(move) }
        animate([.turned(tile, turn)], at: now)
        return true
    }

    private func moveGhost(_ direction: Direction, from square: Square, toEdge: Bool, at now: Double) {
        let far = toEdge ? 64 : 1
        let target =
            switch direction {
            case .left: square.moved(columns: -far, rows: 0)
            case .right: square.moved(columns: far, rows: 0)
            case .up: square.moved(columns: 0, rows: -far)
            case .down: square.moved(columns: 0, rows: far)
            case .rowStart: square.moved(columns: -64, rows: 0)
            case .rowEnd: square.moved(columns: 64, rows: 0)
            case .first: Square(column: 0, row: 0)
            case .last: Square(column: 64, row: 64)
            }
        moveGhost(to: target, at: now)
    }

    /// The tiles in alphabetical order, with the buttons after the held tile.
    public var tabOrder: [Int] {
        game.tiles.flatMap { tile in
            [tile.rawValue] + (tile == game.held?.tile ? TileButton.allCases.map(\.rawValue) : [])
        }
    }

    /// Returns the nearest tile in a direction. Home and End go to the first and the last letter.
    public func piece(from piece: Int, toward direction: Direction) -> Int? {
        scene.piece(from: piece, toward: direction, among: tabOrder)
    }

    /// Returns the held tile, or else the last moved one, because a button that was removed belonged to it.
    public func piece(nearestTo piece: Int) -> Int? { (game.held?.tile ?? topTile ?? game.tiles.first)?.rawValue }
}

extension PentominoGame.Change {
    /// The move that makes the change.
    fileprivate var move: PentominoGame.Move {
        switch self {
        case .turn(let turn): .turn(turn)
        case .flip: .flip
        }
    }
}
