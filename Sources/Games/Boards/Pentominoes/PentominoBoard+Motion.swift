// SPDX-License-Identifier: GPL-3.0-or-later
import PentominoRules
import Scene

/// The animation of the game's events.
extension PentominoBoard {
    /// Shows the events of a move.
    func animate(_ events: [PentominoGame.Event], at now: Double) {
        for event in events {
            switch event {
            case .pickedUp(let tile):
                agenda.removeAll { $0 == .settled(tile) }
                topTile = tile
            case .turned(let tile, let turn): showTurn(of: tile, turn, at: now)
            case .flipped(let tile): showFlip(of: tile, at: now)
            case .placed(let placement): glideToRest(placement.tile, at: now)
            case .returned(let tile), .takenOff(let tile): glideToRest(tile, at: now)
            case .finished: agenda.add(.finished, at: now + (allowsMotion ? glideTime : 0))
            }
            if event != .finished { happened(.shown(event)) }
        }
        order()
        placeButtons()
        showHint()
    }

    /// Performs a cue that was due at `time`.
    func perform(_ cue: Cue, at time: Double) {
        switch cue {
        case .settled(let tile): if tile != game.held?.tile { rest(tile) }
        case .automaticMove: playNextMove(at: time)
        case .finished:
            happened(.shown(.finished))
            ripple(from: time)
        case .rippleUp(let tile):
            move(.held, of: tile, to: 1, at: time, within: PentominoConstants.ripple * 3)
            agenda.add(.rippleDown(tile), at: time + PentominoConstants.ripple * 3)
        case .rippleDown(let tile): move(.held, of: tile, to: 0, at: time, within: PentominoConstants.ripple * 6)
        }
    }

    /// Raises a tile and scales it up to the size of the board.
    func rise(_ tile: Pentomino, at now: Double) {
        let piece = tile.rawValue
        let shown = shownUnit(of: tile)
        animator.stop(.x, of: piece)
        animator.stop(.y, of: piece)
        setStyle(.onBoard, of: tile)
        scene.pieces[piece].scale = shown / layout.unit
        move(.scale, of: tile, to: 1, at: now, within: liftTime)
        move(.held, of: tile, to: 1, at: now, within: liftTime)
        move(.opacity, of: tile, to: PentominoConstants.heldOpacity, at: now, within: liftTime)
    }

    /// Animates the center of a tile.
    func glide(_ tile: Pentomino, to center: Point, at now: Double, within duration: Double) {
        move(.x, of: tile, to: center.x, at: now, within: duration)
        move(.y, of: tile, to: center.y, at: now, within: duration)
    }

    /// Animates a tile to its resting place on the board or in the tray.
    private func glideToRest(_ tile: Pentomino, at now: Double) {
        let piece = tile.rawValue
        let shown = shownUnit(of: tile)
        (holdMode, landing, slide) = (nil, nil, nil)
        // The press no longer controls the tile.
        if press?.tile == tile { press = nil }
        scene.pieces[Ground.landing].isPresent = false
        topTile = tile
        guard allowsMotion else { return rest(tile) }
        setStyle(.onBoard, of: tile)
        scene.pieces[piece].scale = shown / layout.unit
        let isOnBoard = game.placements[tile] != nil
        glide(tile, to: restingPosition(of: tile), at: now, within: glideTime)
        move(.scale, of: tile, to: isOnBoard ? 1 : layout.trayUnit / layout.unit, at: now, within: glideTime)
        move(.held, of: tile, to: 0, at: now, within: glideTime)
        move(.opacity, of: tile, to: 1, at: now, within: glideTime)
        settle(tile, at: now + glideTime)
    }

    /// Schedules the tile to come to rest when all motions have ended.
    private func settle(_ tile: Pentomino, at time: Double) {
        guard allowsMotion else { return rest(tile) }
        agenda.removeAll { $0 == .settled(tile) }
        agenda.add(.settled(tile), at: max(time, animator.lastEnd))
    }

    private func showTurn(of tile: Pentomino, _ turn: Orientation.Turn, at now: Double) {
        let piece = tile.rawValue
        scene.pieces[piece].rotation -= turn == .clockwise ? 1 : -1
        changeForm(of: tile, at: now) {
            turn == .clockwise ? Point(x: -$0.y, y: $0.x) : Point(x: $0.y, y: -$0.x)
        }
        move(.rotation, of: tile, to: 0, at: now, within: turnTime)
        if tile != game.held?.tile { settle(tile, at: now) }
    }

    private func showFlip(of tile: Pentomino, at now: Double) {
        let piece = tile.rawValue
        let before = scene.pieces[piece].back
        changeForm(of: tile, at: now) { Point(x: -$0.x, y: $0.y) }
        guard allowsMotion else { return }
        // Starts from the back, which shows the previous appearance, and turns to the new front.
        scene.pieces[piece].front = before
        scene.pieces[piece].turn = -1
        move(.turn, of: tile, to: 0, at: now, within: turnTime)
        if tile != game.held?.tile { settle(tile, at: now) }
    }

    /// Updates a tile to the plate of its new orientation, and moves the held tile accordingly. `turned` turns or mirrors
    /// a vector as the tile was, so that the same square of a dragged tile stays at the pointer.
    private func changeForm(of tile: Pentomino, at now: Double, turned: (Point) -> Point) {
        setStyle(style(of: tile), of: tile)
        guard tile == game.held?.tile else { return }
        switch holdMode {
        case .carried(let point, let device, let offset):
            // The height of the tile, and with it the offset above a finger, may have changed while the tile was still
            // moving.
            let center = scene.pieces[tile.rawValue].center
            slide = allowsMotion ? (Point(x: center.x - point.x, y: center.y - point.y), now, turnTime) : nil
            let offset = device == .finger ? offsetAboveFinger(of: tile) : turned(offset)
            holdMode = .carried(at: point, by: device, offset: offset)
            updateCarriedTile()
        case .ghost: showGhost(at: now)
        case nil: break
        }
    }

    private func ripple(from time: Double) {
        guard allowsMotion else { return }
        let tiles = game.tiles.filter { game.placements[$0] != nil }.sorted {
            let (a, b) = (restingPosition(of: $0), restingPosition(of: $1))
            return (a.x + a.y) < (b.x + b.y)
        }
        for (index, tile) in tiles.enumerated() {
            agenda.add(.rippleUp(tile), at: time + Double(index) * PentominoConstants.ripple)
        }
    }

    private func move(
        _ channel: Animator.Channel, of tile: Pentomino, to value: Double, at now: Double, within time: Double
    ) {
        animator.move(
            channel, of: tile.rawValue, in: &scene.pieces, to: value, at: now, duration: allowsMotion ? time : 0)
    }
}
