// SPDX-License-Identifier: GPL-3.0-or-later
import ViewKit

/// A state machine: it is in one state at a time, and determines which state can follow.
@preconcurrency @MainActor open class GKStateMachine: NSObject {
    /// The present state; `nil` until the first one is entered.
    public private(set) var currentState: GKState?
    private let states: [ObjectIdentifier: GKState]

    /// Creates a state machine of states. Each of them has a class of its own.
    public init(states: [GKState]) {
        self.states = Dictionary(states.map { (ObjectIdentifier(type(of: $0)), $0) }) { $1 }
        super.init()
        for state in self.states.values { state.stateMachine = self }
    }

    /// Returns the state of a class.
    public func state<StateType: GKState>(forClass stateClass: StateType.Type) -> StateType? {
        states[ObjectIdentifier(stateClass)] as? StateType
    }

    /// Returns whether the state of a class exists and can follow the present one.
    open func canEnterState(_ stateClass: AnyClass) -> Bool {
        states[ObjectIdentifier(stateClass)] != nil && currentState?.isValidNextState(stateClass) != false
    }

    /// Enters the state of a class, if it can follow the present one. Returns whether that was done.
    @discardableResult open func enter(_ stateClass: AnyClass) -> Bool {
        guard canEnterState(stateClass), let next = states[ObjectIdentifier(stateClass)] else { return false }
        let previous = currentState
        previous?.willExit(to: next)
        currentState = next
        next.didEnter(from: previous)
        return true
    }

    /// Updates the present state.
    open func update(deltaTime seconds: TimeInterval) { currentState?.update(deltaTime: seconds) }
}
