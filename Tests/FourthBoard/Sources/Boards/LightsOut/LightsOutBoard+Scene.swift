import LightsOutRules
import Scene

/// Where the squares lie, and what they look like.
extension LightsOutBoard {
    /// What its plates are called.
    enum PlateName: Hashable {
        case square, light, hint
    }

    /// The piece that marks the square of a hint.
    static let hintMark = 2 * Lights.squares.count

    /// The piece that is the light in a square.
    static func light(in square: Int) -> Int { Lights.squares.count + square }

    /// The column and row, counted from 0, of a square.
    public func cell(of square: Int) -> GridCursor.Cell {
        GridCursor.Cell(column: square % Lights.side, row: square / Lights.side)
    }

    /// Lays all squares on the board, with every light out.
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

    /// Puts each square where padding has it.
    func layOut() {
        place()
        changed()
    }

    /// Paints everything anew because a property has changed.
    func paint() {
        describe()
        changed()
    }

    /// Puts the mark of a hint where the game has it.
    func placeHint() {
        scene.pieces[Self.hintMark].isPresent = game.hinted != nil
        if let square = game.hinted { scene.pieces[Self.hintMark].center = scene.pieces[square].center }
    }

    private func place() {
        let grid = GridLayout(
            columns: Lights.side, rows: Lights.side, cell: LightsOutFigures.square, padding: padding)
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

    /// A color that the player has chosen is the same by day and night.
    private func describe() {
        let isOwn = background != LightsOutFigures.background
        scene.background = isDark && !isOwn ? LightsOutFigures.darkBackground : background
        let unlit = scene.background.mixed(with: .black, share: LightsOutFigures.shade)
        plates.paint(.square, as: plate(fill: unlit, rim: unlit.mixed(with: .white, share: 0.15)))
        plates.paint(.light, as: plate(fill: lightColor, rim: lightColor.mixed(with: .white, share: 0.6)))
        let hint = LightsOutFigures.hint
        plates.paint(
            .hint, as: Plate(size: hint, cornerRadius: hint.width / 2, fill: scene.background, edge: .white))
        scene.plates = plates.plates
    }

    private func plate(fill: Color, rim: Color) -> Plate {
        Plate(
            size: LightsOutFigures.square, cornerRadius: LightsOutFigures.cornerRadius, fill: fill, rim: rim)
    }
}
