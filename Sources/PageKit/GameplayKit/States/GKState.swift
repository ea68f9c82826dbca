// SPDX-License-Identifier: GPL-3.0-or-later
import ViewKit

/// A state of a state machine, such as “the player is jumping”. A page has a subclass for each state.
@preconcurrency @MainActor open class GKState: NSObject {
    /// The state machine that the state belongs to.
    public internal(set) weak var stateMachine: GKStateMachine?

    /// Creates a state that belongs to no state machine.
    public override init() { super.init() }

    /// Returns whether a state of the given class can follow this one. By default, every state can.
    open func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass is GKState.Type }

    /// Called when the state machine has entered the state. `previousState` is `nil` for the first one.
    open func didEnter(from previousState: GKState?) {}

    /// Called in each update of the state machine while it is in this state. `seconds` is the time since the last one.
    open func update(deltaTime seconds: TimeInterval) {}

    /// Called before the state machine enters another state.
    open func willExit(to nextState: GKState) {}
}
