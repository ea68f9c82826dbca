import MemoryRules

extension MemorySetup: Notated {}

extension MemoryGame.Move: Notated {}

extension MemoryBoard {
    /// Its name on a Swift page.
    public static let controllerName = "GameController"

    /// The backs.
    public var pictureForDrops: String? { "backImage" }

    /// The moves of the present game so far.
    public var record: [MemoryGame.Move] { game.record }

    /// Whether all pairs are found.
    public var isOver: Bool { game.isOver }
}
