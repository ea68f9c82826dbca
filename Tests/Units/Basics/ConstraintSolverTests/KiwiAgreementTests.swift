// SPDX-License-Identifier: GPL-3.0-or-later
import ConstraintSolver
import Foundation
import Testing

/// ConstraintSolver: random systems with additions, removals, and changed constants, compared with kiwisolver. See
/// make-systems. PEEKABOARD_SYSTEMS names another file of them.
@Suite struct KiwiAgreementTests {
    private static var systems: [String] {
        get throws {
            let beside = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "systems.txt")
            let file = ProcessInfo.processInfo.environment["PEEKABOARD_SYSTEMS"].map { URL(filePath: $0) } ?? beside
            return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
        }
    }

    @Test func systemsHaveTheSolutionsOfKiwi() throws {
        let systems = try Self.systems
        try #require(systems.count >= 200)
        for (index, system) in systems.enumerated() {
            let fault = System(system).fault
            #expect(fault == nil, "system \(index): \(fault ?? "")")
        }
    }

    /// A system that is solved step by step.
    private struct System {
        private var solver = ConstraintSolver()
        private var variables: [ConstraintSolver.Variable] = []
        private var constraints: [LinearConstraint] = []
        private var handles: [ConstraintSolver.Handle?] = []
        /// The first difference.
        private(set) var fault: String?

        init(_ text: String) {
            for operation in text.split(separator: ";") {
                let words = operation.split(separator: " ").map(String.init)
                if !agrees(words) {
                    fault = String(operation)
                    return
                }
            }
        }

        private mutating func agrees(_ words: [String]) -> Bool {
            let succeeds = words.last == "+"
            switch words[0] {
            case "v": variables = (0..<Int(words[1])!).map { _ in solver.addVariable() }
            case "c":
                let numbers = words.dropFirst(4).dropLast()
                let terms = stride(from: numbers.startIndex, to: numbers.endIndex, by: 2).map { index in
                    LinearConstraint.Term(variables[Int(numbers[index])!], times: Double(numbers[index + 1])!)
                }
                let relations: [String: LinearConstraint.Relation] = ["<": .atMost, "=": .equal, ">": .atLeast]
                constraints.append(
                    LinearConstraint(
                        terms, constant: Double(words[3])!, relations[words[1]]!, priority: Double(words[2])))
                handles.append(try? solver.add(constraints[constraints.count - 1]))
                return (handles[handles.count - 1] != nil) == succeeds
            case "r":
                let index = Int(words[1])!
                handles[index].map { solver.remove($0) }
                handles[index] = nil
            case "k":
                let (index, constant) = (Int(words[1])!, Double(words[2])!)
                constraints[index].constant = constant
                handles[index] = handles[index].flatMap { try? solver.setConstant(constant, of: $0) }
                return (handles[index] != nil) == succeeds
            case "s": return sumsAgree(words.dropFirst().map { Double($0)! })
            default: return false
            }
            return true
        }

        private mutating func sumsAgree(_ sums: [Double]) -> Bool {
            solver.solve()
            let living = zip(constraints, handles).filter { $0.1 != nil }.map(\.0)
            guard living.allSatisfy({ $0.priority != nil || missed($0) < 1e-6 }) else { return false }
            for (priority, sum) in zip([3.0, 2, 1], sums) {
                let own = living.filter { $0.priority == priority }.reduce(0) { $0 + missed($1) }
                // Weights, which kiwisolver uses, may trade a little of one priority for much of a lower one.
                if own < sum - 1e-3 { return true }
                if own > sum + max(1e-3, sum * 1e-5) { return false }
            }
            return true
        }

        private func missed(_ constraint: LinearConstraint) -> Double {
            let left = constraint.terms.reduce(constraint.constant) {
                $0 + solver.value(of: $1.variable) * $1.factor
            }
            return switch constraint.relation {
            case .atMost: max(0, left)
            case .equal: left.magnitude
            case .atLeast: max(0, -left)
            }
        }
    }
}
