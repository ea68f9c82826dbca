// SPDX-License-Identifier: GPL-3.0-or-later
import ViewKit

/// Goals of an agent with their weights.
@preconcurrency @MainActor open class GKBehavior: NSObject {
    private var goals: [(goal: GKGoal, weight: Float)] = []

    /// Creates a behavior without goals.
    public override init() { super.init() }

    /// Creates a behavior with a goal.
    public convenience init(goal: GKGoal, weight: Float) {
        self.init(goals: [goal], andWeights: [weight])
    }

    /// Creates a behavior with goals, whose weight is 1.
    public convenience init(goals: [GKGoal]) {
        self.init(goals: goals, andWeights: goals.map { _ in 1 })
    }

    /// Creates a behavior with goals and their weights.
    public convenience init(goals: [GKGoal], andWeights weights: [Float]) {
        self.init()
        for (goal, weight) in zip(goals, weights) { setWeight(weight, for: goal) }
    }

    /// Creates a behavior with goals and their weights.
    public convenience init(weightedGoals: [GKGoal: Float]) {
        self.init(goals: Array(weightedGoals.keys), andWeights: Array(weightedGoals.values))
    }

    /// The number of goals.
    open var goalCount: Int { goals.count }

    /// Adds a goal, or changes its weight.
    open func setWeight(_ weight: Float, for goal: GKGoal) {
        if let index = goals.firstIndex(where: { $0.goal == goal }) {
            goals[index].weight = weight
        } else {
            goals.append((goal, weight))
        }
    }

    /// Returns the weight of a goal, which is 0 if the behavior does not have it.
    open func weight(for goal: GKGoal) -> Float { goals.first { $0.goal == goal }?.weight ?? 0 }

    /// Removes a goal.
    open func remove(_ goal: GKGoal) { goals.removeAll { $0.goal == goal } }

    /// Removes all goals.
    open func removeAllGoals() { goals = [] }

    /// The goal with an index.
    public subscript(index: Int) -> GKGoal { goals[index].goal }

    /// The weight of a goal; `nil` if the behavior does not have it.
    public subscript(goal: GKGoal) -> Float? {
        get { goals.first { $0.goal == goal }?.weight }
        set {
            if let newValue { setWeight(newValue, for: goal) } else { remove(goal) }
        }
    }

    /// Returns the sum of what the goals do to an agent.
    func force(on agent: GKAgent2D, seconds: Float) -> vector_float2 {
        goals.map { $0.goal.force(on: agent, seconds: seconds) * $0.weight }.reduce(.zero, +)
    }
}

/// Behaviors with their weights, which act together.
@preconcurrency @MainActor open class GKCompositeBehavior: GKBehavior {
    private var behaviors: [(behavior: GKBehavior, weight: Float)] = []

    /// Creates a behavior of others, whose weight is 1.
    public convenience init(behaviors: [GKBehavior]) {
        self.init(behaviors: behaviors, andWeights: behaviors.map { _ in 1 })
    }

    /// Creates a behavior of others and their weights.
    public convenience init(behaviors: [GKBehavior], andWeights weights: [Float]) {
        self.init()
        for (behavior, weight) in zip(behaviors, weights) { setWeight(weight, for: behavior) }
    }

    /// The number of behaviors.
    open var behaviorCount: Int { behaviors.count }

    /// Adds a behavior, or changes its weight.
    open func setWeight(_ weight: Float, for behavior: GKBehavior) {
        if let index = behaviors.firstIndex(where: { $0.behavior == behavior }) {
            behaviors[index].weight = weight
        } else {
            behaviors.append((behavior, weight))
        }
    }

    /// Returns the weight of a behavior, which is 0 if this one does not have it.
    open func weight(for behavior: GKBehavior) -> Float {
        behaviors.first { $0.behavior == behavior }?.weight ?? 0
    }

    /// Removes a behavior.
    open func remove(_ behavior: GKBehavior) { behaviors.removeAll { $0.behavior == behavior } }

    /// Removes all behaviors.
    open func removeAllBehaviors() { behaviors = [] }

    /// The behavior with an index.
    public subscript(index: Int) -> GKBehavior { behaviors[index].behavior }

    override func force(on agent: GKAgent2D, seconds: Float) -> vector_float2 {
        behaviors.map { $0.behavior.force(on: agent, seconds: seconds) * $0.weight }
            .reduce(super.force(on: agent, seconds: seconds), +)
    }
}
