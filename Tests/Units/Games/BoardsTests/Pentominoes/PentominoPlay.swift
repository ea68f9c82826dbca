// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import PentominoRules
import Scene
import TestStages

/// A Pentominoes board with a manual clock.
@MainActor final class PentominoPlay: TestStage<PentominoBoard> {
    /// The pieces that are marks.
    enum Mark {
        static let landing = 15
        static let hint = 16
        static let highlight = 17
        static let dead = 18..<82
    }

    /// The number of times the board has reported a new position.
    private(set) var positions = 0

    init(
        _ setup: PentominoSetup = PentominoSetup(), seed: UInt64 = 7, motion: Bool = true,
        area: Size = Size(width: 960, height: 690)
    ) {
        super.init(PentominoBoard(setup: setup, seed: seed, today: { Self.day }), motion: motion)
        board.resize(to: area)
        board.positionChanged = { [weak self] in self?.positions += 1 }
    }

    /// A game with five tiles, on a board of 5 × 5 squares.
    static let small = PentominoSetup.board(TileBoard.ladder[2])

    static var day: Day { Day(year: 2026, month: 11, day: 21) ?? today }
    private static var today: Day { preconditionFailure("the date must be valid") }

    func piece(_ tile: Pentomino) -> Piece { pieces[tile.rawValue] }

    /// The tiles that have a place in the tray.
    var looseTiles: [Pentomino] { game.tiles.filter { game.fixed[$0] == nil } }

    var layout: TileLayout {
        TileLayout(
            board: game.board, tiles: looseTiles.count, in: board.scene.size, trayScale: board.trayScale)
    }

    @discardableResult
    func press(_ key: Key, on piece: Int = 0, shift: Bool = false) -> KeyResult {
        board.press(key, on: piece, shift: shift, at: now)
    }

    // MARK: - Places

    /// Returns the visible side length of one of a tile's squares, in points.
    func unit(of tile: Pentomino) -> Double {
        let piece = piece(tile)
        let plate = board.scene.plates[piece.back]
        return plate.size.width / Double(plate.cells?.columns ?? 1) * piece.scale
    }

    /// Returns the center of one of the squares of a tile.
    func spot(on tile: Pentomino, square: Int = 0) -> Point {
        let orientation = game.orientations[tile] ?? Orientation()
        let cell = tile.squares(orientation)[square]
        let (unit, center) = (unit(of: tile), piece(tile).center)
        return Point(
            x: center.x + (Double(cell.column) + 0.5 - Double(tile.columns(orientation)) / 2) * unit,
            y: center.y + (Double(cell.row) + 0.5 - Double(tile.rows(orientation)) / 2) * unit)
    }

    /// Returns the center of a square of the board.
    func place(of square: Square) -> Point {
        let layout = layout
        return Point(
            x: layout.origin.x + (Double(square.column) + 0.5) * layout.unit,
            y: layout.origin.y + (Double(square.row) + 0.5) * layout.unit)
    }

    /// Returns the center of a tile that is where the rules expect it.
    func restingPosition(of tile: Pentomino) -> Point {
        if let placement = game.placements[tile] { return layout.center(of: placement) }
        return layout.slots[looseTiles.firstIndex(of: tile) ?? 0]
    }

    // MARK: - Input

    /// Presses a tile and starts to drag it.
    func lift(_ tile: Pentomino, by device: Device = .pointer, square: Int = 0) {
        hand = spot(on: tile, square: square)
        receive(.press(hand, by: device))
        receive(.pressEnded)
        drag(10, 0)
    }

    /// The place of the finger or pointer that has lifted something.
    private(set) var hand = Point(x: 0, y: 0)

    func drag(_ x: Double, _ y: Double) { drag(to: Point(x: hand.x + x, y: hand.y + y)) }

    func drag(to point: Point) {
        hand = point
        receive(.drag(to: point))
    }

    /// Drags the held tile until its center is at the given place, assuming that everything else is at rest.
    func dragCenter(of tile: Pentomino, to center: Point) {
        pass(2)
        let middle = piece(tile).center
        drag(center.x - middle.x, center.y - middle.y)
    }

    /// Drags a tile from its place to a placement, turning it with other taps.
    func carry(_ placement: Placement, by device: Device = .pointer) {
        lift(placement.tile, by: device)
        for change in changes(to: placement) {
            receive(.otherTap(Point(x: 1, y: 1), count: 1))
            if change == .flip { receive(.otherTap(Point(x: 1, y: 1), count: 2)) }
        }
        dragCenter(of: placement.tile, to: layout.center(of: placement))
        receive(.drop)
    }

    /// Returns the clockwise turns and flips that lead to the orientation of a placement.
    func changes(to placement: Placement) -> [PentominoGame.Change] {
        let tile = placement.tile
        let start = game.orientations[tile] ?? Orientation()
        for isFlipped in [false, true] {
            for turns in 0..<4 {
                var orientation = isFlipped ? start.flipped() : start
                for _ in 0..<turns { orientation = orientation.turned(.clockwise) }
                if tile.squares(orientation) == tile.squares(placement.orientation) {
                    return (isFlipped ? [.flip] : []) + Array(repeating: .turn(.clockwise), count: turns)
                }
            }
        }
        return []
    }

    /// Places a tile with keys.
    func key(_ placement: Placement) {
        press(.character(Character(placement.tile.letter)))
        finishByKeys(placement)
    }

    /// Places the tile that is held by keys.
    func finishByKeys(_ placement: Placement) {
        let tile = placement.tile.rawValue
        for change in changes(to: placement) { press(.character(change == .flip ? "F" : "R"), on: tile) }
        press(.go(.left), on: tile, shift: true)
        press(.go(.up), on: tile, shift: true)
        for _ in 0..<placement.origin.column { press(.go(.right), on: tile) }
        for _ in 0..<placement.origin.row { press(.go(.down), on: tile) }
        receive(.activate(tile))
    }

    // MARK: - Whole games

    override var questions: Int { positions }

    override func playOn(step: Int) -> Bool {
        switch step {
        case 0: lift(.f)
        case 10: receive(.otherTap(Point(x: 0, y: 0), count: 1))
        case 20: drag(to: Point(x: 1, y: 1))
        case 21: receive(.drop)
        case 50: board.deal(seed: 5, at: now)
        default: break
        }
        pass(0.02)
        return step < 55
    }

    override func playToTheEnd() {
        receive(.cancel)
        press(.escape)
        rest()
        for placement in solution?.placements ?? [] where game.placements[placement.tile] == nil { key(placement) }
        rest()
    }

    /// A solution from the current position. Each is searched only once.
    private var solution: Solution? {
        if let found = Self.found[game.placements] { return found }
        _ = Solver(board: game.board, tiles: game.tiles, placed: Array(game.placements.values)).forEachSolution {
            Self.found[game.placements] = $0
            return false
        }
        return Self.found[game.placements]
    }

    private static var found: [[Pentomino: Placement]: Solution] = [:]

    // MARK: - Invariants

    /// A description of an inconsistency in the game, or `nil`.
    var faultOfGame: String? {
        let lying = Array(game.placements.keys)
        let all = lying + game.tray + (game.held.map { [$0.tile] } ?? [])
        if all.sorted() != game.tiles { return "tiles are missing or duplicated: \(all)" }
        let squares = game.placements.values.flatMap(\.squares)
        if Set(squares).count != squares.count { return "tiles overlap" }
        if !squares.allSatisfy(game.board.contains) { return "a tile is outside the board" }
        for (tile, placement) in game.placements where game.orientations[tile] != placement.orientation {
            return "\(tile) has inconsistent orientations"
        }
        return nil
    }

    /// A description of an inconsistency in the visible state of a board at rest, or `nil`.
    var faultAtRest: String? {
        let layout = layout
        for tile in game.tiles {
            let piece = piece(tile)
            let plate = board.scene.plates[piece.back]
            let orientation = game.orientations[tile] ?? Orientation()
            let cells = Set(tile.squares(orientation).map { CellPattern.Cell(column: $0.column, row: $0.row) })
            if !piece.isPresent { return "\(tile) is not present" }
            if (piece.turn, piece.rotation, piece.scale) != (0, 0, 1) { return "\(tile) is turned or scaled: \(piece)" }
            if plate.cells?.filled != cells { return "\(tile) is shown in another orientation" }
            if tile == game.held?.tile {
                if piece.held != 1 || !isClose(unit(of: tile), layout.unit) { return "\(tile) is not raised: \(piece)" }
                continue
            }
            if piece.center != restingPosition(of: tile) { return "\(tile) is not at its place" }
            if piece.held != 0 || piece.opacity != 1 { return "\(tile) is raised: \(piece)" }
            let isOnBoard = game.placements[tile] != nil
            if !isClose(unit(of: tile), isOnBoard ? layout.unit : layout.trayUnit) { return "\(tile) has a wrong size" }
        }
        if game.held == nil, pieces[Mark.landing].isPresent { return "a landing is marked without a held tile" }
        for button in TileButton.allCases where board.isPresent(button) && game.held == nil {
            return "a button is shown without a held tile"
        }
        return nil
    }
}
