// SPDX-License-Identifier: GPL-3.0-or-later
import PentominoRules
import Scene

/// The buttons beside a held tile. The raw values are their piece indices.
public enum TileButton: Int, CaseIterable, Sendable {
    case turn = 12
    case flip = 13
}

/// The scene: the plates, the plate of each piece, and the z-order.
extension PentominoBoard {
    /// The pieces that are neither tiles nor buttons.
    enum Ground {
        static let surface = 14
        static let landing = 15
        static let hint = 16
        static let highlight = 17
        /// The first piece that marks a square of a dead region. There is one for each square of the largest board.
        static let firstDead = 18
        static let deadCount = 64
        /// The hollow in the table that the board is in.
        static let hollow = firstDead + deadCount
        static let count = hollow + 1
    }

    /// The style of a tile or of a mark with its shape.
    enum TileStyle: CaseIterable {
        case inTray, onBoard, fixed, legal, illegal, hinted, pressedInTray, pressedOnBoard
    }

    enum PlateName: Hashable {
        case tile(Pentomino, Orientation, TileStyle)
        case button(TileButton)
        case surface, hollow
        /// A square of a dead region.
        case dead
    }

    /// Resets the scene and shows all tiles at rest.
    func resetScene() {
        animator = Animator()
        agenda = Agenda()
        (press, holdMode, landing, slide, hint) = (nil, nil, nil, nil, nil)
        autopilot = .off
        topTile = nil
        deadRegions = []
        solutionsLeft = nil
        let placeholder = Piece(center: Point(x: 0, y: 0), front: .first, back: .first)
        scene.pieces = Array(repeating: placeholder, count: Ground.count)
        for piece in scene.pieces.indices { scene.pieces[piece].isPresent = false }
        layOutForArea()
    }

    /// Updates the layout after a property has changed.
    func updateLayout() {
        layOutForArea()
        changed()
    }

    /// Updates the layout to the current area. Motions end immediately, and a held tile stays held.
    func layOutForArea() {
        let before = layout
        layout = TileLayout(board: game.board, tiles: looseTiles.count, in: area, trayScale: trayScale)
        if coveredHeight > 0 { layout = layout.moved(game.board, above: coveredHeight, in: area) }
        animator = Animator()
        paintPlates()
        for tile in game.tiles where tile != game.held?.tile { rest(tile) }
        if let tile = game.held?.tile { restoreHeldTile(tile, after: before) }
        if scene.pieces[Ground.highlight].isPresent { highlightPressed() }
        let (columns, rows) = (Double(game.board.columns), Double(game.board.rows))
        scene.pieces[Ground.surface].isPresent = true
        scene.pieces[Ground.surface].center = Point(
            x: layout.origin.x + columns * layout.unit / 2, y: layout.origin.y + rows * layout.unit / 2)
        setPlate(.surface, of: Ground.surface)
        scene.pieces[Ground.hollow].center = scene.pieces[Ground.surface].center
        setPlate(.hollow, of: Ground.hollow)
        for button in TileButton.allCases { setPlate(.button(button), of: button.rawValue) }
        for piece in Ground.firstDead..<Ground.hollow { setPlate(.dead, of: piece) }
        markDeadRegions()
        showHint()
        placeButtons()
        order()
    }

    /// Moves a held tile to its position in a new layout, fully raised.
    private func restoreHeldTile(_ tile: Pentomino, after before: TileLayout) {
        let piece = tile.rawValue
        scene.pieces[piece].isPresent = true
        setStyle(.onBoard, of: tile)
        (scene.pieces[piece].turn, scene.pieces[piece].rotation, scene.pieces[piece].scale) = (0, 0, 1)
        (scene.pieces[piece].held, scene.pieces[piece].opacity) = (1, PentominoConstants.heldOpacity)
        slide = nil
        switch holdMode {
        case .carried(let point, .finger, _):
            holdMode = .carried(at: point, by: .finger, offset: offsetAboveFinger(of: tile))
            updateCarriedTile()
        case .carried(let point, .pointer, let offset):
            let grown = layout.unit / before.unit
            holdMode = .carried(at: point, by: .pointer, offset: Point(x: offset.x * grown, y: offset.y * grown))
            updateCarriedTile()
        case .ghost:
            if let ghostPlacement { scene.pieces[piece].center = layout.center(of: ghostPlacement) }
            showGhost(at: time)
        case nil: break
        }
    }

    /// Repaints everything after a property has changed.
    func paint() {
        paintPlates()
        changed()
    }

    /// Moves a tile to its resting place and stops its motion.
    func rest(_ tile: Pentomino) {
        let piece = tile.rawValue
        for channel in Animator.Channel.allCases { animator.stop(channel, of: piece) }
        scene.pieces[piece].isPresent = true
        scene.pieces[piece].center = restingPosition(of: tile)
        setStyle(restingStyle(of: tile), of: tile)
        (scene.pieces[piece].turn, scene.pieces[piece].rotation, scene.pieces[piece].scale) = (0, 0, 1)
        (scene.pieces[piece].held, scene.pieces[piece].opacity) = (0, 1)
    }

    /// The tiles that have a slot in the tray, in alphabetical order.
    private var looseTiles: [Pentomino] { game.tiles.filter { game.fixed[$0] == nil } }

    /// Returns the center of a tile's resting place.
    func restingPosition(of tile: Pentomino) -> Point {
        if let placement = game.placements[tile] { return layout.center(of: placement) }
        guard let index = looseTiles.firstIndex(of: tile), index < layout.slots.count else { return Point(x: 0, y: 0) }
        return layout.slots[index]
    }

    private func restingStyle(of tile: Pentomino) -> TileStyle {
        game.fixed[tile] != nil ? .fixed : game.placements[tile] != nil ? .onBoard : .inTray
    }

    /// Returns the current style of a tile.
    func style(of tile: Pentomino) -> TileStyle {
        if case .tile(_, _, let style) = plates.name(of: scene.pieces[tile.rawValue].back) { style } else { .onBoard }
    }

    /// Sets the plate of a tile for its current orientation.
    func setStyle(_ style: TileStyle, of tile: Pentomino) {
        setPlate(.tile(tile, orientation(of: tile), style), of: tile.rawValue)
    }

    /// Sets the same plate for both sides of a piece.
    func setPlate(_ name: PlateName, of piece: Int) {
        scene.pieces[piece].front = plates[name]
        scene.pieces[piece].back = plates[name]
    }

    /// Returns the displayed size of a tile's squares, in points.
    func shownUnit(of tile: Pentomino) -> Double {
        let piece = scene.pieces[tile.rawValue]
        let plate = scene.plates[piece.back]
        return plate.size.width / Double(plate.cells?.columns ?? 1) * piece.scale
    }

    /// Updates the z-order: the board, the tiles, the marks, the held tile, and its buttons.
    func order() {
        let top = game.held?.tile ?? topTile
        let tiles = Pentomino.allCases.map(\.rawValue)
        let topPieces = top.map { [$0.rawValue] } ?? []
        // If the held tile does not fit, the landing mark is above it, so that it stays visible. This is not a single
        // expression because Swift 6.2 takes too long to type-check that.
        var order = [Ground.hollow, Ground.surface]
        order += tiles.filter { $0 != top?.rawValue }
        order += Ground.firstDead..<Ground.hollow
        order += landing == nil ? topPieces + [Ground.landing] : [Ground.landing] + topPieces
        order += [Ground.hint, Ground.highlight]
        order += TileButton.allCases.map(\.rawValue)
        scene.order = order
    }

    // MARK: - Plates

    private func paintPlates() {
        scene.background = shown(background, of: "background")
        scene.texture = texture
        scene.pieces[Ground.hollow].isPresent = texture != nil
        for tile in Pentomino.allCases {
            for orientation in Orientation.all {
                // All styles of a shape share one set.
                let cells = Set(tile.squares(orientation).map { CellPattern.Cell(column: $0.column, row: $0.row) })
                for style in TileStyle.allCases {
                    plates.paint(.tile(tile, orientation, style), as: plate(of: tile, orientation, style, cells))
                }
            }
        }
        for button in TileButton.allCases {
            plates.paint(.button(button), as: button.plate)
        }
        plates.paint(.surface, as: surface)
        plates.paint(.hollow, as: hollow)
        plates.paint(
            .dead,
            as: Plate(
                size: Size(width: layout.unit, height: layout.unit), cornerRadius: 0, fill: PentominoConstants.dead,
                cells: CellPattern(columns: 1, rows: 1, filled: [.init(column: 0, row: 0)], finish: .crossed)))
        scene.plates = plates.plates
    }

    private func plate(
        of tile: Pentomino, _ orientation: Orientation, _ style: TileStyle, _ cells: Set<CellPattern.Cell>
    ) -> Plate {
        let unit = style == .inTray || style == .pressedInTray ? layout.trayUnit : layout.unit
        let (columns, rows) = (tile.columns(orientation), tile.rows(orientation))
        var plate = Plate(
            size: Size(width: Double(columns) * unit, height: Double(rows) * unit), cornerRadius: unit * 0.16,
            fill: style.color(of: tile))
        plate.rim = PentominoConstants.ink
        plate.cells = CellPattern(
            columns: columns, rows: rows, filled: cells, finish: style.finish ?? relief.finish,
            letter: style.hasLetter && showsLetters ? tile.letter : nil)
        return plate
    }

    private var hollow: Plate {
        let margin = layout.unit * PentominoConstants.hollowMargin
        var plate = surface
        plate.size.width += 2 * margin
        plate.size.height += 2 * margin
        plate.cornerRadius = layout.unit * 0.12 + margin
        plate.fill = scene.background.mixed(with: .black, share: PentominoConstants.hollowShade)
        (plate.cells, plate.isGround, plate.hollow) = (nil, true, Plate.Hollow())
        return plate
    }

    private var surface: Plate {
        Plate(
            size: Size(
                width: Double(game.board.columns) * layout.unit, height: Double(game.board.rows) * layout.unit),
            cornerRadius: layout.unit * 0.12, fill: shown(boardColor, of: "boardColor"),
            cells: CellPattern(
                columns: game.board.columns, rows: game.board.rows,
                filled: game.board.squares.map { .init(column: $0.column, row: $0.row) }, finish: .wells))
    }
}

extension PentominoBoard.TileStyle {
    /// The finish of a mark or of a fixed tile; `nil` for a tile with the relief that the player has chosen.
    var finish: CellPattern.Finish? {
        switch self {
        case .inTray, .onBoard: nil
        case .fixed: .inlaid
        case .legal, .pressedInTray, .pressedOnBoard: .outlined
        case .illegal: .hatched
        case .hinted: .dashed
        }
    }

    /// Whether the letter is seen: on a tile, and through the mark above a tile that does not fit.
    var hasLetter: Bool {
        switch self {
        case .inTray, .onBoard, .fixed, .illegal: true
        case .legal, .hinted, .pressedInTray, .pressedOnBoard: false
        }
    }

    func color(of tile: Pentomino) -> Color {
        switch self {
        case .inTray, .onBoard, .fixed: PentominoConstants.color(of: tile)
        case .legal, .pressedInTray, .pressedOnBoard: PentominoConstants.legal
        case .illegal: PentominoConstants.illegal
        case .hinted: PentominoConstants.hint
        }
    }
}

extension TileButton {
    /// The plate of the button.
    var plate: Plate {
        Plate(
            size: Size(width: PentominoConstants.button, height: PentominoConstants.button),
            cornerRadius: PentominoConstants.button / 2, fill: PentominoConstants.buttonColor,
            picture: .shipped(drawing))
    }

    /// The path of the button's drawing.
    private var drawing: String {
        switch self {
        case .turn: "symbols/turn.svg"
        case .flip: "symbols/flip.svg"
        }
    }
}
