import Boards
import PasscodeRules
import Scene

/// The board of drifting circles, as a page sees it.
public final class CircleController: BoardController<PasscodeBoard> {
    /// A board with circles that drift from `seed`, or, without one, differently each time.
    public init(seed: UInt64? = nil) {
        super.init(PasscodeBoard(seed: seed ?? randomSeed()))
    }

    /// Stops the game for a while, or goes on with it.
    public func pause(_ isPaused: Bool = true) { begun().setPaused(isPaused, at: now) }

    /// Lets the program play on from here, or ends that.
    public func watch(_ isOn: Bool = true) { begun().watch(isOn, at: now) }
}
