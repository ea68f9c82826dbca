// SPDX-License-Identifier: GPL-3.0-or-later
import GameplayKit
import Testing
import ViewKit

/// States that log what they are called with.
@MainActor private var log: [String] = []

private class Logging: GKState {
    var name: String { "\(type(of: self))" }
    override func didEnter(from previousState: GKState?) {
        log.append("\(name) from \((previousState as? Logging)?.name ?? "nothing")")
    }
    override func willExit(to nextState: GKState) {
        log.append("\(name) to \((nextState as! Logging).name)")
    }
    override func update(deltaTime seconds: TimeInterval) { log.append("\(name) for \(seconds)") }
}
private final class Full: Logging {
    override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == Half.self }
}
private final class Half: Logging {}
private final class Empty: Logging {
    override func didEnter(from previousState: GKState?) {
        super.didEnter(from: previousState)
        stateMachine?.enter(Full.self)
    }
}
private final class Other: Logging {}

@Suite(.serialized) struct StateMachineTests {
    private let machine = GKStateMachine(states: [Full(), Half(), Empty()])

    init() { log = [] }

    @Test func onlyValidStatesFollow() {
        #expect(machine.currentState == nil && !machine.enter(Other.self))
        machine.update(deltaTime: 1)
        #expect(machine.canEnterState(Full.self) && machine.enter(Full.self))
        #expect(!machine.canEnterState(Empty.self) && !machine.enter(Empty.self))
        #expect(machine.currentState is Full)
        machine.update(deltaTime: 0.5)
        #expect(machine.enter(Half.self))
        #expect(log == ["Full from nothing", "Full for 0.5", "Full to Half", "Half from Full"])
    }

    @Test func stateCanEnterAnotherWhenItIsEntered() {
        machine.enter(Empty.self)
        #expect(machine.currentState is Full)
        #expect(log == ["Empty from nothing", "Empty to Full", "Full from Empty"])
    }

    @Test func statesKnowTheirMachine() {
        let half = machine.state(forClass: Half.self)
        #expect(half?.stateMachine === machine && machine.state(forClass: Other.self) == nil)
        #expect(GKState().isValidNextState(Half.self) && !GKState().isValidNextState(NSObject.self))
    }
}
