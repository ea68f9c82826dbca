// SPDX-License-Identifier: GPL-3.0-or-later
/// A linear equation or inequality: `terms` plus `constant` is zero, at most zero, or at least zero.
package struct LinearConstraint {
    /// How the left side compares with zero.
    package enum Relation: Int, Sendable { case atMost = -1, equal, atLeast }

    /// A variable and its factor.
    package struct Term {
        package var variable: ConstraintSolver.Variable
        package var factor: Double

        package init(_ variable: ConstraintSolver.Variable, times factor: Double) {
            (self.variable, self.factor) = (variable, factor)
        }
    }

    package var terms: [Term]
    package var constant: Double
    package var relation: Relation
    /// What is satisfied first: any number of constraints with a lower priority cannot outweigh one with a higher one.
    /// `nil` if the constraint is required.
    package var priority: Double?

    package init(_ terms: [Term], constant: Double, _ relation: Relation, priority: Double? = nil) {
        (self.terms, self.constant, self.relation, self.priority) = (terms, constant, relation, priority)
    }
}
