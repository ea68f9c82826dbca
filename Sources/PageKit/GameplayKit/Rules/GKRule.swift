// SPDX-License-Identifier: GPL-3.0-or-later
import ViewKit

/// A rule of a rule system: what follows if a condition holds.
@preconcurrency @MainActor open class GKRule: NSObject {
    /// Rules with a higher salience are evaluated first.
    public var salience = 0
    private let predicate: (GKRuleSystem) -> Bool
    private let action: (GKRuleSystem) -> Void

    /// Creates a rule that never applies. A subclass overrides what it needs.
    public override convenience init() { self.init(blockPredicate: { _ in false }, action: { _ in }) }

    /// Creates a rule of a condition and what it does.
    public init(
        blockPredicate predicate: @escaping (GKRuleSystem) -> Bool,
        action: @escaping (GKRuleSystem) -> Void
    ) {
        (self.predicate, self.action) = (predicate, action)
        super.init()
    }

    /// Returns whether the condition holds.
    open func evaluatePredicate(in system: GKRuleSystem) -> Bool { predicate(system) }

    /// Does what follows from the condition.
    open func performAction(in system: GKRuleSystem) { action(system) }
}
