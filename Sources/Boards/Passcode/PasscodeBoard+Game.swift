import PasscodeRules

extension PasscodeSetup: Notated {}

extension PasscodeGame.Move: Notated {}

extension PasscodeBoard {
    /// Its name on a Swift page.
    public static let controllerName = "CircleController"

    /// The card that is looked at, or else the first.
    public var pictureForDrops: String? { "card\((shownCard ?? 0) % cards.count + 1)Picture" }

    /// The moves of the present game so far.
    public var record: [PasscodeGame.Move] { game.record }

    /// Whether all rounds are won.
    public var isOver: Bool { game.isOver }
}
