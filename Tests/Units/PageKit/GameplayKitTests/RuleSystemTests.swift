// SPDX-License-Identifier: GPL-3.0-or-later
import GameplayKit
import Testing
import ViewKit

struct RuleSystemTests {
    private let system = GKRuleSystem()

    /// Returns a rule that asserts a fact if others are true, and logs that in the state.
    private func rule(_ facts: [AnyHashable], _ conclusion: String, salience: Int = 0) -> GKRule {
        let rule = GKRule(
            blockPredicate: { $0.minimumGrade(forFacts: facts) == 1 },
            action: { system in
                system.state["log"] = (system.state["log"] as? String ?? "") + conclusion
                system.assertFact(conclusion)
            })
        rule.salience = salience
        return rule
    }

    @Test func conclusionsFollowFromEachOther() {
        system.add([rule(["c"], "d"), rule(["b"], "c"), rule(["a"], "b"), rule(["x"], "y")])
        system.assertFact("a")
        #expect(system.facts == ["a", "b", "c", "d"] && system.state["log"] as? String == "bcd")
        #expect(system.executed.count == 3 && system.agenda == [system.rules[3]])
        // A rule is applied once.
        system.retractFact("b")
        system.assertFact("a")
        #expect(system.facts == ["a", "c", "d"])
        system.reset()
        #expect(system.facts.isEmpty && system.agenda == system.rules && system.executed == [])
    }

    @Test func rulesWithAHigherSalienceComeFirst() {
        system.add(rule([1], "1"))
        system.add(rule([1], "2"))
        system.add(rule([1], "3", salience: 5))
        system.add(rule([1], "4", salience: -5))
        system.assertFact(1)
        #expect(system.state["log"] as? String == "3124")
        system.removeAllRules()
        #expect(system.rules == [] && system.agenda == [] && system.executed == [])
    }

    @Test func gradesAreAddedUp() {
        system.assertFact("dark", grade: 0.25)
        system.assertFact("cold", grade: 0.5)
        system.assertFact("dark", grade: 0.5)
        #expect(system.grade(forFact: "dark") == 0.75 && system.grade(forFact: "wet") == 0)
        #expect(system.minimumGrade(forFacts: ["dark", "cold"]) == 0.5)
        #expect(system.maximumGrade(forFacts: ["dark", "cold"]) == 0.75)
        #expect(system.minimumGrade(forFacts: ["dark", "wet"]) == 0)
        system.assertFact("dark", grade: 0.5)
        #expect(system.grade(forFact: "dark") == 1)
        system.retractFact("cold", grade: 0.25)
        #expect(system.grade(forFact: "cold") == 0.25)
        system.retractFact("cold", grade: 0.25)
        #expect(system.facts == ["dark"])
    }

    @Test func objectsAndSubclassesWork() {
        final class Doubling: GKRule {
            override func evaluatePredicate(in system: GKRuleSystem) -> Bool {
                system.state["count"] as? Int == 1
            }
            override func performAction(in system: GKRuleSystem) { system.state["count"] = 2 }
        }
        let object = NSObject()
        system.add(Doubling())
        system.assertFact(object)
        #expect(system.grade(forFact: object) == 1 && system.grade(forFact: NSObject()) == 0)
        system.state["count"] = 1
        system.evaluate()
        #expect(system.state["count"] as? Int == 2)
    }
}
