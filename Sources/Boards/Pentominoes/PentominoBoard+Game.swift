import PentominoRules

extension PentominoSetup: Notated {}

extension PentominoGame.Move: Notated {}

extension PentominoBoard {
    /// Its name on a Swift page.
    public static let controllerName = "TileController"

    /// The moves of the present game so far.
    public var record: [PentominoGame.Move] { game.record }

    /// Whether all squares are filled.
    public var isOver: Bool { game.isOver }
}
