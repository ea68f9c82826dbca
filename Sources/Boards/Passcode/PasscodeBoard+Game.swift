import PasscodeRules

extension PasscodeSetup: Notated {}

extension PasscodeGame.Move: Notated {}

extension PasscodeBoard {
    /// Its name on a Swift page.
    public static let controllerName = "CircleController"

    /// The moves of the present game so far.
    public var record: [PasscodeGame.Move] { game.record }

    /// Whether all rounds are won.
    public var isOver: Bool { game.isOver }
}
