import PentominoRules
import Scene

/// The buttons beside a held tile, by their places among the pieces.
public enum TileButton: Int, CaseIterable, Sendable {
    case turn = 12
    case flip = 13
}

/// What is to be seen: the plates, which piece bears which, and what lies over what.
extension PentominoBoard {
    /// The pieces that are no tiles and no buttons.
    enum Ground {
        static let surface = 14
        static let landing = 15
        static let hint = 16
        static let highlight = 17
        /// The first of those that mark a square in a dead region, one for each square of the largest board.
        static let firstDead = 18
        static let deadCount = 64
        static let count = firstDead + deadCount
    }

    /// How a tile, or a mark of its form, is painted.
    enum Look: CaseIterable {
        case inTray, onBoard, fixed, legal, illegal, hinted, pressedInTray, pressedOnBoard
    }

    /// What its plates are called.
    enum PlateName: Hashable {
        case tile(Pentomino, Orientation, Look)
        case button(TileButton)
        case surface
        /// A square in a dead region.
        case dead
    }

    /// Lays all tiles where they are, at rest, and forgets all that is under way.
    func lay() {
        animator = Animator()
        agenda = Agenda()
        (press, lead, landing, slide, hint) = (nil, nil, nil, nil, nil)
        autopilot = .off
        topTile = nil
        deadRegions = []
        solutionsLeft = nil
        let nowhere = Piece(center: Point(x: 0, y: 0), front: .first, back: .first)
        scene.pieces = Array(repeating: nowhere, count: Ground.count)
        for piece in scene.pieces.indices { scene.pieces[piece].isPresent = false }
        layOutForArea()
    }

    /// Lays out anew because a property has changed.
    func layOutAgain() {
        layOutForArea()
        changed()
    }

    /// Puts everything where the area has room for it. What moves is at its goal at once; what is held stays held.
    func layOutForArea() {
        let before = layout
        layout = TileLayout(board: game.board, tiles: looseTiles.count, in: area, trayScale: trayScale)
        animator = Animator()
        paintPlates()
        for tile in game.tiles where tile != game.held?.tile { rest(tile) }
        if let tile = game.held?.tile { holdAgain(tile, after: before) }
        if scene.pieces[Ground.highlight].isPresent { highlightPressed() }
        let (columns, rows) = (Double(game.board.columns), Double(game.board.rows))
        scene.pieces[Ground.surface].isPresent = true
        scene.pieces[Ground.surface].center = Point(
            x: layout.origin.x + columns * layout.unit / 2, y: layout.origin.y + rows * layout.unit / 2)
        setPlate(.surface, of: Ground.surface)
        for button in TileButton.allCases { setPlate(.button(button), of: button.rawValue) }
        for piece in Ground.firstDead..<Ground.count { setPlate(.dead, of: piece) }
        markDeadRegions()
        showHint()
        placeButtons()
        order()
    }

    /// Puts the held tile where it is held, wholly risen, after the layout was another one.
    private func holdAgain(_ tile: Pentomino, after before: TileLayout) {
        let piece = tile.rawValue
        show(tile, as: .onBoard)
        (scene.pieces[piece].turn, scene.pieces[piece].rotation, scene.pieces[piece].scale) = (0, 0, 1)
        (scene.pieces[piece].held, scene.pieces[piece].opacity) = (1, PentominoFigures.heldOpacity)
        slide = nil
        switch lead {
        case .carried(let place, .finger, _):
            lead = .carried(at: place, by: .finger, offset: offsetAboveFinger(of: tile))
            followHand()
        case .carried(let place, .pointer, let offset):
            let grown = layout.unit / before.unit
            lead = .carried(at: place, by: .pointer, offset: Point(x: offset.x * grown, y: offset.y * grown))
            followHand()
        case .ghost(let square):
            scene.pieces[piece].center = layout.center(of: Placement(tile, orientation(of: tile), at: square))
            lead(to: square, at: time)
        case nil: break
        }
    }

    /// Paints everything anew because a property has changed.
    func paint() {
        paintPlates()
        changed()
    }

    /// Puts a tile where it lies when nothing moves it.
    func rest(_ tile: Pentomino) {
        let piece = tile.rawValue
        for channel in Animator.Channel.allCases { animator.stop(channel, of: piece) }
        scene.pieces[piece].isPresent = true
        scene.pieces[piece].center = restingPlace(of: tile)
        show(tile, as: restingLook(of: tile))
        (scene.pieces[piece].turn, scene.pieces[piece].rotation, scene.pieces[piece].scale) = (0, 0, 1)
        (scene.pieces[piece].held, scene.pieces[piece].opacity) = (0, 1)
    }

    /// The tiles that have a place in the tray, in the order of their letters.
    private var looseTiles: [Pentomino] { game.tiles.filter { game.fixed[$0] == nil } }

    /// Where the middle of a tile lies at rest.
    func restingPlace(of tile: Pentomino) -> Point {
        if let placement = game.placements[tile] { return layout.center(of: placement) }
        guard let place = looseTiles.firstIndex(of: tile), place < layout.slots.count else { return Point(x: 0, y: 0) }
        return layout.slots[place]
    }

    private func restingLook(of tile: Pentomino) -> Look {
        game.fixed[tile] != nil ? .fixed : game.placements[tile] != nil ? .onBoard : .inTray
    }

    /// How a tile is painted now.
    func look(of tile: Pentomino) -> Look {
        if case .tile(_, _, let look) = plates.name(of: scene.pieces[tile.rawValue].back) { look } else { .onBoard }
    }

    /// Gives a tile the plate of its present orientation.
    func show(_ tile: Pentomino, as look: Look) {
        setPlate(.tile(tile, orientation(of: tile), look), of: tile.rawValue)
    }

    /// Gives a piece one plate for both sides.
    func setPlate(_ name: PlateName, of piece: Int) {
        scene.pieces[piece].front = plates[name]
        scene.pieces[piece].back = plates[name]
    }

    /// How long the side of one of a tile's squares is on the screen now, in points.
    func shownUnit(of tile: Pentomino) -> Double {
        let piece = scene.pieces[tile.rawValue]
        let plate = scene.plates[piece.back]
        return plate.size.width / Double(plate.cells?.columns ?? 1) * piece.scale
    }

    /// What lies over what: the board, the tiles, the marks, what is held, its buttons.
    func order() {
        let top = game.held?.tile ?? topTile
        let tiles = Pentomino.allCases.map(\.rawValue)
        let topPieces = top.map { [$0.rawValue] } ?? []
        // That a tile has no room is said over it, so that it cannot hide it.
        // One sum of all of these takes Swift 6.2 too long to type-check.
        var order = [Ground.surface]
        order += tiles.filter { $0 != top?.rawValue }
        order += Ground.firstDead..<Ground.count
        order += landing == nil ? topPieces + [Ground.landing] : [Ground.landing] + topPieces
        order += [Ground.hint, Ground.highlight]
        order += TileButton.allCases.map(\.rawValue)
        scene.order = order
    }

    // MARK: - Plates

    private func paintPlates() {
        let isOwnTable = background != PentominoFigures.background
        scene.background = isDark && !isOwnTable ? PentominoFigures.darkBackground : background
        for tile in Pentomino.allCases {
            for orientation in Orientation.all {
                // One set for all looks of a shape.
                let cells = Set(tile.squares(orientation).map { CellPattern.Cell(column: $0.column, row: $0.row) })
                for look in Look.allCases {
                    plates.paint(.tile(tile, orientation, look), as: plate(of: tile, orientation, look, cells))
                }
            }
        }
        for button in TileButton.allCases {
            plates.paint(
                .button(button),
                as: Plate(
                    size: Size(width: PentominoFigures.button, height: PentominoFigures.button),
                    cornerRadius: PentominoFigures.button / 2, fill: PentominoFigures.buttonColor,
                    picture: .shipped(button.drawing)))
        }
        plates.paint(.surface, as: surface)
        plates.paint(
            .dead,
            as: Plate(
                size: Size(width: layout.unit, height: layout.unit), cornerRadius: 0, fill: PentominoFigures.dead,
                cells: CellPattern(columns: 1, rows: 1, filled: [.init(column: 0, row: 0)], finish: .crossed)))
        scene.plates = plates.plates
    }

    private func plate(
        of tile: Pentomino, _ orientation: Orientation, _ look: Look, _ cells: Set<CellPattern.Cell>
    ) -> Plate {
        let unit = look == .inTray || look == .pressedInTray ? layout.trayUnit : layout.unit
        let (columns, rows) = (tile.columns(orientation), tile.rows(orientation))
        var plate = Plate(
            size: Size(width: Double(columns) * unit, height: Double(rows) * unit), cornerRadius: unit * 0.16,
            fill: look.color(of: tile))
        plate.rim = PentominoFigures.ink
        let isTile = look.finish == .solid || look.finish == .inlaid
        plate.cells = CellPattern(
            columns: columns, rows: rows, filled: cells, finish: look.finish,
            letter: isTile && showsLetters ? tile.letter : nil)
        return plate
    }

    private var surface: Plate {
        let isOwn = boardColor != PentominoFigures.boardColor
        return Plate(
            size: Size(
                width: Double(game.board.columns) * layout.unit, height: Double(game.board.rows) * layout.unit),
            cornerRadius: layout.unit * 0.12,
            fill: isDark && !isOwn ? PentominoFigures.darkBoardColor : boardColor,
            cells: CellPattern(
                columns: game.board.columns, rows: game.board.rows,
                filled: game.board.squares.map { .init(column: $0.column, row: $0.row) }, finish: .wells))
    }
}

extension PentominoBoard.Look {
    var finish: CellPattern.Finish {
        switch self {
        case .inTray, .onBoard: .solid
        case .fixed: .inlaid
        case .legal, .pressedInTray, .pressedOnBoard: .outlined
        case .illegal: .hatched
        case .hinted: .dashed
        }
    }

    func color(of tile: Pentomino) -> Color {
        switch self {
        case .inTray, .onBoard, .fixed: PentominoFigures.color(of: tile)
        case .legal, .pressedInTray, .pressedOnBoard: PentominoFigures.legal
        case .illegal: PentominoFigures.illegal
        case .hinted: PentominoFigures.hint
        }
    }
}

extension TileButton {
    /// The path of its drawing.
    fileprivate var drawing: String {
        switch self {
        case .turn: "symbols/turn.svg"
        case .flip: "symbols/flip.svg"
        }
    }
}
