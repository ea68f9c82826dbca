import Boards
import PasscodeRules
import Scene

/// The board of drifting circles, as a page sees it.
public final class CircleController: BoardController<PasscodeBoard> {
    /// Called with each event of the game.
    public var happened: (PasscodeGame.Event) -> Void = { _ in }
    /// Called before that.
    package var told: (PasscodeGame.Event) -> Void = { _ in }

    /// A board with circles that drift from `seed`, or, without one, differently each time.
    public init(seed: UInt64? = nil) {
        super.init(PasscodeBoard(seed: seed ?? randomSeed()))
        board.happened = { [unowned self] event in
            told(event)
            happened(event)
        }
    }

    /// Stops the game for a while, or goes on with it.
    public func pause(_ isPaused: Bool = true) { begun().setPaused(isPaused, at: now) }

    /// Lets the program play on from here, or ends that.
    public func watch(_ isOn: Bool = true) { begun().watch(isOn, at: now) }
}
