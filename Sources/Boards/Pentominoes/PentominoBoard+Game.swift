import PentominoRules

extension PentominoSetup: Notated {}

extension PentominoGame.Move: Notated {}

extension PentominoBoard {
    /// Its name on a Swift page.
    public static let controllerName = "TileController"

    /// There is nothing here that a picture could be on.
    public var pictureForDrops: String? { nil }

    /// The moves of the present game so far.
    public var record: [PentominoGame.Move] { game.record }

    /// Whether all squares are filled.
    public var isOver: Bool { game.isOver }
}
