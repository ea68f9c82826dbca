// SPDX-License-Identifier: GPL-3.0-or-later
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
        let game = PentominoGame(setup: setup, seed: 1)
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
        for (plate, center) in PuzzlePicture.squares(of: game, side: square) {
            add(plate, at: Point(x: (width - size.width) / 2 + center.x, y: y + center.y))
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
