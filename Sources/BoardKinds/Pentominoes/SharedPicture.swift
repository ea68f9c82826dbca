import Boards
import Localization
import PentominoRules
import Scene

/// A picture of a solved puzzle of the day to give away: its board with the tiles that everybody gets, and the figures of
/// the game. It does not show where the player has put the other tiles.
@MainActor enum SharedPicture {
    private static let width = 480.0, margin = 32.0, line = 30.0

    /// Creates the picture, with the figures below the board; `nil` if the puzzle is not one of the day.
    static func make(of setup: PentominoSetup, _ figures: [String]) -> NodeTree? {
        guard case .daily = setup else { return nil }
        let board = PentominoBoard(setup: setup, seed: 1, today: { .today })
        let game = board.game
        let square = (width - 2 * margin) / Double(max(game.board.columns, game.board.rows))
        let size = Size(width: square * Double(game.board.columns), height: square * Double(game.board.rows))
        var plates = NamedPlates<Int>()
        var pieces: [Piece] = []
        func add(_ plate: Plate, at center: Point) {
            plates.paint(pieces.count, as: plate)
            let id = plates[pieces.count]
            pieces.append(Piece(center: center, front: id, back: id))
        }
        let lines = ["Peekaboard", PentominoSetupText.title(setup)]
        var y = margin
        for text in lines {
            add(.line(text, width: width - 2 * margin), at: Point(x: width / 2, y: y + line / 2))
            y += line
        }
        y += margin / 2
        for row in 0..<game.board.rows {
            for column in 0..<game.board.columns where game.board.contains(Square(column: column, row: row)) {
                let isFixed = game.fixed.values.contains { $0.squares.contains(Square(column: column, row: row)) }
                add(
                    Plate(
                        size: Size(width: square - 3, height: square - 3), cornerRadius: 5,
                        fill: isFixed ? Color(rgb: 0x1C71D8) : Color(rgb: 0xF6D32D)),
                    at: Point(
                        x: (width - size.width) / 2 + (Double(column) + 0.5) * square,
                        y: y + (Double(row) + 0.5) * square))
            }
        }
        y += size.height + margin / 2
        for text in figures {
            add(.line(text, width: width - 2 * margin), at: Point(x: width / 2, y: y + line / 2))
            y += line
        }
        return NodeTree(
            of: Scene(
                size: Size(width: width, height: y + margin), background: Color(rgb: 0xFAFAFA), plates: plates.plates,
                pieces: pieces))
    }
}

extension Plate {
    /// Creates a line of text.
    fileprivate static func line(_ text: String, width: Double) -> Plate {
        var plate = Plate(
            size: Size(width: width, height: 24), cornerRadius: 0, fill: Color.white.withAlpha(0), picture: .text(text))
        plate.isGround = true
        return plate
    }
}
