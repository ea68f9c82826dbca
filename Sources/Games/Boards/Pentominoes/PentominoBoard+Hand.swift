// SPDX-License-Identifier: GPL-3.0-or-later
import PentominoRules
import Scene

/// Pressing, picking up, moving, and dropping tiles.
extension PentominoBoard {
    /// Handles an input event.
    public func receive(_ input: Input, at now: Double) {
        advance(to: now)
        switch input {
        case .press(let point, let device): begin(point, device)
        case .pressEnded: pressEnded(at: now)
        case .tap(let point, let device): tap(point, device, at: now)
        case .longPress: liftPressed(at: now)
        case .drag(let point): drag(to: point, at: now)
        case .drop: drop(at: now)
        case .cancel: cancel(at: now)
        case .otherTap(let point, let count): otherTap(point, count, at: now)
        case .turn(let isClockwise): turnPressed(isClockwise ? .clockwise : .counterclockwise, at: now)
        case .activate(let piece): activate(piece, at: now)
        }
        changed()
    }

    /// Rotates the held tile.
    public func turn(_ turn: Orientation.Turn, at now: Double) { playManually(.turn(turn), at: now) }

    /// Flips the held tile.
    public func flip(at now: Double) { playManually(.flip, at: now) }

    /// Undoes the last step.
    public func undo(at now: Double) { playManually(.undo, at: now) }

    /// Redoes the step that was undone last.
    public func redo(at now: Double) { playManually(.redo, at: now) }

    /// Counts a hint that is shown to the player.
    public func countHint(at now: Double) { playManually(.hint, at: now) }

    private func playManually(_ move: PentominoGame.Move, at now: Double) {
        advance(to: now)
        guard !isAutomatic else { return }
        play(move, at: now)
        changed()
    }

    // MARK: - Pressing

    private func begin(_ point: Point, _ device: Device) {
        press = nil
        isPressConsumed = false
        guard !isAutomatic, button(at: point) == nil, let tile = tile(at: point, by: device), canLift(tile) else {
            return
        }
        let center = scene.pieces[tile.rawValue].center
        let unit = shownUnit(of: tile)
        press = TilePress(
            tile: tile, point: point, device: device,
            grab: Point(x: (center.x - point.x) / unit, y: (center.y - point.y) / unit))
        highlightPressed()
    }

    private func pressEnded(at now: Double) {
        hideHighlight()
        // A long press picked up a tile, but it was not dragged.
        guard case .carried = holdMode else { return }
        isPressConsumed = true
        drop(at: now)
    }

    private func tap(_ point: Point, _ device: Device, at now: Double) {
        defer { press = nil }
        guard !isAutomatic, !isPressConsumed else { return }
        if let button = button(at: point) { return use(button, at: now) }
        let square = layout.square(at: point)
        let isOnBoard = game.board.contains(Square(column: square.column, row: square.row))
        // While a tile is held, a tap on the board targets exactly that square, even if another tile is close to it.
        let isExact = isOnBoard && game.held != nil
        if let tile = tile(at: point, by: isExact ? .pointer : device) {
            // If the ghost does not fit, a tap on it targets the square below.
            guard tile == game.held?.tile, isOnBoard, ghost?.fits == false else {
                return activate(tile.rawValue, at: now)
            }
        }
        guard let held = game.held?.tile else { return }
        guard isOnBoard else {
            play(.letGo, at: now)
            return
        }
        // Centers the tile on the tapped square.
        let orientation = orientation(of: held)
        let center = Point(
            x: layout.origin.x + (Double(square.column) + 0.5) * layout.unit,
            y: layout.origin.y + (Double(square.row) + 0.5) * layout.unit)
        let corner = layout.corner(of: held, orientation, centeredAt: center)
        if let landing = game.landing(column: corner.column, row: corner.row) {
            play(.place(landing), at: now)
        } else {
            moveGhost(to: Square(column: Int(corner.column.rounded()), row: Int(corner.row.rounded())), at: now)
        }
    }

    private func activate(_ piece: Int, at now: Double) {
        guard !isAutomatic else { return }
        if let button = TileButton(rawValue: piece) { return use(button, at: now) }
        guard let tile = Pentomino(rawValue: piece), canLift(tile) else { return }
        guard tile == game.held?.tile else { return pickUp(tile, at: now) }
        // If the tile does not fit, it stays in the hand.
        if let ghostPlacement { play(.place(ghostPlacement.origin), at: now) }
    }

    private func use(_ button: TileButton, at now: Double) {
        switch button {
        case .turn: play(.turn(.clockwise), at: now)
        case .flip: play(.flip, at: now)
        }
    }

    func canLift(_ tile: Pentomino) -> Bool {
        game.tiles.contains(tile) && game.fixed[tile] == nil && !game.isOver
    }

    // MARK: - Carrying

    /// Picks up the pressed tile, unless it is already held.
    private func liftPressed(at now: Double) {
        guard let press else { return }
        hideHighlight()
        if case .carried = holdMode { return }
        if let held = game.held?.tile, held != press.tile { play(.letGo, at: now) }
        let piece = scene.pieces[press.tile.rawValue]
        let grab = Point(x: piece.center.x - press.point.x, y: piece.center.y - press.point.y)
        guard game.held != nil || play(.pick(press.tile), at: now) else {
            self.press = nil
            return
        }
        let offset: Point
        switch press.device {
        case .finger: offset = offsetAboveFinger(of: press.tile)
        case .pointer: offset = Point(x: press.grab.x * layout.unit, y: press.grab.y * layout.unit)
        }
        slide = allowsMotion ? (grab, now, liftTime) : nil
        rise(press.tile, at: now)
        holdMode = .carried(at: press.point, by: press.device, offset: offset)
        updateCarriedTile()
    }

    /// Returns the offset from a finger to the center of a tile: half its height up, so that the finger does not hide
    /// it.
    func offsetAboveFinger(of tile: Pentomino) -> Point {
        Point(x: 0, y: -Double(tile.rows(orientation(of: tile))) * layout.unit / 2)
    }

    private func drag(to point: Point, at now: Double) {
        guard press != nil else { return }
        liftPressed(at: now)
        guard case .carried(_, let device, let offset) = holdMode else { return }
        holdMode = .carried(at: point, by: device, offset: offset)
        updateCarriedTile()
    }

    /// Moves a carried tile to the pointer or finger, and shows where it would land.
    func updateCarriedTile() {
        guard let tile = game.held?.tile, case .carried(let point, _, let offset) = holdMode else { return }
        moveHeld()
        updateLanding(of: tile, at: Point(x: point.x + offset.x, y: point.y + offset.y))
        placeButtons()
    }

    /// Moves a carried tile to the pointer or finger.
    func moveHeld() {
        guard let tile = game.held?.tile, case .carried(let point, _, let offset) = holdMode else { return }
        var away = offset
        if let slide {
            let fraction = Easing.inOut((time - slide.start) / slide.duration)
            away = Point(
                x: slide.from.x + (offset.x - slide.from.x) * fraction,
                y: slide.from.y + (offset.y - slide.from.y) * fraction
            )
        }
        scene.pieces[tile.rawValue].center = Point(x: point.x + away.x, y: point.y + away.y)
    }

    private func drop(at now: Double) {
        defer { press = nil }
        guard let held = game.held, case .carried(let point, _, let offset) = holdMode else { return }
        let center = Point(x: point.x + offset.x, y: point.y + offset.y)
        let corner = layout.corner(of: held.tile, orientation(of: held.tile), centeredAt: center)
        if let landing = game.landing(column: corner.column, row: corner.row) {
            play(.place(landing), at: now)
        } else if held.home != nil, !touchesBoard(held.tile, corner) {
            play(.takeOff(held.tile), at: now)
        } else {
            play(.letGo, at: now)
        }
    }

    private func cancel(at now: Double) {
        press = nil
        hideHighlight()
        if case .carried = holdMode { play(.putBack, at: now) }
    }

    private func turnPressed(_ turn: Orientation.Turn, at now: Double) {
        guard !isAutomatic else { return }
        liftPressed(at: now)
        play(.turn(turn), at: now)
    }

    private func otherTap(_ point: Point, _ count: Int, at now: Double) {
        guard !isAutomatic else { return }
        liftPressed(at: now)
        if button(at: point) == .flip {
            play(.flip, at: now)
        } else if count == 2 {
            // The first of the two taps has already turned the tile, so turn it back.
            play(.turn(.counterclockwise), at: now)
            play(.flip, at: now)
        } else {
            play(.turn(.clockwise), at: now)
        }
    }

    // MARK: - Moving with keys and taps

    /// Picks up a tile with a key or a tap, without a press that carries it.
    func pickUp(_ tile: Pentomino, at now: Double) {
        if game.held != nil { play(.letGo, at: now) }
        press = nil
        let home = game.placements[tile]
        guard play(.pick(tile), at: now) else { return }
        rise(tile, at: now)
        moveGhost(to: home?.origin ?? firstGhost(of: tile), at: now)
    }

    /// Moves the ghost of the held tile to the given square, limited to the board.
    func moveGhost(to square: Square, at now: Double) {
        guard let tile = game.held?.tile else { return }
        let orientation = orientation(of: tile)
        let square = game.board.limited(square, columns: tile.columns(orientation), rows: tile.rows(orientation))
        holdMode = .ghost(TileFrame(around: Placement(tile, orientation, at: square)))
        showGhost(at: now)
    }

    /// Moves the held tile to its ghost.
    func showGhost(at now: Double) {
        guard let ghostPlacement else { return }
        let center = layout.center(of: ghostPlacement)
        // Slightly offset, so that the squares it would cover stay visible.
        let rise = PentominoConstants.ghostRise * layout.unit
        glide(ghostPlacement.tile, to: Point(x: center.x - rise, y: center.y - rise), at: now, within: liftTime)
        updateLanding(of: ghostPlacement.tile, at: center)
        placeButtons()
    }

    /// The position of the ghost: where its frame has it, limited to the board.
    var ghostPlacement: Placement? {
        guard case .ghost(let frame) = holdMode, let tile = game.held?.tile else { return nil }
        let orientation = orientation(of: tile)
        let square = game.board.limited(
            frame.square(of: tile, orientation), columns: tile.columns(orientation), rows: tile.rows(orientation))
        return Placement(tile, orientation, at: square)
    }

    /// Returns the square for the ghost of a tile that was just picked up: nearest to the center of the board where the
    /// tile fits, or else where the fewest of its squares are in the way of others.
    func firstGhost(of tile: Pentomino) -> Square {
        let orientation = orientation(of: tile)
        let (columns, rows) = (game.board.columns - tile.columns(orientation), game.board.rows - tile.rows(orientation))
        let taken = Set(game.placements.values.flatMap(\.squares))
        func rank(_ square: Square) -> (Int, Int, Square) {
            let (x, y) = (square.column - columns / 2, square.row - rows / 2)
            let overlap = Placement(tile, orientation, at: square).squares.count {
                taken.contains($0) || !game.board.contains($0)
            }
            return (overlap, x * x + y * y, square)
        }
        let squares = (0...max(0, rows)).flatMap { row in (0...max(0, columns)).map { Square(column: $0, row: row) } }
        return squares.min { rank($0) < rank($1) } ?? Square(column: 0, row: 0)
    }

    // MARK: - Hit testing

    /// Returns the topmost tile with a filled square at the given point. For a finger, returns the nearest tile within
    /// reach.
    public func tile(at point: Point, by device: Device) -> Pentomino? {
        let reach = device == .finger ? PentominoConstants.fingerSlop : 0
        var best: (tile: Pentomino, distance: Double)?
        for piece in (scene.order ?? []).reversed() {
            guard let tile = Pentomino(rawValue: piece), scene.pieces[piece].isPresent else { continue }
            let distance = distance(from: point, to: tile)
            if distance <= reach, distance < best?.distance ?? .infinity { best = (tile, distance) }
        }
        return best?.tile
    }

    /// Returns the distance from a point to the nearest filled square of a tile, or 0 if the point is inside it.
    private func distance(from point: Point, to tile: Pentomino) -> Double {
        let unit = shownUnit(of: tile)
        let orientation = orientation(of: tile)
        let center = scene.pieces[tile.rawValue].center
        let left = center.x - Double(tile.columns(orientation)) * unit / 2
        let top = center.y - Double(tile.rows(orientation)) * unit / 2
        return tile.squares(orientation).map { square in
            let x = left + Double(square.column) * unit
            let y = top + Double(square.row) * unit
            let dx = max(0, x - point.x, point.x - x - unit)
            let dy = max(0, y - point.y, point.y - y - unit)
            return (dx * dx + dy * dy).squareRoot()
        }.min() ?? .infinity
    }

    private func touchesBoard(_ tile: Pentomino, _ corner: (column: Double, row: Double)) -> Bool {
        tile.squares(orientation(of: tile)).contains { square in
            let (x, y) = (corner.column + Double(square.column), corner.row + Double(square.row))
            return x > -1 && y > -1 && x < Double(game.board.columns) && y < Double(game.board.rows)
        }
    }

    /// Returns the piece that a press at the given point acts on.
    public func piece(at point: Point, by device: Device) -> Int? {
        button(at: point)?.rawValue ?? tile(at: point, by: device)?.rawValue
    }

    func orientation(of tile: Pentomino) -> Orientation { game.orientations[tile] ?? Orientation() }
}
