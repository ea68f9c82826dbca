// SPDX-License-Identifier: GPL-3.0-or-later
import PentominoRules
import Scene

/// Marks on the board: the landing position, the pressed tile, hints, dead regions, and the buttons of the held tile.
extension PentominoBoard {
    /// Finds where a held tile would land if its center is at the given point, and marks the position.
    func updateLanding(of tile: Pentomino, at center: Point) {
        let orientation = orientation(of: tile)
        let corner = layout.corner(of: tile, orientation, centeredAt: center)
        let before = landing
        var mark = Square(column: Int(corner.column.rounded()), row: Int(corner.row.rounded()))
        if case .ghost = holdMode {
            landing = game.canPlace(at: mark) ? mark : nil
        } else {
            landing = game.landing(column: corner.column, row: corner.row)
        }
        mark = landing ?? mark
        let placement = Placement(tile, orientation, at: mark)
        scene.pieces[Ground.landing].isPresent = placement.squares.contains(where: game.board.contains)
        scene.pieces[Ground.landing].center = layout.center(of: placement)
        setPlate(.tile(tile, orientation, landing == nil ? .illegal : .legal), of: Ground.landing)
        if landing != before {
            order()
            requestAnalysis()
        }
    }

    /// Highlights the tile that a press would pick up.
    func highlightPressed() {
        guard let tile = press?.tile, tile != game.held?.tile else { return }
        scene.pieces[Ground.highlight].isPresent = true
        scene.pieces[Ground.highlight].center = scene.pieces[tile.rawValue].center
        let style = game.placements[tile] == nil ? TileStyle.pressedInTray : .pressedOnBoard
        setPlate(.tile(tile, orientation(of: tile), style), of: Ground.highlight)
    }

    /// Hides the highlight of the pressed tile.
    func hideHighlight() { scene.pieces[Ground.highlight].isPresent = false }

    /// Marks the squares of dead regions.
    func markDeadRegions() {
        let squares = deadRegions.joined().prefix(Ground.deadCount)
        for piece in Ground.firstDead..<Ground.hollow { scene.pieces[piece].isPresent = false }
        for (piece, square) in zip(Ground.firstDead..., squares) {
            scene.pieces[piece].isPresent = true
            scene.pieces[piece].center = Point(
                x: layout.origin.x + (Double(square.column) + 0.5) * layout.unit,
                y: layout.origin.y + (Double(square.row) + 0.5) * layout.unit)
        }
    }

    /// Shows a hint until the position changes.
    public func display(_ hint: Hint) {
        self.hint = hint
        showHint()
        changed()
    }

    /// Marks the hint. A held tile that should be taken back needs no mark.
    func showHint() {
        scene.pieces[Ground.hint].isPresent = false
        let placement: Placement
        switch hint {
        case .place(let hinted): placement = hinted
        case .takeBack(let tile):
            guard let lying = game.placements[tile] else { return }
            placement = lying
        default: return
        }
        scene.pieces[Ground.hint].isPresent = true
        scene.pieces[Ground.hint].center = layout.center(of: placement)
        setPlate(.tile(placement.tile, placement.orientation, .hinted), of: Ground.hint)
    }

    // MARK: - Buttons

    /// Returns the button at the given point.
    func button(at point: Point) -> TileButton? {
        TileButton.allCases.first { scene.pieces[$0.rawValue].isPresent && scene.rect(of: $0.rawValue).contains(point) }
    }

    /// Positions the buttons beside the room of the held tile, on the side with enough space.
    func placeButtons() {
        let room = isAutomatic ? nil : roomToTurn
        for button in TileButton.allCases { scene.pieces[button.rawValue].isPresent = room != nil }
        guard let room else { return }
        let (gap, side) = (PentominoConstants.buttonGap, PentominoConstants.button)
        let right = room.origin.x + room.size.width + gap + side / 2
        let left = room.origin.x - gap - side / 2
        let x = right + side / 2 <= area.width ? right : max(side / 2, left)
        let height = 2 * side + gap
        let top = min(max(room.center.y - height / 2, 0), max(0, area.height - height))
        scene.pieces[TileButton.turn.rawValue].center = Point(x: x, y: top + side / 2)
        scene.pieces[TileButton.flip.rawValue].center = Point(x: x, y: top + height - side / 2)
    }

    /// The area that the held tile does not leave while it is turned and flipped, so that buttons beside it stay where
    /// they are. `nil` if no button can be pressed.
    private var roomToTurn: Rect? {
        guard let tile = game.held?.tile else { return nil }
        let side = TileFrame.side(of: tile)
        let length = Double(side) * layout.unit
        let corner: Point
        switch holdMode {
        case .carried(let point, .finger, _): corner = Point(x: point.x - length / 2, y: point.y - length)
        case .ghost(let frame):
            let square = game.board.limited(frame.origin, columns: side, rows: side)
            corner = Point(
                x: layout.origin.x + Double(square.column) * layout.unit,
                y: layout.origin.y + Double(square.row) * layout.unit)
        // The pointer that carries a tile cannot press a button.
        case .carried(_, .pointer, _), nil: return nil
        }
        return Rect(origin: corner, size: Size(width: length, height: length))
    }
}
