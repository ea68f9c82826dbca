// SPDX-License-Identifier: GPL-3.0-or-later
import PasscodeRules
import PentominoRules
import Scene

/// The pieces of a small picture of a rule, on a transparent ground.
private struct PieceCollection {
    private var plates = NamedPlates<Plate>()
    private var pieces: [Piece] = []

    mutating func add(
        _ plate: Plate, x: Double, y: Double, scale: Double = 1, rotation: Double = 0, held: Double = 0,
        opacity: Double = 1
    ) {
        plates.paint(plate, as: plate)
        pieces.append(
            Piece(
                center: Point(x: x, y: y), front: plates[plate], back: plates[plate], rotation: rotation, scale: scale,
                opacity: opacity, held: held))
    }

    mutating func add(_ drawing: String, x: Double, y: Double, diameter: Double, rotation: Double = 0) {
        var plate = Plate(
            size: Size(width: diameter, height: diameter), cornerRadius: diameter / 2, fill: .white.withAlpha(0))
        plate.picture = .shipped(drawing)
        plate.isGround = true
        add(plate, x: x, y: y, rotation: rotation)
    }

    func scene(width: Double, height: Double) -> Scene {
        Scene(
            size: Size(width: width, height: height), background: .white.withAlpha(0), plates: plates.plates,
            pieces: pieces)
    }
}

/// Small pictures of rules, for the help. They have a transparent ground.
package enum RulePictures {
    private static let right = "symbols/right.svg", wrong = "symbols/wrong.svg", arrow = "symbols/arrow.svg"

    // MARK: - Pairs

    /// Two cards that match, and two that do not.
    package static var pairs: Scene {
        var pieces = PieceCollection()
        addCards([0, 0], from: 10, to: &pieces, mark: right)
        addCards([1, 2], from: 164, to: &pieces, mark: wrong)
        return pieces.scene(width: 284, height: 108)
    }

    /// Three cards that match.
    package static var setOfThree: Scene {
        var pieces = PieceCollection()
        addCards([0, 0, 0], from: 10, to: &pieces, mark: right)
        return pieces.scene(width: 184, height: 108)
    }

    /// Adds cards side by side, by their numbers in the deck of animals, with a mark below them.
    private static func addCards(_ numbers: [Int], from x: Double, to pieces: inout PieceCollection, mark: String) {
        let width = 50.0
        for (place, number) in numbers.enumerated() {
            guard var plate = Deck.animals.groups[number].faces.first?.plate else { continue }
            plate.edge = MemoryConstants.underPicture
            let x = x + width / 2 + Double(place) * (width + 7)
            pieces.add(plate, x: x, y: 44, scale: width / MemoryConstants.card.width)
        }
        pieces.add(mark, x: x + (Double(numbers.count) * (width + 7) - 7) / 2, y: 83, diameter: 26)
    }

    // MARK: - Pentominoes

    /// A board of three by five squares with a tile above the place where it fits.
    package static var placing: Scene {
        let unit = 28.0
        let (left, top) = (30.0, 34.0)
        var pieces = PieceCollection()
        let columns = 0..<5, rows = 0..<3
        let all = columns.flatMap { column in rows.map { Square(column: column, row: $0) } }
        func add(_ squares: [(Int, Int)], _ color: Color, _ finish: CellPattern.Finish, by shift: Point, held: Bool) {
            let squares = squares.map { Square(column: $0.0, row: $0.1) }
            let (plate, origin) = plate(of: squares, unit: unit, color, finish)
            let x = left + Double(origin.column) * unit + plate.size.width / 2 + shift.x
            let y = top + Double(origin.row) * unit + plate.size.height / 2 + shift.y
            pieces.add(plate, x: x, y: y, held: held ? 1 : 0)
        }
        let here = Point(x: 0, y: 0)
        add(all.map { ($0.column, $0.row) }, PentominoConstants.boardColor, .wells, by: here, held: false)
        add(
            [(0, 0), (0, 1), (0, 2), (1, 2), (2, 2)], PentominoConstants.color(of: .v), .solid, by: here, held: false)
        add(
            [(1, 0), (2, 0), (3, 0), (4, 0), (1, 1)], PentominoConstants.color(of: .l), .solid, by: here, held: false)
        let hole = [(2, 1), (3, 1), (4, 1), (3, 2), (4, 2)]
        add(hole, PentominoConstants.legal, .outlined, by: here, held: false)
        add(hole, PentominoConstants.color(of: .p), .solid, by: Point(x: 66, y: -26), held: true)
        return pieces.scene(width: 270, height: 136)
    }

    /// A tile, the same tile turned, and then flipped, with the buttons that do this.
    package static var turning: Scene {
        let unit = 22.0
        var pieces = PieceCollection()
        let forms = [
            Orientation(), Orientation(quarterTurns: 1), Orientation(quarterTurns: 3, isFlipped: true),
        ]
        for (place, form) in forms.enumerated() {
            let (plate, _) = plate(
                of: Pentomino.f.squares(form), unit: unit, PentominoConstants.color(of: .f), .solid)
            pieces.add(plate, x: [42, 142, 242][place], y: 46)
        }
        for (place, button) in TileButton.allCases.enumerated() {
            pieces.add(button.plate, x: [92, 192][place], y: 46, scale: 0.72)
        }
        return pieces.scene(width: 284, height: 92)
    }

    private static func plate(of squares: [Square], unit: Double, _ color: Color, _ finish: CellPattern.Finish)
        -> (Plate, origin: Square)
    {
        let column = squares.map(\.column).min() ?? 0, row = squares.map(\.row).min() ?? 0
        let columns = (squares.map(\.column).max() ?? 0) - column + 1
        let rows = (squares.map(\.row).max() ?? 0) - row + 1
        let cells = squares.map { CellPattern.Cell(column: $0.column - column, row: $0.row - row) }
        var plate = Plate(
            size: Size(width: Double(columns) * unit, height: Double(rows) * unit),
            cornerRadius: unit * (finish == .wells ? 0.12 : 0.16), fill: color,
            cells: CellPattern(columns: columns, rows: rows, filled: cells, finish: finish))
        if finish != .wells { plate.rim = PentominoConstants.ink }
        return (plate, Square(column: column, row: row))
    }

    // MARK: - Passcode

    /// Four bases, of which the first is filled, and the circle that belongs to the next one.
    package static func code(fromRight: Bool) -> Scene {
        let width = 284.0
        func place(_ x: Double) -> Double { fromRight ? width - x : x }
        var pieces = PieceCollection()
        let bases = [3, 11, 5, 2].enumerated().map { (number: $1, x: 37 + Double($0) * 70) }
        let next = bases[1]
        pieces.add(
            disc(PasscodeConstants.base + PasscodeConstants.halo, PasscodeConstants.haloColor), x: place(next.x), y: 40)
        for (index, base) in bases.enumerated() {
            var plate = disc(PasscodeConstants.base, .white)
            plate.isGround = false
            plate.picture = .text("\(base.number)")
            plate.ring = Plate.Ring(
                fraction: index == 0 ? 1 : 0, color: PasscodeConstants.right, track: PasscodeConstants.ringTrack,
                width: PasscodeConstants.ring)
            pieces.add(plate, x: place(base.x), y: 40)
        }
        let circles: [(number: Int, x: Double, y: Double)] = [
            (3, 37, 40), (2, 46, 132), (11, 140, 124), (7, 200, 146), (5, 256, 118),
        ]
        for share in [0.42, 0.58, 0.74] {
            let (x, y) = (140 + (next.x - 140) * share, 124 + (40 - 124) * share)
            pieces.add(disc(7, PasscodeConstants.hues[2].mixed(with: .black, share: 0.25)), x: place(x), y: y)
        }
        for (index, circle) in circles.enumerated() {
            var plate = disc(PasscodeConstants.diameter, PasscodeConstants.hues[[0, 1, 2, 3, 1][index]])
            plate.isGround = false
            plate.picture = .text("\(circle.number)")
            pieces.add(plate, x: place(circle.x), y: circle.y)
        }
        pieces.add(right, x: place(37) + 15, y: 25, diameter: PasscodeConstants.mark)
        return pieces.scene(width: width, height: 174)
    }

    /// The back of a card, and its front.
    package static func card(fromRight: Bool) -> Scene {
        let width = 200.0
        func place(_ x: Double) -> Double { fromRight ? width - x : x }
        var pieces = PieceCollection()
        let size = Size(width: 66, height: 88)
        var back = Plate(
            size: size, cornerRadius: size.width / 12, fill: PasscodeConstants.cardBack,
            edge: PasscodeConstants.cardGround)
        back.picture = .shipped(PasscodeCard.shipped[0].lockedDrawing)
        var front = Plate(
            size: size, cornerRadius: size.width / 12, fill: PasscodeConstants.cardGround,
            edge: MemoryConstants.underPicture)
        front.picture = .shipped(PasscodeCard.shipped[0].drawing)
        front.caption = Plate.Caption(title: "", text: "")
        pieces.add(back, x: place(43), y: 54)
        pieces.add(arrow, x: width / 2, y: 54, diameter: 32, rotation: fromRight ? 2 : 0)
        pieces.add(front, x: place(157), y: 54)
        return pieces.scene(width: width, height: 108)
    }

    private static func disc(_ diameter: Double, _ fill: Color) -> Plate {
        var plate = Plate(size: Size(width: diameter, height: diameter), cornerRadius: diameter / 2, fill: fill)
        plate.isGround = true
        return plate
    }
}
