// SPDX-License-Identifier: GPL-3.0-or-later
import LightsOutRules
import Scene

/// Layout and appearance of the squares.
extension LightsOutBoard {
    /// The names of the plates.
    enum PlateName: Hashable {
        case square, light, hint
    }

    /// The piece that marks the square of a hint.
    static let hintMark = 2 * Lights.squares.count

    /// Returns the piece for the light in a square.
    static func light(in square: Int) -> Int { Lights.squares.count + square }

    /// Returns the column and row of a square, counted from 0.
    public func cell(of square: Int) -> GridCursor.Cell {
        GridCursor.Cell(column: square % Lights.side, row: square / Lights.side)
    }

    /// Creates all pieces, with every light out.
    func laySquares() {
        describe()
        func pieces(_ name: PlateName, _ count: Int) -> [Piece] {
            Array(
                repeating: Piece(center: Point(x: 0, y: 0), front: plates[name], back: plates[name]), count: count)
        }
        scene.pieces = pieces(.square, Lights.squares.count) + pieces(.light, Lights.squares.count) + pieces(.hint, 1)
        for square in Lights.squares { scene.pieces[Self.light(in: square)].opacity = 0 }
        place()
    }

    /// Places each square according to `padding`.
    func layOut() {
        place()
        changed()
    }

    /// Repaints everything after a change of a property.
    func paint() {
        describe()
        changed()
    }

    /// Places the mark on the hinted square.
    func placeHint() {
        scene.pieces[Self.hintMark].isPresent = game.hinted != nil
        if let square = game.hinted { scene.pieces[Self.hintMark].center = scene.pieces[square].center }
    }

    private func place() {
        let grid = GridLayout(
            columns: Lights.side, rows: Lights.side, cell: LightsOutConstants.square, padding: padding)
        scene.size = grid.size
        for square in Lights.squares {
            let cell = cell(of: square)
            let column = readsRightToLeft ? Lights.side - 1 - cell.column : cell.column
            let center = grid.center(column: column, row: cell.row)
            scene.pieces[square].center = center
            scene.pieces[Self.light(in: square)].center = center
        }
        placeHint()
    }

    /// A color chosen by the player is used in both the light and the dark style.
    private func describe() {
        scene.background = shown(background, of: "background")
        plates.paint(.square, as: Self.unlitPlate(on: scene.background))
        plates.paint(.light, as: Self.litPlate(lightColor))
        plates.paint(.hint, as: Self.hintPlate(on: scene.background))
        scene.plates = plates.plates
    }

    static func unlitPlate(on background: Color) -> Plate {
        let unlit = background.mixed(with: .black, share: LightsOutConstants.shade)
        return plate(fill: unlit, rim: unlit.mixed(with: .white, share: 0.15))
    }

    static func litPlate(_ color: Color) -> Plate {
        plate(fill: color, rim: color.mixed(with: .white, share: 0.6))
    }

    static func hintPlate(on background: Color) -> Plate {
        let size = LightsOutConstants.hint
        return Plate(size: size, cornerRadius: size.width / 2, fill: background, edge: .white)
    }

    private static func plate(fill: Color, rim: Color) -> Plate {
        Plate(
            size: LightsOutConstants.square, cornerRadius: LightsOutConstants.cornerRadius, fill: fill, rim: rim)
    }
}
