// SPDX-License-Identifier: GPL-3.0-or-later
import PentominoRules
import Scene

/// Automatic moves: those that show a solution, and those of a replay. Each is played shortly after the board comes to
/// rest, so that the player can follow.
extension PentominoBoard {
    /// Whether moves are made automatically. If so, taps are ignored.
    public var isAutomatic: Bool { autopilot.isOn || isReplay }

    /// Places the tiles of a solution one after another. First takes off the tiles that are in other places.
    public func placeTiles(of solution: Solution, at now: Double) {
        guard !isReplay else { return }
        advance(to: now)
        if game.held != nil { play(.putBack, at: now) }
        let missing = solution.placements.filter { wanted in
            game.placements[wanted.tile].map { $0.squares != wanted.squares } ?? true
        }
        let misplaced = game.laid.filter { tile in
            !solution.placements.contains { $0.tile == tile && $0.squares == game.placements[tile]?.squares }
        }
        playAutomatically(
            misplaced.map { .takeOff($0) } + missing.flatMap { moves(to: $0) }, at: now)
    }

    /// Stops automatic moves and lets the player continue.
    public func stopAutomaticMoves(at now: Double) {
        guard autopilot.isOn else { return }
        advance(to: now)
        endAutomaticMoves(at: now)
        changed()
    }

    /// Returns a function that shows the current game again.
    public func setAside(at now: Double) -> (_ now: Double) -> Void { setGameAside(at: now) }

    /// Plays moves one after another.
    public func playAutomatically(_ moves: [PentominoGame.Move], at now: Double) {
        autopilot = .moves(moves[...])
        press = nil
        hideHighlight()
        scheduleMove(from: now)
        changed()
    }

    func playNextMove(at time: Double) {
        guard case .moves(var moves) = autopilot, let move = moves.popFirst() else {
            return endAutomaticMoves(at: time)
        }
        autopilot = .moves(moves)
        guard play(move, at: time) else { return endAutomaticMoves(at: time) }
        if case .pick(let tile) = move { rise(tile, at: time) }
        // A turn moves the tile as well, so it returns to the squares where it will be placed.
        let square = Self.nextSquare(in: moves) ?? ghostPlacement?.origin ?? Square(column: 0, row: 0)
        if game.held != nil { moveGhost(to: square, at: time) }
        moves.isEmpty ? endAutomaticMoves(at: time) : scheduleMove(from: time)
    }

    /// Returns the square where the tile that was picked up will be placed.
    private static func nextSquare(in moves: ArraySlice<PentominoGame.Move>) -> Square? {
        for move in moves {
            switch move {
            case .place(let square): return square
            case .turn, .flip: continue
            default: return nil
            }
        }
        return nil
    }

    private func endAutomaticMoves(at time: Double) {
        autopilot = .off
        agenda.removeAll { $0 == .automaticMove }
        if game.held != nil, !isReplay { play(.putBack, at: time) }
    }

    /// Shows the held tile of a game that was not restored at rest: above the squares where it will be placed, if they
    /// are known, or where it was picked up. A player who goes on from there gets a tile from the tray as usual.
    func showHeldTile(at now: Double) {
        guard let held = game.held else { return }
        let square = Self.nextSquare(in: followingMoves?[...] ?? []) ?? held.home?.origin
        moveGhost(to: square ?? (isReplay ? Square(column: 0, row: 0) : firstGhost(of: held.tile)), at: now)
        layOutForArea()
    }

    private func scheduleMove(from time: Double) {
        agenda.add(.automaticMove, at: max(animator.lastEnd, time) + PentominoConstants.pauseBeforeMove)
    }

    /// Returns the moves that place a tile, with as few turns as possible.
    private func moves(to placement: Placement) -> [PentominoGame.Move] {
        let tile = placement.tile
        let start = orientation(of: tile)
        let goal = tile.squares(placement.orientation)
        let sequences: [[PentominoGame.Move]] = [
            [], [.turn(.clockwise)], [.turn(.counterclockwise)], [.turn(.clockwise), .turn(.clockwise)], [.flip],
            [.flip, .turn(.clockwise)], [.flip, .turn(.counterclockwise)],
            [.flip, .turn(.clockwise), .turn(.clockwise)],
        ]
        let sequence = sequences.first { sequence in
            let end = sequence.reduce(start) { orientation, move in
                switch move {
                case .turn(let turn): orientation.turned(turn)
                case .flip: orientation.flipped()
                default: orientation
                }
            }
            return tile.squares(end) == goal
        }
        return [.pick(tile)] + (sequence ?? []) + [.place(placement.origin)]
    }
}
