// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import PasscodeRules
import Scene
import ViewKit

/// A board with numbered circles that drift.
@preconcurrency @MainActor public final class CircleController: BoardController<PasscodeBoard> {
    /// Creates a board. The same `seed` always produces the same arrangement of circles; without a seed, it is
    /// different each time.
    public init(seed: UInt64? = nil) {
        super.init(PasscodeBoard(seed: seed ?? randomSeed()))
    }

    /// Pauses or resumes the game.
    public func pause(_ isPaused: Bool = true) { begun().setPaused(isPaused, at: now) }

    /// Starts or stops automatic play from the current position.
    public func watch(_ isOn: Bool = true) { begun().setAutopilot(isOn, at: now) }
}
