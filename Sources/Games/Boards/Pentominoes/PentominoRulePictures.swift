// SPDX-License-Identifier: GPL-3.0-or-later
import PentominoRules
import Scene

/// Pictures of the rules of Pentominoes.
extension RulePictures {
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
}
