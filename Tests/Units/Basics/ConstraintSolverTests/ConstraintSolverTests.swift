// SPDX-License-Identifier: GPL-3.0-or-later
import ConstraintSolver
import Testing

/// ConstraintSolver: what it does with a few constraints.
@Suite struct ConstraintSolverTests {
    private typealias Variable = ConstraintSolver.Variable

    /// Returns the constraint that the sum of variables with factors, plus a constant, compares with zero.
    private func constraint(
        _ terms: [(Variable, Double)], _ constant: Double, _ relation: LinearConstraint.Relation = .equal,
        _ priority: Double? = nil
    ) -> LinearConstraint {
        LinearConstraint(
            terms.map { LinearConstraint.Term($0.0, times: $0.1) }, constant: constant, relation, priority: priority)
    }

    @Test func equationsDetermineVariables() throws {
        var solver = ConstraintSolver()
        let (left, width, right) = (solver.addVariable(), solver.addVariable(), solver.addVariable())
        _ = try solver.add(constraint([(left, 1)], -20))
        _ = try solver.add(constraint([(width, 1)], -100))
        _ = try solver.add(constraint([(right, 1), (left, -1), (width, -1)], 0))
        solver.solve()
        #expect([left, width, right].map { solver.value(of: $0) } == [20, 100, 120])
        #expect(![left, width, right].contains { solver.isFree($0) })
    }

    @Test func aVariableWithoutAnEquationIsFree() throws {
        var solver = ConstraintSolver()
        let (one, other) = (solver.addVariable(), solver.addVariable())
        let handle = try solver.add(constraint([(one, 1), (other, -1)], -5))
        solver.solve()
        #expect(solver.isFree(one) && solver.isFree(other))
        #expect(solver.value(of: one) - solver.value(of: other) == 5)
        _ = try solver.add(constraint([(other, 1)], -7))
        solver.solve()
        #expect(!solver.isFree(one) && solver.value(of: one) == 12)
        solver.remove(handle)
        solver.solve()
        #expect(solver.isFree(one) && !solver.isFree(other))
    }

    @Test func aHigherPriorityWinsAgainstAnyNumberOfLowerOnes() throws {
        var solver = ConstraintSolver()
        let width = solver.addVariable()
        for _ in 0..<50 { _ = try solver.add(constraint([(width, 1)], -10, .equal, 250)) }
        _ = try solver.add(constraint([(width, 1)], -90, .equal, 251))
        solver.solve()
        #expect(solver.value(of: width) == 90)
    }

    @Test func aContradictionNamesTheOthersAndChangesNothing() throws {
        var solver = ConstraintSolver()
        let (one, other) = (solver.addVariable(), solver.addVariable())
        let least = try solver.add(constraint([(one, 1)], -50, .atLeast))
        let sum = try solver.add(constraint([(one, 1), (other, 1)], -60))
        _ = try solver.add(constraint([(other, 1)], -8, .equal, 500))
        let conflict = #expect(throws: ConstraintSolver.Conflict.self) {
            _ = try solver.add(constraint([(other, 1)], -20, .atLeast))
        }
        #expect(conflict?.others == [least, sum])
        solver.solve()
        #expect(solver.value(of: other) == 8 && solver.value(of: one) == 52)
    }

    @Test func aConstantThatBecomesPossibleAgainIsAdded() throws {
        var solver = ConstraintSolver()
        let width = solver.addVariable()
        _ = try solver.add(constraint([(width, 1)], -100, .atMost))
        let handle = try solver.add(constraint([(width, 1)], -60))
        let moved = try solver.setConstant(-80, of: handle)
        solver.solve()
        #expect(solver.value(of: width) == 80)
        #expect(throws: ConstraintSolver.Conflict.self) { _ = try solver.setConstant(-120, of: moved) }
        _ = try solver.add(constraint([(width, 1)], -70))
        solver.solve()
        #expect(solver.value(of: width) == 70)
    }

    @Test func anEquationThatWasSaidTwiceHoldsUntilBothAreRemoved() throws {
        var solver = ConstraintSolver()
        let width = solver.addVariable()
        _ = try solver.add(constraint([(width, 1)], -50, .atLeast, 1))
        let first = try solver.add(constraint([(width, 1)], -22))
        let second = try solver.add(constraint([(width, 2)], -44))
        solver.remove(first)
        solver.solve()
        #expect(solver.value(of: width) == 22)
        solver.remove(second)
        solver.solve()
        #expect(solver.value(of: width) == 50)
    }
}
