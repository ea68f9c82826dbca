// SPDX-License-Identifier: GPL-3.0-or-later
import ViewKit

/// Rules that draw conclusions from facts. A fact is true to a grade from 0 to 1.
@preconcurrency @MainActor open class GKRuleSystem: NSObject {
    /// What the rules can use, apart from facts. After a change, call `evaluate()`.
    public var state: [AnyHashable: Any] = [:]
    /// All rules.
    public private(set) var rules: [GKRule] = []
    /// The rules that have not been applied, in the order in which they are evaluated.
    public private(set) var agenda: [GKRule] = []
    /// The rules that have been applied. They are not evaluated again before `reset()`.
    public private(set) var executed: [GKRule] = []
    /// The facts whose grade is above 0.
    public private(set) var facts: [AnyHashable] = []

    private var grades: [AnyHashable: Float] = [:]
    private var isEvaluating = false
    /// Whether facts have changed since the latest rule was chosen.
    private var needsEvaluation = false

    /// Creates a system without rules and facts.
    public override init() { super.init() }

    // MARK: - Rules

    /// Adds a rule, which is evaluated after those with the same salience.
    open func add(_ rule: GKRule) {
        rules.append(rule)
        agenda.insert(rule, at: agenda.firstIndex { $0.salience < rule.salience } ?? agenda.endIndex)
    }

    /// Adds rules.
    open func add(_ rules: [GKRule]) { for rule in rules { add(rule) } }

    /// Removes all rules.
    open func removeAllRules() { (rules, agenda, executed) = ([], [], []) }

    /// Applies the rules of the agenda whose conditions hold. When a rule changes facts, the evaluation begins again
    /// with the first rule that is left.
    open func evaluate() {
        needsEvaluation = true
        guard !isEvaluating else { return }
        isEvaluating = true
        defer { isEvaluating = false }
        while needsEvaluation {
            needsEvaluation = false
            for rule in agenda
            where !needsEvaluation && agenda.contains(rule) && rule.evaluatePredicate(in: self) {
                agenda.removeAll { $0 == rule }
                executed.append(rule)
                rule.performAction(in: self)
            }
        }
    }

    /// Removes all facts, and puts all rules on the agenda again.
    open func reset() {
        (facts, grades, executed, agenda) = ([], [:], [], [])
        for rule in rules {
            agenda.insert(rule, at: agenda.firstIndex { $0.salience < rule.salience } ?? agenda.endIndex)
        }
    }

    // MARK: - Facts

    /// Returns the grade of a fact, which is 0 if it is not among the facts.
    open func grade(forFact fact: AnyHashable) -> Float { grades[fact] ?? 0 }

    /// Returns the grade to which all of the facts are true: the lowest one.
    open func minimumGrade(forFacts facts: [AnyHashable]) -> Float {
        facts.map { grade(forFact: $0) }.min() ?? 0
    }

    /// Returns the grade to which any of the facts is true: the highest one.
    open func maximumGrade(forFacts facts: [AnyHashable]) -> Float {
        facts.map { grade(forFact: $0) }.max() ?? 0
    }

    /// Adds a fact with the grade 1, and evaluates the rules.
    open func assertFact(_ fact: AnyHashable) { assertFact(fact, grade: 1) }

    /// Increases the grade of a fact, and evaluates the rules.
    open func assertFact(_ fact: AnyHashable, grade: Float) {
        set(fact, self.grade(forFact: fact) + grade)
    }

    /// Removes a fact, and evaluates the rules.
    open func retractFact(_ fact: AnyHashable) { retractFact(fact, grade: 1) }

    /// Decreases the grade of a fact, and evaluates the rules.
    open func retractFact(_ fact: AnyHashable, grade: Float) {
        set(fact, self.grade(forFact: fact) - grade)
    }

    private func set(_ fact: AnyHashable, _ grade: Float) {
        if grade <= 0 {
            facts.removeAll { $0 == fact }
        } else if grades[fact] == nil {
            facts.append(fact)
        }
        grades[fact] = grade > 0 ? min(grade, 1) : nil
        evaluate()
    }
}
